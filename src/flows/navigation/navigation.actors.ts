import { fromCallback } from 'xstate';
import type { NavigationEvent, ScrollTarget } from '#machines/navigation/navigation.events.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { currentEntry, observeHistory, writeHistory, writeKey } from '#src/lib/navigation.ts';
import { scrollIntoView, scrollTo, tryEachFrame } from './scroll.ts';

const changed = (
  kind: 'push' | 'replace' | 'pop',
  leftAt: number,
  { preserveScroll, smoothScroll } = { preserveScroll: false, smoothScroll: false },
): NavigationEvent => ({
  type: 'history.changed',
  entry: currentEntry(),
  kind,
  leftAt,
  preserveScroll,
  smoothScroll,
});

export const navigation = navigationMachine.provide({
  actions: {
    changeHistory: ({ self }, request) => {
      const leftAt = window.scrollY;
      self.send(changed(writeHistory(request), leftAt, request));
    },
    labelEntry: (_, { key }) => writeKey(key),
    scrollAsFarAsPossible: (_, target) => void scrollTo(target, { isLast: true }),
  },
  actors: {
    watchHistory: fromCallback<NavigationEvent>(({ sendBack }) => {
      sendBack({ type: 'history.read', entry: currentEntry() });
      return observeHistory(() => sendBack(changed('pop', window.scrollY)));
    }),
    seekPosition: fromCallback<NavigationEvent, ScrollTarget>(({ input, sendBack }) =>
      tryEachFrame(() => scrollTo(input, { isLast: false }), sendBack),
    ),
    seekFragment: fromCallback<NavigationEvent, { fragment: string }>(({ input, sendBack }) =>
      tryEachFrame(() => scrollIntoView(input.fragment), sendBack),
    ),
  },
});
