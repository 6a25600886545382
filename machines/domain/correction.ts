import { formatPence, type Pence } from './money.ts';
import { type Voucher, voucherOffer } from './voucher.ts';

/** A correction of the cart, which the shop shows to the shopper. A voucher's name is its code. CRT-5, VCH-5. */
export type Correction =
  | { kind: 'priceChanged'; id: string; name: string; from: Pence; to: Pence }
  | { kind: 'gone'; id: string; name: string }
  | { kind: 'outOfStock'; id: string; name: string }
  | { kind: 'takenOutElsewhere'; id: string; name: string }
  | { kind: 'voucherUsedUp'; id: string; name: string }
  | { kind: 'voucherUnknown'; id: string; name: string }
  | { kind: 'voucherChanged'; id: string; name: string; to: Voucher };

/** One correction as a sentence. CRT-5, VCH-5. */
export function correctionText(correction: Correction): string {
  switch (correction.kind) {
    case 'priceChanged':
      return `${correction.name} now costs ${formatPence(correction.to)} (it was ${formatPence(correction.from)}).`;
    case 'gone':
      return `${correction.name} is no longer sold and has been taken out.`;
    case 'outOfStock':
      return `${correction.name} is out of stock and has been taken out.`;
    case 'takenOutElsewhere':
      return `${correction.name} has been taken out in another tab.`;
    case 'voucherUsedUp':
      return `Voucher ${correction.name} has already been used and has been taken out.`;
    case 'voucherUnknown':
      return `Voucher ${correction.name} is no longer valid and has been taken out.`;
    case 'voucherChanged':
      return `Voucher ${correction.name} now takes ${voucherOffer(correction.to)}.`;
  }
}
