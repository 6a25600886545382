import type { Product } from '#machines/domain/product.ts';

/** The products that are similar to the product with this id. */
type Shelf = { id: string; related: readonly Product[] };

/** Recent products, the oldest first. Back shows them without a request. RTE-5. */
export type RememberedProducts = {
  remembered: readonly Product[];
  rememberedShelves: readonly Shelf[];
};

const MAX_REMEMBERED = 30;

const withLatest = <Item extends { id: string }>(items: readonly Item[], item: Item): readonly Item[] => [
  ...items.filter(({ id }) => id !== item.id).slice(1 - MAX_REMEMBERED),
  item,
];

export const rememberedProduct = ({ remembered }: RememberedProducts, id: string): Product | null =>
  remembered.find((product) => product.id === id) ?? null;

export const rememberedShelf = ({ rememberedShelves }: RememberedProducts, id: string): Shelf | null =>
  rememberedShelves.find((shelf) => shelf.id === id) ?? null;

export const withProduct = ({ remembered }: RememberedProducts, product: Product): readonly Product[] =>
  withLatest(remembered, product);

export const withoutProduct = ({ remembered }: RememberedProducts, id: string | null): readonly Product[] =>
  remembered.filter((product) => product.id !== id);

export const withShelf = ({ rememberedShelves }: RememberedProducts, shelf: Shelf): readonly Shelf[] =>
  withLatest(rememberedShelves, shelf);
