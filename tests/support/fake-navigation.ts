import { fromCallback } from 'xstate';
import type { NavigationKind } from '#machines/domain/routes.ts';
import type { HistoryEntry, NavigationEvent, ScrollTarget } from '#machines/navigation/navigation.events.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { provided } from './provided.ts';

/** A navigation that the shop requests. */
export type Visit = { href: string; kind: 'push' | 'replace'; preserveScroll: boolean };

/** A fake navigation whose history belongs to the test. The shop's requests are recorded and done at once. */
export function fakeNavigation(at: string, visited: Visit[]) {
  let report: (event: NavigationEvent) => void = () => {};
  let made = 0;
  const entryOf = (href: string): HistoryEntry => {
    const { pathname, search, hash } = new URL(href, 'http://shop.test');
    made += 1;
    return { address: { path: pathname, search }, key: `entry-${made}`, fragment: hash, pages: 1 };
  };
  const changed = (href: string, kind: NavigationKind, preserveScroll = false): NavigationEvent => ({
    type: 'history.changed',
    entry: entryOf(href),
    kind,
    leftAt: 0,
    preserveScroll,
    smoothScroll: false,
  });
  const logic = provided(navigationMachine, {
    actions: {
      changeHistory: ({ self }, { href, kind, preserveScroll }) => {
        visited.push({ href, kind, preserveScroll });
        self.send(changed(href, kind, preserveScroll));
      },
      labelEntry: () => {},
      storePositions: () => {},
      scrollAsFarAsPossible: () => {},
    },
    actors: {
      watchHistory: fromCallback<NavigationEvent>(({ sendBack }) => {
        report = sendBack;
        sendBack({ type: 'history.read', entry: entryOf(at), positions: {}, scrolledTo: 0 });
      }),
      seekPosition: fromCallback<NavigationEvent, ScrollTarget>(({ sendBack }) => sendBack({ type: 'place.reached' })),
      seekFragment: fromCallback<NavigationEvent, { fragment: string }>(({ sendBack }) =>
        sendBack({ type: 'place.reached' }),
      ),
    },
  });
  return { logic, go: (href: string, kind: NavigationKind) => report(changed(href, kind)) };
}
