import type { SnapshotFrom } from 'xstate';
import type { EventSamples } from '#machines/domain/samples.ts';
import { stateText } from '#machines/domain/state-text.ts';
import type { HistoryEntry, NavigationEvent } from './navigation.events.ts';
import type { navigationMachine } from './navigation.machine.ts';

const home: HistoryEntry = { address: { path: '/', search: '' }, key: 'first', fragment: '', pages: 1 };
const list: HistoryEntry = { address: { path: '/products', search: '' }, key: 'list', fragment: '', pages: 1 };
const filtered: HistoryEntry = {
  address: { path: '/products', search: '?category=gin' },
  key: 'gin',
  fragment: '',
  pages: 1,
};
const within: HistoryEntry = { ...home, key: 'within', fragment: '#home-sale' };
const still = { preserveScroll: false, smoothScroll: false } as const;

export const navigationSamples = {
  'history.read': {
    atHome: { type: 'history.read', entry: home, positions: {}, scrolledTo: 0 },
    atFragment: { type: 'history.read', entry: within, positions: {}, scrolledTo: 0 },
    /** Four pages of the list were shown. */
    listAgain: { type: 'history.read', entry: { ...list, pages: 4 }, positions: { list: 5000 }, scrolledTo: 0 },
  },
  'history.changed': {
    onwards: { type: 'history.changed', entry: list, kind: 'push', leftAt: 640, ...still },
    back: { type: 'history.changed', entry: home, kind: 'pop', leftAt: 320, ...still },
    filtered: {
      type: 'history.changed',
      entry: filtered,
      kind: 'push',
      leftAt: 320,
      preserveScroll: true,
      smoothScroll: false,
    },
    toFragment: { type: 'history.changed', entry: within, kind: 'pop', leftAt: 0, ...still },
  },
  'page.requested': {
    link: { type: 'page.requested', href: '/products', kind: 'push', ...still },
    smoothLink: { type: 'page.requested', href: '/products', kind: 'push', preserveScroll: false, smoothScroll: true },
  },
  'page.hidden': { scrolled: { type: 'page.hidden', leftAt: 480 } },
  'page.revealed': { gatePassed: { type: 'page.revealed' } },
  'place.reached': { tallEnough: { type: 'place.reached' } },
  'shopper.scrolled': { wheel: { type: 'shopper.scrolled' } },
} as const satisfies EventSamples<NavigationEvent>;

/** The state, the address, the scroll position to reach, and how many pages of its list the entry had. */
export const navigationStateKey = ({ value, context }: SnapshotFrom<typeof navigationMachine>): string => {
  const { path = '', search = '' } = context.entry?.address ?? {};
  return `${stateText(value)} at=${path}${search} top=${context.target.top} pages=${context.entry?.pages ?? 0}`;
};
