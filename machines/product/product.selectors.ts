import type { SnapshotFrom } from 'xstate';
import type { Product } from '#machines/domain/product.ts';
import type { Crop } from './crops.ts';
import type { productMachine } from './product.machine.ts';

type Snapshot = SnapshotFrom<typeof productMachine>;

/** The content of the page: placeholders, the product, or why there is none. DET-2. */
type ProductView = 'placeholders' | 'showing' | 'notFound' | 'failed';

export function productView(snapshot: Snapshot): ProductView {
  if (snapshot.matches('showing')) return 'showing';
  if (snapshot.matches('notFound') || snapshot.matches({ loading: 'unlisted' })) return 'notFound';
  return snapshot.matches('failed') ? 'failed' : 'placeholders';
}

/** The product in full; null where the page does not show it. */
export const shownProduct = (snapshot: Snapshot): Product | null =>
  snapshot.matches('showing') ? snapshot.context.product : null;

/** True when loading takes long: the page says so and offers to try again. API-3. */
export const isSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('slow');

/** True while similar products are loading. Placeholders reserve their space. */
export const isRelatedLoading = (snapshot: Snapshot): boolean =>
  snapshot.matches({ showing: 'verifying' }) || snapshot.matches({ showing: 'fetchingRelated' });

export const relatedProducts = ({ context }: Snapshot): readonly Product[] => context.related;

export const chosenQuantity = ({ context }: Snapshot): number => context.quantity;
export const canStepUp = (snapshot: Snapshot): boolean => snapshot.can({ type: 'quantity.stepped', by: 1 });
export const canStepDown = (snapshot: Snapshot): boolean => snapshot.can({ type: 'quantity.stepped', by: -1 });

/** The part of the picture that is enlarged. */
export const chosenCrop = ({ context }: Snapshot): Crop => context.crop;

/** Why the product could not be loaded, in words. DET-2. */
export const problemMessage = ({ context }: Snapshot): string | undefined => context.problem?.message;
