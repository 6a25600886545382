import type { AnyEventObject, SnapshotFrom } from 'xstate';
import type { CartEvent } from '#machines/cart/cart.events.ts';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import {
  cartCorrections,
  cartCount,
  cartLines,
  cartVoucher,
  isRestoring,
  isUncheckable,
} from '#machines/cart/cart.selectors.ts';
import type { CheckedCart } from '#machines/cart/reconcile-cart.ts';
import { type Cart, totalsOf, untilFreeDelivery } from '#machines/domain/cart.ts';
import type { CatalogueAnswer } from '#machines/domain/catalogue-answer.ts';
import type { Correction } from '#machines/domain/correction.ts';
import type { Product } from '#machines/domain/product.ts';
import { answerOf, failureOf, isAsked, isDone, isTimeOut, reported } from '../properties/effects.ts';
import { agreesWith, type Model } from './model.ts';

/** Prices in pence. */
type Line = { readonly id: string; readonly name: string; readonly price: number; readonly quantity: number };
type Removal = {
  readonly number: number;
  readonly lines: readonly Line[];
  /** The ids of all lines in their order, also of those that Undo can still restore. */
  readonly places: readonly string[];
  readonly discount: number;
  readonly voucher: Cart['voucher'];
};

type State = {
  /** Whether storage has been read. */
  readonly isRead: boolean;
  readonly lines: readonly Line[];
  readonly discount: number;
  readonly voucher: Cart['voucher'];
  readonly removals: readonly Removal[];
  readonly removed: number;
  readonly corrections: readonly Correction[];
  readonly check: 'none' | 'asked' | 'failed';
  readonly isStored: boolean;
  readonly says: readonly string[];
};

/** One order holds at most so many of one product. */
const MOST = 999;

const quantityOf = ({ lines }: State, id: string): number => lines.find((line) => line.id === id)?.quantity ?? 0;
const nameOf = ({ lines }: State, id: string): string => lines.find((line) => line.id === id)?.name ?? id;

/** A change made here: it is stored at once. */
const changed = (state: State, change: Partial<State>): State => ({ ...state, ...change, isStored: true });

/** CRT-1, CRT-5: a line that is there becomes longer, at its price; else there is a new one. */
function withMore(lines: readonly Line[], more: Line): readonly Line[] {
  const own = lines.find(({ id }) => id === more.id);
  const line = { ...(own ?? more), quantity: Math.min(MOST, (own?.quantity ?? 0) + more.quantity) };
  return own ? lines.map((each) => (each === own ? line : each)) : [...lines, line];
}

const lineOf = ({ id, name, price }: Product | Cart['lines'][number]['product'], quantity: number): Line => ({
  id,
  name,
  price,
  quantity,
});
const linesOf = ({ lines }: Cart): readonly Line[] => lines.map(({ product, quantity }) => lineOf(product, quantity));

function added(state: State, product: Product, quantity: number): State {
  if (!product.inStock) return { ...state, says: [`refuses ${product.name}`] };
  if (quantity < 1) return state;
  const isTooMany = quantityOf(state, product.id) + quantity > MOST;
  const inCart = state.lines.find(({ id }) => id === product.id)?.name;
  const says = [isTooMany ? `holds no more ${inCart ?? product.name}` : `added ${quantity} × ${product.name}`];
  // CRT-5: what costs something else today is checked at once.
  const isOther = state.isRead && state.lines.some(({ id, price }) => id === product.id && price !== product.price);
  return {
    ...state,
    lines: withMore(state.lines, lineOf(product, quantity)),
    ...{ says, isStored: state.isRead, check: isOther ? 'asked' : state.check },
  };
}

function takenOut(state: State, isOut: (line: Line) => boolean, discount: number, isCleared = false): State {
  const whole = state.removals.reduce((all, removal) => restored(all, removal), state.lines);
  const number = state.removed + 1;
  return changed(state, {
    lines: state.lines.filter((line) => !isOut(line)),
    discount,
    // VCH-4: Clear Cart removes the voucher, too, and Undo restores it.
    voucher: isCleared ? undefined : state.voucher,
    removals: [
      ...state.removals,
      {
        number,
        lines: state.lines.filter(isOut),
        places: whole.map(({ id }) => id),
        discount: state.discount,
        voucher: isCleared ? state.voucher : undefined,
      },
    ],
    removed: number,
    says: [`offers Undo of ${number}`],
  });
}

