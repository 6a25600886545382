import type { AnyEventObject } from 'xstate';
import { type PageName, routeOf } from '#machines/domain/routes.ts';
import type { FlowName } from '#machines/shop/flows.ts';
import type { ExpectedModel } from '../expected-model.ts';

/** Who makes a move: a person, the environment (API, connection), another tab of the same browser, or time. */
export type MoveSender = 'user' | 'environment' | 'tab' | 'time';

/** An event of the whole shop. The user's action for it is in tests/paths/<flow>.screen.ts. */
export type Move = {
  /** What happens, in words; no two moves have the same. */
  words: string;
  sender: MoveSender;
  /** Whose screen it happens on, or what it comes from: the explorer gives each its turn. */
  group: string;
  isPossible: (expectedModel: ExpectedModel) => boolean;
  make: (expectedModel: ExpectedModel) => void | Promise<void>;
};

type When = (expectedModel: ExpectedModel) => boolean;

/** Whether the page is uncovered: no gate, dialog or drawer is over it. */
export const liesOpen: When = (expectedModel) => expectedModel.state('overlay') === 'nothing';
/** The page that the address names: it has to be the one that is shown. RTE-1. */
export function addressedPage({ flow }: ExpectedModel): PageName | null {
  const address = flow('navigation').getSnapshot().context.entry?.address;
  return address === undefined ? null : routeOf(address).name;
}
/** Whether one of these pages is visible: its code is loaded, too. */
export const isShown =
  (...pages: PageName[]): When =>
  (expectedModel) =>
    expectedModel.state('pageLoading') === 'loaded' && pages.some((page) => page === addressedPage(expectedModel));
export const isOnPhone: When = ({ visit }) => visit.screen === 'phone';
export const isOnDesk: When = ({ visit }) => visit.screen === 'desk';
/** Whether a flow is in one of these states, given by their paths: 'open.confirming'. */
export const isIn =
  (flow: Parameters<ExpectedModel['state']>[0], ...paths: string[]): When =>
  (expectedModel) =>
    paths.some((path) => expectedModel.matches(flow, path));
export const all =
  (...conditions: When[]): When =>
  (expectedModel) =>
    conditions.every((holds) => holds(expectedModel));
export const either =
  (...conditions: When[]): When =>
  (expectedModel) =>
    conditions.some((holds) => holds(expectedModel));

/** Whether a person's hand is free: neither pointer nor focus rests on a message, which holds it. */
const isFree: When = ({ hand }) => hand.focus !== 'messages' && hand.pointer !== 'messages';

/** Leaving the search field, which a press elsewhere does first. HDR-5. */
export function leaveSearch(expectedModel: ExpectedModel): void {
  if (expectedModel.hand.focus !== 'search') return;
  expectedModel.hand.focus = 'elsewhere';
  expectedModel.send('header', { type: 'suggestions.dismissed' });
  expectedModel.send('header', { type: 'searchPanel.dismissed' });
}

/** Any other action leaves the form. */
function leaveForm({ hand }: ExpectedModel): void {
  if (hand.focus === 'form') hand.focus = 'elsewhere';
}

/** A signed-in shopper sees no form to sign in or up. LOG-1, SGN-1. */
export const isNotSignedIn: When = ({ state }) => state('session') !== 'known.signedIn';

/** The calendar closes when something beside it is pressed, or takes the focus. SGN-3. */
export function leaveCalendar(expectedModel: ExpectedModel): void {
  if (isNotSignedIn(expectedModel) && expectedModel.matches('signup', 'filling.calendar.open'))
    expectedModel.send('signup', { type: 'calendar.dismissed' });
}

/** Whether the checkout should be seen, but its code has not come: a notice says so beside the page. */
export const isCheckoutMissing: When = all(
  isIn('checkout', 'open'),
  (expectedModel) => expectedModel.checkoutCode() === 'failed',
);

/** Whether the page can be read: the search under the header and the account menu leave it so. */
export const isPageSeen: When = either(
  liesOpen,
  isIn('header', 'panels.open.searchPanel', 'panels.open.accountMenu'),
  isCheckoutMissing,
);

type Sent = AnyEventObject | ((expectedModel: ExpectedModel) => AnyEventObject);

/** The moves of a person on the screen of one flow. */
export function movesOn(group: string) {
  const person = (words: string, isPossible: When, make: Move['make']): Move => ({
    words,
    sender: 'user',
    group,
    isPossible: all(isFree, isPossible),
    make: (expectedModel) => {
      leaveSearch(expectedModel);
      leaveForm(expectedModel);
      leaveCalendar(expectedModel);
      return make(expectedModel);
    },
  });
  /** Where the focus and the pointer are is the move's own matter. */
  const anywhere = (words: string, isPossible: When, make: Move['make']): Move => ({
    words,
    sender: 'user',
    group,
    isPossible,
    make,
  });
  return {
    person,
    anywhere,
    /** A person does what its view answers with one event of a flow. */
    sends: (words: string, flow: FlowName, event: Sent, isPossible: When): Move =>
      person(words, isPossible, (expectedModel) =>
        expectedModel.send(flow, typeof event === 'function' ? event(expectedModel) : event),
      ),
    /** A person fills in a form, and stays in it. */
    fills: (words: string, flow: FlowName, event: Sent, isPossible: When): Move =>
      person(words, isPossible, (expectedModel) => {
        expectedModel.send(flow, typeof event === 'function' ? event(expectedModel) : event);
        expectedModel.hand.focus = 'form';
      }),
    /** A person does what nothing answers. */
    ignored: (words: string, isPossible: When): Move => person(words, isPossible, () => {}),
    /** A person follows a link. */
    follows: (words: string, href: string | ((expectedModel: ExpectedModel) => string), isPossible: When): Move =>
      person(words, isPossible, (expectedModel) =>
        expectedModel.send('navigation', {
          type: 'page.requested',
          href: typeof href === 'function' ? href(expectedModel) : href,
          kind: 'push',
          preserveScroll: false,
          smoothScroll: false,
        }),
      ),
  };
}
