import type { SnapshotFrom } from 'xstate';
import { hasBegun } from '#machines/domain/has-begun.ts';
import type { Product } from '#machines/domain/product.ts';
import type { catalogueMachine } from './catalogue.machine.ts';

type Snapshot = SnapshotFrom<typeof catalogueMachine>;

/** True where Back would find the list that was left: it is kept under the page that is shown. RTE-5. */
export const isListKept = (snapshot: Snapshot): boolean =>
  hasBegun(snapshot) && snapshot.context.list !== null && snapshot.context.list.products.length > 0;

/** A product that a list has shown lately, as it was then; null where none has. DET-1. */
export function listedProduct(snapshot: Snapshot, productId: string): Product | null {
  if (!hasBegun(snapshot)) return null;
  const { list, remembered } = snapshot.context;
  return (
    [list, ...remembered.map((latest) => latest.list)]
      .flatMap((shown) => shown?.products ?? [])
      .find(({ id }) => id === productId) ?? null
  );
}
