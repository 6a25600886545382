import type { SnapshotFrom } from 'xstate';
import { type CartLine, countOf, MAX_QUANTITY, quantityOf } from '#machines/domain/cart.ts';
import type { Correction } from '#machines/domain/correction.ts';
import type { Pence } from '#machines/domain/money.ts';
import type { cartMachine } from './cart.machine.ts';

type Snapshot = SnapshotFrom<typeof cartMachine>;

/** In the order they were first added. */
export const cartLines = ({ context }: Snapshot): readonly CartLine[] => context.lines;

export const cartDiscount = ({ context }: Snapshot): Pence => context.discount;

/** Pieces, not lines: what the badge shows. HDR-2. */
export const cartCount = ({ context }: Snapshot): number => countOf(context);

/** What was set right against today's catalogue, until the shopper has taken note. CRT-5. */
export const cartCorrections = ({ context }: Snapshot): readonly Correction[] => context.corrections;

/** True until the stored cart has been read: nobody knows yet whether there is one. CRT-4. */
export const isRestoring = (snapshot: Snapshot): boolean => snapshot.matches('restoring');

/** True once the cart is known to hold nothing. CRT-2. */
export const isEmpty = (snapshot: Snapshot): boolean => snapshot.matches({ ready: { contents: 'empty' } });

/** True while the prices shown are remembered ones, as the catalogue did not answer. CRT-5. */
export const isUncheckable = (snapshot: Snapshot): boolean => snapshot.matches({ ready: { prices: 'uncheckable' } });

/** How many of a product a card shows as held: 0 until storage has been read, as nothing can be counted before. CRT-7. */
export const heldQuantity =
  (id: string) =>
  (snapshot: Snapshot): number =>
    isRestoring(snapshot) ? 0 : quantityOf(snapshot.context, id);

/** Whether one more of a product may be in the cart. CRT-1. */
export const hasRoomFor =
  (id: string) =>
  ({ context }: Snapshot): boolean =>
    quantityOf(context, id) < MAX_QUANTITY;
