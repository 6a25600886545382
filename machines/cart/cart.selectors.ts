import type { SnapshotFrom } from 'xstate';
import { type CartLine, countOf, MAX_QUANTITY, quantityOf } from '#machines/domain/cart.ts';
import type { Correction } from '#machines/domain/correction.ts';
import type { Pence } from '#machines/domain/money.ts';
import type { Voucher } from '#machines/domain/voucher.ts';
import type { cartMachine } from './cart.machine.ts';

type Snapshot = SnapshotFrom<typeof cartMachine>;

/** The lines in the order in which they were first added. */
export const cartLines = ({ context }: Snapshot): readonly CartLine[] => context.lines;

export const cartDiscount = ({ context }: Snapshot): Pence => context.discount;

/** The voucher that the shopper has applied. VCH-4. */
export const cartVoucher = ({ context }: Snapshot): Voucher | undefined => context.voucher;

/** The badge shows pieces, not lines. HDR-2. */
export const cartCount = ({ context }: Snapshot): number => countOf(context);

/** The corrections that the shopper has not acknowledged yet. CRT-5. */
export const cartCorrections = ({ context }: Snapshot): readonly Correction[] => context.corrections;

/** True until the stored cart has been read. CRT-4. */
export const isRestoring = (snapshot: Snapshot): boolean => snapshot.matches('restoring');

/** True once the cart is known to be empty. CRT-2. */
export const isEmpty = (snapshot: Snapshot): boolean => snapshot.matches({ ready: { contents: 'empty' } });

/** True where the browser cannot store the cart. STO-1. */
export const isNotStored = (snapshot: Snapshot): boolean => snapshot.matches({ ready: { storage: 'notStored' } });

/** True while old prices are shown because the catalogue did not answer. CRT-5. */
export const isUncheckable = (snapshot: Snapshot): boolean => snapshot.matches({ ready: { prices: 'uncheckable' } });

/** The quantity that a product's card shows. It is 0 until the stored cart has been read. CRT-7. */
export const heldQuantity =
  (id: string) =>
  (snapshot: Snapshot): number =>
    isRestoring(snapshot) ? 0 : quantityOf(snapshot.context, id);

/** True while one more of a product can be added. CRT-1. */
export const hasRoomFor =
  (id: string) =>
  ({ context }: Snapshot): boolean =>
    quantityOf(context, id) < MAX_QUANTITY;
