import { shownPage } from '#machines/shop/shop.selectors.ts';
import type { ExpectedModel } from './expected-model.ts';
import { MOVES } from './moves/all-moves.ts';
import type { Move } from './moves/move.ts';

/** How far ahead a way is looked for. */
const HORIZON = 14;

const OF_PAGE = {
  products: 'catalogue',
  product: 'product',
  login: 'login',
  signup: 'signup',
  help: 'help',
  contact: 'contact',
  orders: 'orders',
  order: 'orders',
  saved: 'savedOffers',
} as const;
type PageWithFlow = keyof typeof OF_PAGE;
const hasFlow = (page: string | null): page is PageWithFlow => page !== null && page in OF_PAGE;

/** The place of a run, in as much detail as the ways from here need. */
function placeOf(expectedModel: ExpectedModel): string {
  const page = shownPage(expectedModel.shop.getSnapshot());
  return [
    page,
    expectedModel.visit.screen,
    expectedModel.state('overlay'),
    expectedModel.state('pageLoading'),
    expectedModel.state('checkout'),
    expectedModel.state('cart'),
    expectedModel.state('voucher'),
    hasFlow(page) ? expectedModel.state(OF_PAGE[page]) : '',
    expectedModel.state('header').split('|')[0],
    `${expectedModel.state('toasts')} ${expectedModel.toasts().length}`,
  ].join(' ');
}

const GROUP_FLOWS: Readonly<Record<string, Parameters<ExpectedModel['state']>[0]>> = {
  addresses: 'addresses',
  'age-gate': 'ageGate',
  'back-in-stock': 'backInStock',
  cart: 'cart',
  catalogue: 'catalogue',
  checkout: 'checkout',
  header: 'header',
  orders: 'orders',
  saved: 'saved',
  login: 'login',
  product: 'product',
  signup: 'signup',
  toasts: 'toasts',
  voucher: 'voucher',
  'environment: the list': 'catalogue',
  'environment: further products': 'catalogue',
  'environment: the product': 'product',
  'environment: products like it': 'product',
  'environment: the prices in the cart': 'cart',
  'environment: suggestions': 'header',
  'environment: the login': 'login',
  'environment: the voucher': 'voucher',
  'environment: the logout': 'session',
  'environment: the order': 'checkout',
  'environment: the orders of the account': 'orders',
  'environment: the account': 'signup',
  'environment: the code': 'login',
  'environment: the login with a code': 'login',
  'environment: connection': 'login',
};

/** A move and the state of its flow, which shows whether the move is new. */
const situationOf = (expectedModel: ExpectedModel, { words, group, sender }: Move): string => {
  const own = GROUP_FLOWS[group];
  if (own === 'cart') return `${words} | ${expectedModel.state(own)} ${expectedModel.toasts().length} messages`;
  if (own) return `${words} | ${expectedModel.state(own)}`;
  return sender === 'time' ? `${words} | ${placeOf(expectedModel)}` : `${words} | ${expectedModel.state('overlay')}`;
};

/** A way that was found, and where it leads. */
type Way = { place: string; moves: readonly string[] };
/** A way, and how often what it ends with was tried. */
type Aim = { way: readonly string[]; tried: number };

/** Where a run is, and what is new about each move that is possible there, by its words. */
export type Here = { place: string; situations: ReadonlyMap<string, string> };

type Known = { situations: ReadonlyMap<string, string>; ways: Map<string, string> };

/** The states of the shop that all explorers have found, the ways between them, and how often each move was tried. */
export class StateIndex {
  readonly #places = new Map<string, Known>();
  readonly #tried = new Map<string, number>();

  /** Records the place and its possible moves. */
  record(expectedModel: ExpectedModel): Here {
    const place = placeOf(expectedModel);
    const situations = new Map(
      MOVES.filter((move) => move.isPossible(expectedModel)).map((move) => [
        move.words,
        situationOf(expectedModel, move),
      ]),
    );
    this.#places.set(place, { situations, ways: this.#places.get(place)?.ways ?? new Map() });
    return { place, situations };
  }

  /** Notes where a move has led. */
  noteStep({ place, situations }: Here, words: string, to: Here): void {
    const situation = situations.get(words);
    if (situation !== undefined) this.#tried.set(situation, this.#timesTried(situation) + 1);
    this.#places.get(place)?.ways.set(words, to.place);
  }

  #timesTried = (situation: string): number => this.#tried.get(situation) ?? 0;

  /** The moves from here to the nearest of what was tried least within the horizon, and it. */
  wayToLeastTried({ place: from }: Here): readonly string[] {
    let best: Aim = { way: [], tried: Number.POSITIVE_INFINITY };
    let frontier: readonly Way[] = [{ place: from, moves: [] }];
    const met = new Set([from]);
    for (let depth = 0; depth < HORIZON && frontier.length > 0 && best.tried > 0; depth += 1) {
      best = frontier.reduce((least, way) => this.#leastTriedAt(way, least), best);
      frontier = frontier.flatMap((way) => this.#waysOn(way, met));
    }
    return best.way;
  }

  #leastTriedAt({ place, moves }: Way, least: Aim): Aim {
    let best = least;
    for (const [words, situation] of this.#places.get(place)?.situations ?? []) {
      const tried = this.#timesTried(situation);
      if (tried < best.tried) best = { way: [...moves, words], tried };
    }
    return best;
  }

  #waysOn({ place, moves }: Way, met: Set<string>): readonly Way[] {
    const ways: Way[] = [];
    const known = this.#places.get(place);
    for (const [words, to] of known?.ways ?? []) {
      if (met.has(to) || !known?.situations.has(words)) continue;
      met.add(to);
      ways.push({ place: to, moves: [...moves, words] });
    }
    return ways;
  }
}
