import { type Cart, type CartLine, cartProduct, idsOf } from '#machines/domain/cart.ts';
import type { CatalogueAnswer } from '#machines/domain/catalogue-answer.ts';
import type { Correction } from '#machines/domain/correction.ts';
import type { Voucher, VoucherAnswer } from '#machines/domain/voucher.ts';

/** The API's answer about the voucher that the cart had when the check began. VCH-5. */
export type CheckedVoucher = { code: string; answer: VoucherAnswer };

/** The answers about the whole cart. A cart without a voucher has none about it. */
export type CheckedCart = CatalogueAnswer & { voucher?: CheckedVoucher | undefined };

/** The request of a check: the products, and the code of the voucher. */
export type CheckedContent = { ids: readonly string[]; code?: string | undefined };

type Content = Pick<Cart, 'lines' | 'voucher'>;
type Corrected<Part> = Part & { corrections: readonly Correction[] };

/**
 * Corrects the lines to match today's catalogue: new prices, and no line that cannot be bought.
 * Lines that were added during the check stay as they are.
 */
function reconcileLines(
  lines: readonly CartLine[],
  { asked, found }: CatalogueAnswer,
): Corrected<Pick<Content, 'lines'>> {
  const corrections: Correction[] = [];
  const linesToday = lines.flatMap((line): CartLine[] => {
    const { id, name, price } = line.product;
    if (!asked.includes(id)) return [line];
    const today = found.find((product) => product.id === id);
    if (!today) {
      corrections.push({ kind: 'gone', id, name });
      return [];
    }
    if (!today.inStock) {
      corrections.push({ kind: 'outOfStock', id, name: today.name });
      return [];
    }
    if (today.price !== price) {
      corrections.push({ kind: 'priceChanged', id, name: today.name, from: price, to: today.price });
    }
    return [{ ...line, product: cartProduct(today) }];
  });
  return { lines: linesToday, corrections };
}

const isSameOffer = (one: Voucher, other: Voucher): boolean =>
  one.kind === other.kind && one.value === other.value && one.minimum === other.minimum;

/**
 * The voucher as it counts today; none where the API refuses it. A voucher that was applied during the check stays as
 * it is. VCH-5.
 */
function reconcileVoucher(
  voucher: Voucher | undefined,
  checked: CheckedVoucher | undefined,
): Corrected<Pick<Content, 'voucher'>> {
  if (voucher === undefined || voucher.code !== checked?.code) return { voucher, corrections: [] };
  const { answer, code } = checked;
  // No product has an id with a blank.
  const about = { id: `voucher ${code}`, name: code };
  switch (answer.state) {
    case 'usedUp':
      return { voucher: undefined, corrections: [{ kind: 'voucherUsedUp', ...about }] };
    case 'unknown':
      return { voucher: undefined, corrections: [{ kind: 'voucherUnknown', ...about }] };
    case 'valid': {
      if (isSameOffer(voucher, answer.voucher)) return { voucher, corrections: [] };
      return { voucher: answer.voucher, corrections: [{ kind: 'voucherChanged', ...about, to: answer.voucher }] };
    }
  }
}

/** The answer of a refused order about the cart: its voucher, if that is the reason, does not count. SRV-5, VCH-5. */
export const refusedVoucher = ({ voucher: code }: { voucher: string | undefined }): CheckedCart => ({
  asked: [],
  found: [],
  voucher: code === undefined ? undefined : { code, answer: { state: 'unknown' } },
});

/** Corrects lines and voucher to match today's answers. CRT-5, VCH-5. */
export function reconcile(cart: Content, checked: CheckedCart): Corrected<Content> {
  const { lines, corrections } = reconcileLines(cart.lines, checked);
  const { voucher, corrections: ofVoucher } = reconcileVoucher(cart.voucher, checked.voucher);
  return { lines, voucher, corrections: [...corrections, ...ofVoucher] };
}

/** The changes of another tab to the known lines: other prices, and lines that are gone. CRT-5, CHK-7. */
export const changedElsewhere = (known: readonly CartLine[], lines: readonly CartLine[]): readonly Correction[] =>
  known.flatMap(({ product: { id, name, price } }): Correction[] => {
    const now = lines.find(({ product }) => product.id === id)?.product;
    if (!now) return [{ kind: 'takenOutElsewhere', id, name }];
    return now.price === price ? [] : [{ kind: 'priceChanged', id, name: now.name, from: price, to: now.price }];
  });

/** Whether a product among these lines, or its price, is not among the known ones. CHK-7. */
export const hasOtherOffers = (lines: readonly CartLine[], known: readonly CartLine[]): boolean =>
  lines.some(
    ({ product: { id, price } }) => !known.some(({ product }) => product.id === id && product.price === price),
  );

/**
 * Joins earlier and later corrections: each product has its latest one, with the price that the shopper first saw.
 * A price that has changed back is no correction.
 */
export function withCorrections(earlier: readonly Correction[], later: readonly Correction[]): readonly Correction[] {
  const all = new Map(earlier.map((correction) => [correction.id, correction]));
  for (const correction of later) {
    const former = all.get(correction.id);
    all.delete(correction.id);
    if (correction.kind !== 'priceChanged' || former?.kind !== 'priceChanged') all.set(correction.id, correction);
    else if (former.from !== correction.to) all.set(correction.id, { ...correction, from: former.from });
  }
  return [...all.values()];
}

/** Lines, voucher and corrections after a check. CRT-5, VCH-5. */
export function corrected(cart: Corrected<Content>, checked: CheckedCart): Corrected<Content> {
  const { corrections, ...content } = reconcile(cart, checked);
  return { ...content, corrections: withCorrections(cart.corrections, corrections) };
}

/** Whether a correction still holds. What the shop has taken out is shown until the shopper acknowledges it; what another tab has, until it is back. */
function isStillShown({ kind, id, name }: Correction, { lines, voucher }: Content): boolean {
  if (kind === 'priceChanged') return idsOf(lines).includes(id);
  if (kind === 'takenOutElsewhere') return !idsOf(lines).includes(id);
  return kind !== 'voucherChanged' || voucher?.code === name;
}

/**
 * Drops the notices of a removed line's price, of a removed voucher's change, and of a line that is back, because they
 * have nothing to speak of any more. CRT-5, VCH-5.
 */
export const withOwnCorrections = <Change extends Content>(
  { corrections }: { corrections: readonly Correction[] },
  change: Change,
): Corrected<Change> => ({
  ...change,
  corrections: corrections.filter((correction) => isStillShown(correction, change)),
});
