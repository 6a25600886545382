import type { CartEvent } from '#machines/cart/cart.events.ts';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import {
  cartCorrections,
  cartCount,
  cartLines,
  cartVoucher,
  hasRoomFor,
  isEmpty,
  isNotStored,
  isRestoring,
  isUncheckable,
} from '#machines/cart/cart.selectors.ts';
import type { CheckedCart } from '#machines/cart/reconcile-cart.ts';
import type { CartLine, OrderedLine } from '#machines/domain/cart.ts';
import { correctionText } from '#machines/domain/correction.ts';
import type { Voucher, VoucherAnswer } from '#machines/domain/voucher.ts';
import { answerOf, asked, factsOf, failureOf, isAsked, isDone, isReported, isTimeOut } from './effects.ts';
import { sentencesOn } from './property.ts';

const { step, situation, beginning, run, sent, isOn } = sentencesOn<typeof cartMachine>();

type Step = Parameters<typeof sent>[0];
type Snapshot = Step['after'];

/** The most of one product that an order may hold. */
const MOST = 999;

const quantityOf = (snapshot: Snapshot, id: string | undefined): number =>
  cartLines(snapshot).find(({ product }) => product.id === id)?.quantity ?? 0;
const textOf = (snapshot: Snapshot): string =>
  cartLines(snapshot)
    .map(({ product, quantity }) => `${quantity} ${product.id}`)
    .join(', ');
const pricesOf = (snapshot: Snapshot): string =>
  JSON.stringify([
    cartLines(snapshot).map(({ product, quantity }) => [product, quantity]),
    snapshot.context.discount,
    cartVoucher(snapshot),
  ]);
/** What an order depends on: a bottle that is called otherwise today is the same. */
const orderOf = (snapshot: Snapshot): string =>
  JSON.stringify([
    cartLines(snapshot).map(({ product: { id, price }, quantity }) => [id, price, quantity]),
    snapshot.context.discount,
    cartVoucher(snapshot),
  ]);
const othersOf = (snapshot: Snapshot, id: string | undefined): string =>
  JSON.stringify(cartLines(snapshot).filter(({ product }) => product.id !== id));
const isReady = (snapshot: Snapshot): boolean => !isRestoring(snapshot);
const hasLines = (snapshot: Snapshot): boolean => cartLines(snapshot).length > 0;

/** The product that is added by a step; null where none is. */
const additionOf = (happening: Step): Extract<CartEvent, { type: 'product.added' }> | null => {
  const added = sent(happening, 'product.added');
  return added !== null && added.quantity >= 1 ? added : null;
};
const steppedId = (happening: Step): string | null => {
  const stepped = sent(happening, 'quantity.stepped');
  return stepped && isReady(happening.before) && quantityOf(happening.before, stepped.id) > 0 ? stepped.id : null;
};
const aimOf = (happening: Step): number =>
  quantityOf(happening.before, steppedId(happening) ?? '') + (sent(happening, 'quantity.stepped')?.by ?? 0);

const isTakenOut = (happening: Step): boolean => isReported(happening, 'cart.lines.removed');
const checkOf = (happening: Step): CheckedCart | null =>
  (answerOf(happening, 'checkProducts')?.output as CheckedCart | undefined) ?? null;
/** What the API says of the voucher of the cart; null where it was not asked for this one. */
const voucherAnswerOf = (happening: Step): VoucherAnswer | null => {
  const checked = checkOf(happening)?.voucher;
  return checked && checked.code === cartVoucher(happening.before)?.code ? checked.answer : null;
};
/** What counts today of the cart's voucher. */
const voucherToday = (happening: Step): Voucher | undefined => {
  const answer = voucherAnswerOf(happening);
  if (answer === null) return cartVoucher(happening.before);
  return answer.state === 'valid' ? answer.voucher : undefined;
};
const checkInputOf = (snapshot: Snapshot): string =>
  JSON.stringify({ ids: cartLines(snapshot).map(({ product }) => product.id), code: cartVoucher(snapshot)?.code });

