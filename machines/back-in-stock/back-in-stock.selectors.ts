import type { SnapshotFrom } from 'xstate';
import { type Availability, availabilityOf } from '#machines/domain/catalogue-answer.ts';
import { includesId, type NamedProduct } from '#machines/domain/named-product.ts';
import type { backInStockMachine } from './back-in-stock.machine.ts';
import type { Watches } from './watched-products.ts';

type Snapshot = SnapshotFrom<typeof backInStockMachine>;

/** True for a product that the shopper waits for. BCK-1. */
export const isWatched =
  (id: string) =>
  ({ context }: Snapshot): boolean =>
    includesId(context.watched, id);

/** The newest first. BCK-5. */
export const watchedProducts = ({ context }: Snapshot): readonly NamedProduct[] => context.watched;

/** True while a notice has something to say. BCK-2. */
export const hasNews = (snapshot: Snapshot): boolean => snapshot.matches({ news: 'shown' });

/** The watched products with the answer about them; the reference stays the same until they change. BCK-2. */
export const watches = ({ context }: Snapshot): Watches => context;

/** The catalogue's answer about a watched product on this visit. BCK-5. */
export const watchedState =
  (id: string) =>
  ({ context }: Snapshot): Availability =>
    availabilityOf(context.answer, id);

/** True where the browser cannot store the watched products. BCK-7. */
export const isNotStored = (snapshot: Snapshot): boolean => snapshot.matches({ book: { open: 'notStored' } });
