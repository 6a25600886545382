import { type CartLine, TAX_RATE_TEXT, type Totals } from '#machines/domain/cart.ts';
import { formatPence, type Pence } from '#machines/domain/money.ts';
import { type Voucher, voucherOffer } from '#machines/domain/voucher.ts';

type TotalsRow = { term: string; figure: string };

/** The total is the last figure. A discount is only named if there is one. CRT-2. */
export function totalsRows({ subtotal, tax, delivery, discount, total }: Totals): readonly TotalsRow[] {
  const reduction: TotalsRow[] = discount > 0 ? [{ term: 'Discount', figure: `−${formatPence(discount)}` }] : [];
  return [
    { term: 'Subtotal', figure: formatPence(subtotal) },
    { term: `Tax (${TAX_RATE_TEXT})`, figure: formatPence(tax) },
    { term: 'Delivery', figure: delivery === 0 ? 'Free' : formatPence(delivery) },
    ...reduction,
    { term: 'Total', figure: formatPence(total) },
  ];
}

/** '10% off' or '£5.00 off'; what the subtotal still lacks, where it is below the voucher's minimum. VCH-3. */
export function voucherText(voucher: Voucher, subtotal: Pence): string {
  const { minimum } = voucher;
  if (subtotal >= minimum) return voucherOffer({ ...voucher, minimum: 0 });
  return `${voucherOffer(voucher)}: add ${formatPence(minimum - subtotal)} to use it`;
}

/** The text is '700ml · 27% ABV · £28.50 each'. A product without alcohol has no strength. */
export function lineFacts({ product }: CartLine): string {
  const strength = product.alcoholContent > 0 ? [`${product.alcoholContent}% ABV`] : [];
  return [product.volume, ...strength, `${formatPence(product.price)} each`].filter(Boolean).join(' · ');
}
