import { fromCallback } from 'xstate';
import type { NavigationEvent, ScrollTarget } from '#machines/navigation/navigation.events.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { currentEntry, observeHistory, writeHistory, writeKey } from '#src/platform/navigation.ts';
import { positionSeeker, scrollIntoView, scrollTowards, tryEachFrame } from './scroll.ts';

export const navigation = navigationMachine.provide({
  actions: {
    changeHistory: (_, request) => writeHistory(request),
    labelEntry: (_, { key }) => writeKey(key),
    scrollAsFarAsPossible: (_, target) => scrollTowards(target),
  },
  actors: {
    watchHistory: fromCallback<NavigationEvent>(({ sendBack }) => {
      sendBack({ type: 'history.read', entry: currentEntry() });
      return observeHistory((change) =>
        sendBack({ type: 'history.changed', entry: currentEntry(), leftAt: window.scrollY, ...change }),
      );
    }),
    seekPosition: fromCallback<NavigationEvent, ScrollTarget>(({ input, sendBack }) =>
      tryEachFrame(positionSeeker(input), sendBack),
    ),
    seekFragment: fromCallback<NavigationEvent, { fragment: string }>(({ input, sendBack }) =>
      tryEachFrame(() => scrollIntoView(input.fragment), sendBack),
    ),
  },
});
