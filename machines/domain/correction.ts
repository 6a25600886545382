import { formatPence, type Pence } from './money.ts';

/** A correction of the cart, which the shop shows to the shopper. CRT-5. */
export type Correction =
  | { kind: 'priceChanged'; id: string; name: string; from: Pence; to: Pence }
  | { kind: 'gone'; id: string; name: string }
  | { kind: 'outOfStock'; id: string; name: string };

/** One correction as a sentence. CRT-5. */
export function correctionText(correction: Correction): string {
  switch (correction.kind) {
    case 'priceChanged':
      return `${correction.name} now costs ${formatPence(correction.to)} (it was ${formatPence(correction.from)}).`;
    case 'gone':
      return `${correction.name} is no longer sold and has been taken out.`;
    case 'outOfStock':
      return `${correction.name} is out of stock and has been taken out.`;
  }
}