/** CRT-6: order and quantities come back; of what was added again meanwhile there is more. New lines stay the last. */
const restored = (present: readonly Line[], { lines, places }: Removal): readonly Line[] =>
  lines.reduce<readonly Line[]>((all, line) => {
    if (all.some(({ id }) => id === line.id)) return withMore(all, line);
    const isBefore = ({ id }: Line) => places.includes(id) && places.indexOf(id) < places.indexOf(line.id);
    const behind = all.findIndex((each) => !isBefore(each));
    const at = behind < 0 ? all.length : behind;
    return [...all.slice(0, at), line, ...all.slice(at)];
  }, present);

function putBack(state: State, number: number): State {
  const removal = state.removals.find((each) => each.number === number);
  if (!removal) return state;
  return changed(state, {
    lines: restored(state.lines, removal),
    discount: Math.max(state.discount, removal.discount),
    voucher: state.voucher ?? removal.voucher,
    removals: state.removals.filter((each) => each !== removal),
    // CRT-5: what comes back may be out of date.
    check: 'asked',
  });
}

function stepped(state: State, id: string, by: number): State {
  const aim = quantityOf(state, id) + by;
  if (quantityOf(state, id) === 0 || by === 0) return state;
  if (aim < 1) return takenOut(state, (line) => line.id === id, state.discount);
  const lines = state.lines.map((line) => (line.id === id ? { ...line, quantity: Math.min(MOST, aim) } : line));
  return changed(state, { lines, says: aim > MOST ? [`holds no more ${nameOf(state, id)}`] : [] });
}

/** What the catalogue says of one line today; null where it agrees. */
function correctionOf({ id, name, price }: Line, { asked, found }: CatalogueAnswer): Correction | null {
  if (!asked.includes(id)) return null;
  const today = found.find((product) => product.id === id);
  if (!today) return { kind: 'gone', id, name };
  if (!today.inStock) return { kind: 'outOfStock', id, name: today.name };
  return today.price === price ? null : { kind: 'priceChanged', id, name: today.name, from: price, to: today.price };
}

/** The latest correction of each product, with the price that the shopper saw first; a price that returns to it is no correction. */
function merged(before: readonly Correction[], news: Correction): readonly Correction[] {
  const former = before.find(({ id }) => id === news.id);
  const others = before.filter((each) => each !== former);
  if (news.kind !== 'priceChanged' || former?.kind !== 'priceChanged') return [...others, news];
  return former.from === news.to ? others : [...others, { ...news, from: former.from }];
}

/** VCH-5: the voucher as it counts today, where it is the one that was asked for; null where nothing is to be put right. */
function voucherNews({ voucher }: State, { voucher: today }: CheckedCart): Correction | null {
  if (voucher === undefined || voucher.code !== today?.code) return null;
  const about = { id: `voucher ${today.code}`, name: today.code };
  const { answer } = today;
  if (answer.state !== 'valid') {
    return { kind: answer.state === 'usedUp' ? 'voucherUsedUp' : 'voucherUnknown', ...about };
  }
  const isSame = JSON.stringify(answer.voucher) === JSON.stringify(voucher);
  return isSame ? null : { kind: 'voucherChanged', ...about, to: answer.voucher };
}

/** CRT-5, VCH-5: what the API has otherwise today is put right, and the shopper is told. */
function checked(state: State, today: CheckedCart): State {
  const ofVoucher = voucherNews(state, today);
  const ofLines = state.lines.map((line) => correctionOf(line, today)).filter((correction) => correction !== null);
  const news = ofVoucher ? [...ofLines, ofVoucher] : ofLines;
  const nameToday = ({ id, name }: Line) => today.found.find((product) => product.id === id)?.name ?? name;
  const done: State = {
    ...state,
    check: 'none',
    lines: state.lines.map((line) => (today.asked.includes(line.id) ? { ...line, name: nameToday(line) } : line)),
  };
  if (news.length === 0) return done;
  const lines = done.lines.flatMap((line) => {
    const correction = ofLines.find(({ id }) => id === line.id);
    if (!correction) return [line];
    return correction.kind === 'priceChanged' ? [{ ...line, price: correction.to }] : [];
  });
  const kept = ofVoucher === null ? state.voucher : undefined;
  return changed(done, {
    lines,
    voucher: ofVoucher?.kind === 'voucherChanged' ? ofVoucher.to : kept,
    corrections: news.reduce(merged, state.corrections),
    says: ['tells what is corrected'],
  });
}

function read(state: State, { cart, damaged }: Extract<CartEvent, { type: 'page.hydrated' }>['cart']): State {
  const isChanged = damaged || state.lines.length > 0;
  const lines = state.lines.reduce(withMore, linesOf(cart));
  return {
    ...state,
    isRead: true,
    lines,
    discount: cart.discount,
    voucher: cart.voucher,
    check: damaged || lines.length === 0 ? 'none' : 'asked',
    isStored: isChanged,
    says: damaged ? ['tells that the cart was damaged'] : [],
  };
}