/** What the catalogue has said last of the price of a product; null of one that it no longer sells. */
class KnownPrices {
  readonly #prices = new Map<string, number | null>();

  hear(happening: Step): void {
    const added = additionOf(happening);
    const isThere = quantityOf(happening.before, added?.product.id) > 0;
    // A line that is there keeps its price until the check that starts then.
    if (added?.product.inStock && !isThere) this.#prices.set(added.product.id, added.product.price);
    const check = checkOf(happening);
    for (const id of check?.asked ?? []) {
      const today = check?.found.find((product) => product.id === id);
      this.#prices.set(id, today?.inStock ? today.price : null);
    }
    // Another tab may know better, and says nothing of when it asked.
    if (isOn(happening, 'cart.changedElsewhere')) this.#prices.clear();
  }

  isRight = ({ product }: { product: { id: string; price: number } }): boolean => {
    const known = this.#prices.get(product.id);
    return known === undefined || known === product.price;
  };
}

/** Whether another tab brings a product, or a price, that this one does not know. */
const isOutdated = (happening: Step): boolean => {
  const known = new Set(cartLines(happening.before).map(({ product: { id, price } }) => `${id} ${price}`));
  const lines = sent(happening, 'cart.changedElsewhere')?.cart.lines ?? [];
  return isReady(happening.before) && lines.some(({ product: { id, price } }) => !known.has(`${id} ${price}`));
};
/** CHK-7. */
const LONGEST_CHECK_MS = 10_000;

