import type { CatalogueAnswer } from '#machines/domain/catalogue-answer.ts';
import { includesId, type NamedProduct } from '#machines/domain/named-product.ts';
import type { Product } from '#machines/domain/product.ts';

/** The watched products are listed newest first. The answer is about no others. */
export type Watches = { watched: readonly NamedProduct[]; answer: CatalogueAnswer };

/** A watched product is back in stock, or no longer sold. BCK-2, BCK-3. */
export type News = { kind: 'back'; product: Product } | { kind: 'gone'; product: NamedProduct };

/** BCK-1. */
export const MOST_WATCHED = 20;

/** The answer about a product that is not watched any more is forgotten: once it is watched again, the answer is old. */
export const onlyWatched = ({ watched, answer: { asked, found } }: Watches): Watches => ({
  watched,
  answer: {
    asked: asked.filter((id) => includesId(watched, id)),
    found: found.filter(({ id }) => includesId(watched, id)),
  },
});

export const withoutProducts = ({ watched, answer }: Watches, ids: readonly string[]): Watches =>
  onlyWatched({ watched: watched.filter(({ id }) => !ids.includes(id)), answer });

/** The news about the watched products, in their order. */
export const newsOf = ({ watched, answer: { asked, found } }: Watches): readonly News[] =>
  watched
    .filter(({ id }) => asked.includes(id))
    .flatMap((watchedOne): readonly News[] => {
      const product = found.find(({ id }) => id === watchedOne.id);
      if (!product) return [{ kind: 'gone', product: watchedOne }];
      return product.inStock ? [{ kind: 'back', product }] : [];
    });