/** CHK-7: what another tab has made of a line; null where it costs the same. */
function changeElsewhere({ id, name, price }: Line, lines: readonly Line[]): Correction | null {
  const now = lines.find((line) => line.id === id);
  if (!now) return { kind: 'takenOutElsewhere', id, name };
  return now.price === price ? null : { kind: 'priceChanged', id, name: now.name, from: price, to: now.price };
}

function followed(state: State, cart: Cart): State {
  const isEmptied = cart.lines.length === 0 && state.lines.length > 0;
  const says = isEmptied ? ['tells that the cart was emptied elsewhere'] : [];
  const lines = linesOf(cart);
  const news = isEmptied ? [] : state.lines.flatMap((line) => changeElsewhere(line, lines) ?? []);
  // CHK-7: this tab has not checked these prices.
  const isOther = lines.some(({ id, price }) => !state.lines.some((line) => line.id === id && line.price === price));
  return {
    ...state,
    lines,
    discount: cart.discount,
    voucher: cart.voucher,
    corrections: news.reduce(merged, state.corrections),
    says,
    check: isOther ? 'none' : state.check,
  };
}

/** What an order leaves in the cart: what was added meanwhile. SRV-4. */
function leftOf(lines: State['lines'], ordered: readonly { id: string; quantity: number }[]): State['lines'] {
  const taken = (id: string) => ordered.find((each) => each.id === id)?.quantity ?? 0;
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - taken(line.id) }))
    .filter(({ quantity }) => quantity > 0);
}

/** What changes what is in the cart. */
function atCart(state: State, event: CartEvent): State {
  switch (event.type) {
    case 'quantity.stepped':
      return stepped(state, event.id, event.by);
    case 'line.removed':
      return quantityOf(state, event.id) === 0 ? state : takenOut(state, ({ id }) => id === event.id, state.discount);
    case 'cart.cleared':
      return state.lines.length === 0 ? state : takenOut(state, () => true, 0, true);
    case 'voucher.applied':
      return changed(state, { voucher: event.voucher });
    case 'voucher.removed':
      return state.lines.length === 0 ? state : changed(state, { voucher: undefined });
    case 'removal.undone':
      return putBack(state, Number(event.removal));
    case 'cart.changedElsewhere':
      return followed(state, event.cart);
    case 'order.placed':
      // VCH-4: the discount and the voucher that was sent go with it, and Undo does not restore them.
      return changed(state, {
        lines: leftOf(state.lines, event.lines),
        ...{ discount: 0, corrections: [] },
        ...(state.voucher?.code === event.voucher && { voucher: undefined }),
        removals: state.removals.map((removal) => ({
          ...{ ...removal, discount: 0 },
          ...(removal.voucher?.code === event.voucher && { voucher: undefined }),
        })),
      });
    default:
      return state;
  }
}

/** CRT-5, VCH-5: what is said of a price goes with its line, of a voucher's worth with it; what is said of what is gone stays. */
const onItsLines = (state: State): State => ({
  ...state,
  corrections: state.corrections.filter(
    ({ kind, id, name }) =>
      (kind !== 'priceChanged' || quantityOf(state, id) > 0) &&
      (kind !== 'takenOutElsewhere' || quantityOf(state, id) === 0) &&
      (kind !== 'voucherChanged' || state.voucher?.code === name),
  ),
});

/** SRV-5, VCH-5: the voucher of a refused order goes, if it is the reason and still in the cart; all is checked again. */
function refusedOrder(state: State, code: string | undefined): State {
  if (state.lines.length === 0) return state;
  if (code === undefined || state.voucher?.code !== code) return { ...state, check: 'asked' };
  const gone: Correction = { kind: 'voucherUnknown', id: `voucher ${code}`, name: code };
  return changed(state, {
    voucher: undefined,
    corrections: merged(state.corrections, gone),
    check: 'asked',
    says: ['tells what is corrected'],
  });
}

function answered(state: State, event: CartEvent): State {
  const check = answerOf({ event }, 'checkProducts');
  if (check) return checked(state, check.output as CheckedCart);
  if (failureOf({ event }, 'checkProducts') || isTimeOut({ event })) return { ...state, check: 'failed' };
  const isRetried = event.type === 'load.retried' && state.check === 'failed';
  if (event.type === 'order.refused') return refusedOrder(state, event.voucher);
  if (isRetried || event.type === 'cart.viewed') return state.lines.length === 0 ? state : { ...state, check: 'asked' };
  return event.type === 'corrections.acknowledged' ? { ...state, corrections: [] } : onItsLines(atCart(state, event));
}

