import { fromCallback } from 'xstate';
import type { NavigationKind } from '#machines/domain/routes.ts';
import type { HistoryEntry, NavigationEvent, ScrollTarget } from '#machines/navigation/navigation.events.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { provided } from '#tests/support/provided.ts';

type Entry = { href: string; key: string; pages: number };
type Moved = { preserveScroll: boolean; smoothScroll: boolean };

const STILL: Moved = { preserveScroll: false, smoothScroll: false };

const historyEntry = ({ href, key, pages }: Entry): HistoryEntry => {
  const { pathname, search, hash } = new URL(href, 'http://shop.test');
  return { address: { path: pathname, search }, key, fragment: hash, pages };
};

/** A browser's history in plain code: entries, the one that is shown, and what Back and Forward lead to. */
export function modelHistory(start: string) {
  let entries: Entry[] = [{ href: start, key: 'first', pages: 1 }];
  let shown = 0;
  let made = 0;
  let report: (event: NavigationEvent) => void = () => {};
  const here = (): Entry => {
    const entry = entries[shown];
    if (!entry) throw new Error('The history has no such entry.');
    return entry;
  };
  const changed = (kind: NavigationKind, moved: Moved): NavigationEvent => ({
    type: 'history.changed',
    entry: historyEntry(here()),
    kind,
    leftAt: 0,
    ...moved,
  });

  /** RTE-5: a link to where the shopper already is leaves no second entry. */
  function write(href: string, kind: 'push' | 'replace'): NavigationKind {
    const { href: present, key, pages } = here();
    if (kind === 'replace' || href === present) {
      entries[shown] = { href, key, pages: href === present ? pages : 1 };
      return 'replace';
    }
    made += 1;
    entries = [...entries.slice(0, shown + 1), { href, key: `entry-${made}`, pages: 1 }];
    shown += 1;
    return 'push';
  }

  const logic = provided(navigationMachine, {
    actions: {
      changeHistory: ({ self }, { href, kind, preserveScroll, smoothScroll = false }) => {
        const written = write(href, kind);
        self.send(changed(written, { preserveScroll, smoothScroll }));
      },
      labelEntry: () => {},
      storePositions: () => {},
      scrollAsFarAsPossible: () => {},
    },
    actors: {
      watchHistory: fromCallback<NavigationEvent>(({ sendBack }) => {
        report = sendBack;
        sendBack({ type: 'history.read', entry: historyEntry(here()), positions: {}, scrolledTo: 0 });
      }),
      seekPosition: fromCallback<NavigationEvent, ScrollTarget>(({ sendBack }) => sendBack({ type: 'place.reached' })),
      seekFragment: fromCallback<NavigationEvent, { fragment: string }>(({ sendBack }) =>
        sendBack({ type: 'place.reached' }),
      ),
    },
  });

  const travel = (by: number) => {
    shown += by;
    report(changed('pop', STILL));
  };
  return {
    logic,
    href: () => here().href,
    /** PRD-12: an entry has as many pages of its list as were shown. */
    recordPages: (pages: number) => {
      entries[shown] = { ...here(), pages };
    },
    canGoBack: () => shown > 0,
    canGoForward: () => shown < entries.length - 1,
    back: () => travel(-1),
    forward: () => travel(1),
  };
}
