import { fromCallback } from 'xstate';
import type { NavigationEvent, ScrollTarget } from '#machines/navigation/navigation.events.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import {
  currentEntry,
  labelNewEntry,
  observeHidden,
  observeHistory,
  scrolledAtStart,
  writeHistory,
  writeKey,
} from '#src/platform/navigation.ts';
import { readPositions, storePositions } from '#src/platform/stored-positions.ts';
import { positionSeeker, scrollIntoView, scrollTowards, tryEachFrame } from './scroll.ts';

export const navigation = navigationMachine.provide({
  actions: {
    changeHistory: (_, request) => writeHistory(request),
    labelEntry: (_, { key }) => writeKey(key),
    storePositions: (_, positions) => storePositions(positions),
    scrollAsFarAsPossible: (_, target) => scrollTowards(target),
  },
  actors: {
    watchHistory: fromCallback<NavigationEvent>(({ sendBack }) => {
      labelNewEntry();
      const positions = readPositions();
      sendBack({ type: 'history.read', entry: currentEntry(), positions, scrolledTo: scrolledAtStart() });
      const stopHistory = observeHistory((change) =>
        sendBack({ type: 'history.changed', entry: currentEntry(), leftAt: window.scrollY, ...change }),
      );
      const stopHidden = observeHidden(() => sendBack({ type: 'page.hidden', leftAt: window.scrollY }));
      return () => {
        stopHistory();
        stopHidden();
      };
    }),
    seekPosition: fromCallback<NavigationEvent, ScrollTarget>(({ input, sendBack }) =>
      tryEachFrame(positionSeeker(input), sendBack),
    ),
    seekFragment: fromCallback<NavigationEvent, { fragment: string }>(({ input, sendBack }) =>
      tryEachFrame(() => scrollIntoView(input.fragment), sendBack),
    ),
  },
});