function next(before: State, occurrence: AnyEventObject): State {
  const state: State = { ...before, isStored: false, says: [] };
  const event = occurrence as CartEvent;
  if (event.type === 'product.added') return onItsLines(added(state, event.product, Math.trunc(event.quantity)));
  if (state.isRead) return answered(state, event);
  return event.type === 'page.hydrated' ? read(state, event.cart) : state;
}

/** VCH-3: a share of the subtotal in whole pence, or an amount, from a minimum on. */
function takenOff({ voucher }: State, subtotal: number): number {
  if (voucher === undefined || subtotal < voucher.minimum) return 0;
  const worth = voucher.kind === 'percent' ? Math.round((subtotal * voucher.value) / 100) : voucher.value;
  return Math.min(worth, subtotal);
}

/** CRT-3, in pence: tax 8%, delivery 5.99 below a subtotal of 50, the discount never more than there is to pay. */
function totals(state: State) {
  const { lines, discount } = state;
  const subtotal = lines.map(({ price, quantity }) => price * quantity).reduce((sum, price) => sum + price, 0);
  if (lines.length === 0) return { subtotal: 0, tax: 0, delivery: 0, discount: 0, total: 0 };
  const tax = Math.round((subtotal * 8) / 100);
  const delivery = subtotal < 5000 ? 599 : 0;
  const total = Math.max(0, subtotal + tax + delivery - discount - takenOff(state, subtotal));
  return { subtotal, tax, delivery, discount: subtotal + tax + delivery - total, total };
}

/** CRT-6: what is missing for free delivery. */
const missing = (state: State): number => (state.lines.length === 0 ? 0 : Math.max(0, 5000 - totals(state).subtotal));

type Snapshot = SnapshotFrom<typeof cartMachine>;
type Seen = {
  isRead: boolean;
  lines: unknown;
  badge: number;
  totals: unknown;
  voucher: Cart['voucher'];
  missing: number;
  corrections: unknown;
  check: string;
  isStored: boolean;
  says: readonly string[];
};

/** What a fact says to the shopper; nothing where it is for the shop alone. */
function spoken({ type, product, quantity, removal }: AnyEventObject): readonly string[] {
  const words: Readonly<Record<string, () => string>> = {
    'cart.product.added': () => `added ${quantity} × ${product.name}`,
    'cart.product.refused': () => `refuses ${product.name}`,
    'cart.limit.reached': () => `holds no more ${product.name}`,
    'cart.lines.removed': () => `offers Undo of ${removal.id}`,
    'cart.corrected': () => 'tells what is corrected',
    'cart.damaged': () => 'tells that the cart was damaged',
    'cart.emptiedElsewhere': () => 'tells that the cart was emptied elsewhere',
  };
  const say = words[type];
  return say ? [say()] : [];
}

function checkOf(snapshot: Snapshot): State['check'] {
  if (isAsked(snapshot, 'checkProducts')) return 'asked';
  return isUncheckable(snapshot) ? 'failed' : 'none';
}

const model: Model<Snapshot, State, Seen> = {
  start: {
    isRead: false,
    lines: [],
    discount: 0,
    voucher: undefined,
    removals: [],
    removed: 0,
    corrections: [],
    check: 'none',
    isStored: false,
    says: [],
  },
  step: next,
  shows: (state) => ({
    isRead: state.isRead,
    lines: state.lines,
    badge: state.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: totals(state),
    voucher: state.voucher,
    missing: missing(state),
    corrections: state.corrections,
    check: state.check,
    isStored: state.isStored,
    says: state.says,
  }),
  looksLike: (snapshot, step) => ({
    isRead: !isRestoring(snapshot),
    lines: linesOf({ lines: cartLines(snapshot), discount: 0 }),
    badge: cartCount(snapshot),
    totals: totalsOf(snapshot.context),
    voucher: cartVoucher(snapshot),
    missing: untilFreeDelivery(snapshot.context),
    corrections: cartCorrections(snapshot),
    check: checkOf(snapshot),
    isStored: isDone(step, 'saveCart'),
    says: reported(step).flatMap(spoken),
  }),
};

export const cartModel = agreesWith(
  'CRT-1 CRT-3 CRT-4 CRT-5 CRT-6 VCH-3 VCH-4 VCH-5 the cart holds, costs and says what the model says',
  model,
);
