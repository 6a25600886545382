import type { Product } from '#machines/domain/product.ts';

/** Products like one product, by the id of that one. */
export type Shelf = { id: string; related: readonly Product[] };

/** Seen lately, oldest first, so that Back shows them without asking again. RTE-5. */
export type RememberedProducts = {
  remembered: readonly Product[];
  rememberedShelves: readonly Shelf[];
};

const KEPT = 30;

const withLatest = <Item extends { id: string }>(items: readonly Item[], item: Item): readonly Item[] => [
  ...items.filter(({ id }) => id !== item.id).slice(1 - KEPT),
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