/** What an order leaves: what was added meanwhile. SRV-4. */
const leftOf = (lines: readonly CartLine[], ordered: readonly OrderedLine[]) =>
  lines
    .map(({ product, quantity }) => ({
      product,
      quantity: quantity - (ordered.find(({ id }) => id === product.id)?.quantity ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);

export const cartProperties = [
  beginning(
    'CRT-4 nothing is known of the cart before storage has been read',
    (first) => isRestoring(first) && !isEmpty(first) && !hasLines(first),
  ),
  step(
    'CRT-1 adding a product that is there raises its quantity; else a new line comes, at the end',
    (happening) => additionOf(happening)?.product.inStock === true,
    (happening) => {
      const { before, after } = happening;
      const added = additionOf(happening);
      const id = added?.product.id;
      const isThere = quantityOf(before, id) > 0;
      const isAtEnd = isThere || cartLines(after).at(-1)?.product.id === id;
      const expected = Math.min(MOST, quantityOf(before, id) + (added?.quantity ?? 0));
      return isAtEnd && quantityOf(after, id) === expected && othersOf(before, id) === othersOf(after, id);
    },
  ),
  step(
    'CRT-1 CRT-7 plus and minus change the one line, and quantity 0 or less removes it',
    (happening) =>
      steppedId(happening) !== null && aimOf(happening) !== quantityOf(happening.before, steppedId(happening) ?? ''),
    (happening) => {
      const id = steppedId(happening) ?? '';
      const expected = Math.max(0, Math.min(MOST, aimOf(happening)));
      return (
        quantityOf(happening.after, id) === expected && othersOf(happening.before, id) === othersOf(happening.after, id)
      );
    },
  ),
  situation(
    'CRT-1 a line counts at least one and at most what one order may hold, and each product has one line',
    hasLines,
    (snapshot) => {
      const lines = cartLines(snapshot);
      const isSound = lines.every(({ quantity }) => quantity >= 1 && quantity <= MOST && Number.isInteger(quantity));
      const hasRoom = lines.every(({ product, quantity }) => hasRoomFor(product.id)(snapshot) === quantity < MOST);
      return isSound && hasRoom && new Set(lines.map(({ product }) => product.id)).size === lines.length;
    },
  ),
  situation(
    'CRT-2 the cart is empty where there is nothing to buy, and only there',
    isReady,
    (snapshot) => isEmpty(snapshot) !== hasLines(snapshot),
  ),
  step(
    'CRT-2 the shop is notified when there is something to buy, and when there is not any more',
    ({ before, after }) => isReady(after) && (isReady(before) && hasLines(before)) !== hasLines(after),
    (happening) => isReported(happening, hasLines(happening.after) ? 'cart.filled' : 'cart.emptied'),
  ),
  step(
    'CRT-4 every change is stored at once',
    ({ before, after }) => isReady(before) && orderOf(before) !== orderOf(after),
    (happening) => isOn(happening, 'cart.changedElsewhere') !== isDone(happening, 'saveCart'),
  ),
  step(
    'CRT-4 CRT-6 what was stored is there again, and what was added before it was read is joined to it',
    (happening) => isRestoring(happening.before) && isOn(happening, 'page.hydrated'),
    (happening) => {
      const { before, after } = happening;
      const stored = sent(happening, 'page.hydrated')?.cart.cart.lines ?? [];
      const ids = [...stored, ...cartLines(before)].map(({ product }) => product.id);
      const storedOf = (id: string) => stored.find(({ product }) => product.id === id)?.quantity ?? 0;
      return (
        isReady(after) &&
        cartLines(after).length === new Set(ids).size &&
        ids.every((id) => quantityOf(after, id) === Math.min(MOST, storedOf(id) + quantityOf(before, id)))
      );
    },
  ),
  step(
    'CRT-4 what was added before storage was read is stored with it',
    (happening) => isOn(happening, 'page.hydrated') && isRestoring(happening.before) && hasLines(happening.before),
    (happening) => isDone(happening, 'saveCart'),
  ),
  step(
    'CRT-5 what is out of stock is not added, and the shopper is told',
    (happening) => sent(happening, 'product.added')?.product.inStock === false,
    (happening) =>
      textOf(happening.before) === textOf(happening.after) && isReported(happening, 'cart.product.refused'),
  ),
  step(
    'CRT-5 a damaged cart is set aside with a message, and what was added is kept',
    (happening) => isRestoring(happening.before) && sent(happening, 'page.hydrated')?.cart.damaged === true,
    (happening) =>
      isReported(happening, 'cart.damaged') &&
      isDone(happening, 'saveCart') &&
      textOf(happening.after) === textOf(happening.before),
  ),
  step(
    'CRT-5 only a damaged cart is called so',
    (happening) => isReported(happening, 'cart.damaged'),
    (happening) => sent(happening, 'page.hydrated')?.cart.damaged === true,
  ),
  step(
    'CRT-5 a stored cart is checked against the catalogue as it is read',
    (happening) => isRestoring(happening.before) && isOn(happening, 'page.hydrated') && hasLines(happening.after),
    (happening) =>
      isAsked(happening.after, 'checkProducts') !== (sent(happening, 'page.hydrated')?.cart.damaged === true),
  ),
  step(
    'CRT-5 each visit to the cart checks its prices, for all lines that it has then',
    (happening) => isReady(happening.before) && isOn(happening, 'cart.viewed'),
    (happening) => {
      const { before } = happening;
      const check = asked(happening, 'checkProducts');
      return hasLines(before) ? JSON.stringify(check?.input) === checkInputOf(before) : check === null;
    },
  ),
  step(
    'NET-1 prices that could not be checked are checked once the connection is back, for all lines, and only these',
    (happening) => isReady(happening.before) && isOn(happening, 'load.retried'),
    (happening) => {
      const check = asked(happening, 'checkProducts');
      return isUncheckable(happening.before) && hasLines(happening.before)
        ? JSON.stringify(check?.input) === checkInputOf(happening.before)
        : check === null;
    },
  ),
  step(
    'CRT-5 a price that has changed or a product that is gone is put right with a message',
    (happening) => checkOf(happening) !== null,
    (happening) => {
      const { before, after } = happening;
      const check = checkOf(happening);
      const prices = new Map(check?.found.map(({ id, price }) => [id, price]));
      const isOther = cartLines(before).some(
        ({ product }) => check?.asked.includes(product.id) && prices.get(product.id) !== product.price,
      );
      const isRight = cartLines(after).every(
        ({ product }) => !check?.asked.includes(product.id) || prices.get(product.id) === product.price,
      );
      const isOtherVoucher = JSON.stringify(voucherToday(happening)) !== JSON.stringify(cartVoucher(before));
      return isRight && isReported(happening, 'cart.corrected') === (isOther || isOtherVoucher);
    },
  ),
  step(
    'VCH-5 a voucher that the API refuses is taken out, and what one takes off today is taken over',
    (happening) => voucherAnswerOf(happening) !== null,
    (happening) => JSON.stringify(cartVoucher(happening.after)) === JSON.stringify(voucherToday(happening)),
  ),
  step(
    'SRV-5 VCH-5 a voucher that an order was refused for is taken out with a message, no other is, and all is checked again',
    (happening) => isReady(happening.before) && hasLines(happening.before) && isOn(happening, 'order.refused'),
    (happening) => {
      const { before, after } = happening;
      const refused = sent(happening, 'order.refused')?.voucher;
      const isOut = refused !== undefined && cartVoucher(before)?.code === refused;
      const left = isOut ? undefined : cartVoucher(before);
      return (
        JSON.stringify(cartVoucher(after)) === JSON.stringify(left) &&
        isReported(happening, 'cart.corrected') === isOut &&
        isDone(happening, 'saveCart') === isOut &&
        JSON.stringify(asked(happening, 'checkProducts')?.input) === checkInputOf(after)
      );
    },
  ),
  step(
    'CRT-5 each thing that was put right is told by its name, until the shopper acknowledges it',
    (happening) => isReported(happening, 'cart.corrected'),
    (happening) => {
      const told: readonly { id: string; name: string }[] = factsOf(happening, 'cart.corrected')[0]?.corrections ?? [];
      const texts = cartCorrections(happening.after).map(correctionText);
      const earlier = cartCorrections(happening.before).map(correctionText);
      const isTold = (text: string) => earlier.includes(text) || told.some(({ name }) => text.includes(name));
      return told.length > 0 && texts.every(isTold);
    },
  ),
  step(
    'CRT-5 what was put right is no longer told once it is acknowledged, or what is said of a price has lost its line, and not before',
    ({ before }) => cartCorrections(before).length > 0,
    (happening) => {
      const { before, after } = happening;
      const isOrdered = isOn(happening, 'order.placed');
      if (isOrdered || isOn(happening, 'corrections.acknowledged')) return cartCorrections(after).length === 0;
      const remaining = cartCorrections(before).filter(
        ({ kind, id, name }) =>
          (kind !== 'priceChanged' || quantityOf(after, id) > 0) &&
          (kind !== 'takenOutElsewhere' || quantityOf(after, id) === 0) &&
          (kind !== 'voucherChanged' || cartVoucher(after)?.code === name),
      );
      const hasNews = checkOf(happening) !== null || isOn(happening, 'cart.changedElsewhere', 'order.refused');
      return hasNews || JSON.stringify(cartCorrections(after)) === JSON.stringify(remaining);
    },
  ),
  step(
    'CRT-5 a check that fails leaves the cart as it is, and the cart says so',
    (happening) => failureOf(happening, 'checkProducts') !== null,
    ({ before, after }) => pricesOf(before) === pricesOf(after) && isUncheckable(after),
  ),
  run('CRT-5 once checked, no line costs other than the catalogue has said last, however it came into the cart', () => {
    const known = new KnownPrices();
    return (happening) => {
      known.hear(happening);
      const { after } = happening;
      if (!isReady(after) || isAsked(after, 'checkProducts') || isUncheckable(after) || !hasLines(after)) return null;
      return cartLines(after).every(known.isRight);
    };
  }),
  step(
    'CHK-7 the shop is notified when a check of the prices starts, and how it ends',
    (happening) => isReady(happening.after) && happening.after.status === 'active',
    (happening) => {
      const isFailed = failureOf(happening, 'checkProducts') !== null || isTimeOut(happening);
      return (
        isReported(happening, 'cart.prices.checkStarted') === (asked(happening, 'checkProducts') !== null) &&
        isReported(happening, 'cart.prices.checked') === (checkOf(happening) !== null) &&
        isReported(happening, 'cart.prices.checkFailed') === isFailed
      );
    },
  ),
  run('CHK-7 a check without an answer has failed after 10 s, and not before', () => {
    let until = Number.POSITIVE_INFINITY;
    return (happening) => {
      const { after, at } = happening;
      // Up to the step, nothing but time has passed.
      const wasRight = at - 1 < until;
      if (asked(happening, 'checkProducts')) until = at + LONGEST_CHECK_MS;
      const isRight = wasRight && (!isTimeOut(happening) || (at === until && isUncheckable(after)));
      if (!isAsked(after, 'checkProducts')) until = Number.POSITIVE_INFINITY;
      return isRight;
    };
  }),
  step(
    'CHK-7 CRT-5 what another tab brings is to be checked, and no check goes on without it',
    (happening) => isReady(happening.before) && isOn(happening, 'cart.changedElsewhere'),
    (happening) =>
      isReported(happening, 'cart.prices.outdated') === isOutdated(happening) &&
      !(isOutdated(happening) && isAsked(happening.after, 'checkProducts')),
  ),
  step(
    'CHK-7 the shop is notified of each change by another tab, but for one that leaves nothing',
    (happening) => isReady(happening.before),
    (happening) =>
      isReported(happening, 'cart.updatedElsewhere') ===
      (isOn(happening, 'cart.changedElsewhere') && !isReported(happening, 'cart.emptiedElsewhere')),
  ),
  step(
    'CRT-5 two tabs show the same cart',
    (happening) => isReady(happening.before) && isOn(happening, 'cart.changedElsewhere'),
    (happening) => {
      const cart = sent(happening, 'cart.changedElsewhere')?.cart;
      const isEmptied = hasLines(happening.before) && !hasLines(happening.after);
      return (
        pricesOf(happening.after) ===
          JSON.stringify([
            cart?.lines.map(({ product, quantity }) => [product, quantity]),
            cart?.discount,
            cart?.voucher,
          ]) && isReported(happening, 'cart.emptiedElsewhere') === isEmptied
      );
    },
  ),
  step(
    'CRT-6 Add confirms at once, with name and quantity, or says that no more can be added',
    (happening) => additionOf(happening)?.product.inStock === true,
    (happening) => {
      const added = additionOf(happening);
      const id = added?.product.id;
      const isTooMany = quantityOf(happening.before, id) + (added?.quantity ?? 0) > MOST;
      const [fact] = factsOf(happening, isTooMany ? 'cart.limit.reached' : 'cart.product.added');
      return fact?.product.id === id && (isTooMany || fact?.quantity === added?.quantity);
    },
  ),
  step(
    'CRT-6 Add confirms nothing that was not added',
    (happening) => isReported(happening, 'cart.product.added'),
    ({ before, after }) => cartCount(after) > cartCount(before),
  ),
  step(
    'CRT-6 plus beyond the most says that no more can be added',
    (happening) =>
      steppedId(happening) !== null && aimOf(happening) > quantityOf(happening.before, steppedId(happening) ?? ''),
    (happening) => isReported(happening, 'cart.limit.reached') === aimOf(happening) > MOST,
  ),
  step(
    'CRT-6 Remove, minus at 1, and Clear Cart offer Undo, and nothing else does',
    (happening) => isReady(happening.before) && isReady(happening.after),
    (happening) => {
      const { before, after } = happening;
      const removed = sent(happening, 'line.removed');
      const isRemoval = removed !== null && quantityOf(before, removed.id) > 0;
      const isCleared = isOn(happening, 'cart.cleared') && hasLines(before);
      const isMinusAtOne = steppedId(happening) !== null && aimOf(happening) < 1;
      const isGone = !isRemoval || quantityOf(after, removed?.id) === 0;
      return isTakenOut(happening) === (isRemoval || isCleared || isMinusAtOne) && isGone;
    },
  ),
  step(
    'VCH-4 a voucher that is applied or removed is stored at once, and no line changes with it',
    (happening) =>
      isReady(happening.before) &&
      (isOn(happening, 'voucher.applied') || (hasLines(happening.before) && isOn(happening, 'voucher.removed'))),
    (happening) =>
      isDone(happening, 'saveCart') &&
      cartVoucher(happening.after)?.code === sent(happening, 'voucher.applied')?.voucher.code &&
      textOf(happening.before) === textOf(happening.after),
  ),
  step(
    'CRT-6 Clear Cart leaves nothing',
    (happening) => isReady(happening.before) && hasLines(happening.before) && isOn(happening, 'cart.cleared'),
    ({ after }) => !hasLines(after) && after.context.discount === 0 && cartVoucher(after) === undefined,
  ),
  run('CRT-6 Undo restores order and quantities', () => {
    const before = new Map<number | string, string>();
    return (happening) => {
      const [fact] = factsOf(happening, 'cart.lines.removed');
      const undone = sent(happening, 'removal.undone');
      const wanted = before.get(undone?.removal ?? 0);
      // Only what was taken out last can come back to what was there before.
      if (textOf(happening.before) !== textOf(happening.after)) before.clear();
      if (fact) before.set(fact.removal.id, textOf(happening.before));
      return wanted === undefined ? null : textOf(happening.after) === wanted;
    };
  }),
  step(
    'CRT-6 an Undo that was not offered changes nothing',
    (happening) => sent(happening, 'removal.undone')?.removal === 0,
    ({ before, after, effects }) => textOf(before) === textOf(after) && effects.length === 0,
  ),
  situation(
    'CRT-5 while the catalogue is asked, the page says so',
    (snapshot) => isAsked(snapshot, 'checkProducts'),
    (snapshot) => snapshot.hasTag('busy'),
  ),
  step(
    'CHK-3 SRV-4 an order leaves the cart, its discount and voucher with it and no other one, and Undo brings neither back',
    (happening) => isReady(happening.before) && isOn(happening, 'order.placed'),
    (happening) => {
      const { before, after } = happening;
      const { lines = [], voucher } = sent(happening, 'order.placed') ?? {};
      const isSent = (code: string | undefined) => code !== undefined && code === voucher;
      return (
        JSON.stringify(cartLines(after)) === JSON.stringify(leftOf(cartLines(before), lines)) &&
        [after.context, ...after.context.removals].every(
          (content) => content.discount === 0 && !isSent(content.voucher?.code),
        ) &&
        (isSent(cartVoucher(before)?.code) || cartVoucher(after) === cartVoucher(before))
      );
    },
  ),
  step(
    'CRT-6 nothing changes the cart but the shopper, the catalogue and another tab',
    ({ before, after }) => textOf(before) !== textOf(after),
    (happening) =>
      checkOf(happening) !== null ||
      isOn(
        happening,
        'page.hydrated',
        'product.added',
        'quantity.stepped',
        'line.removed',
        'cart.cleared',
        'removal.undone',
        'cart.changedElsewhere',
        'order.placed',
      ),
  ),
  step(
    'STO-1 the cart says whether the browser stores it',
    (happening) => isReady(happening.before) && isOn(happening, 'storage.refused', 'storage.accepted'),
    (happening) => isNotStored(happening.after) === isOn(happening, 'storage.refused'),
  ),
];
