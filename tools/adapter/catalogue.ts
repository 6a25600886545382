import * as v from 'valibot';
import { type Brand, BrandSchema, type Category } from '#machines/domain/brand.ts';
import { type ApiProduct, type Criteria, type ListAnswer, searchCatalogue } from '#mocks/catalogue-search.ts';
import { copyCatalogue } from './catalogue-copy.ts';
import type { Engine } from './engine.ts';
import type { Remembered } from './remembered.ts';

const MetadataSchema = v.fallback(v.record(v.string(), v.unknown()), {});
const CollectionsSchema = v.object({
  collections: v.array(v.object({ handle: v.string(), title: v.string(), metadata: MetadataSchema })),
});
const CategoriesSchema = v.object({
  product_categories: v.array(
    v.object({
      handle: v.string(),
      name: v.string(),
      description: v.nullish(v.string(), ''),
      metadata: MetadataSchema,
    }),
  ),
});

type Placed = { metadata: Record<string, unknown> };
/** A brand or category that was added in the admin has no place, and comes last. */
const placeOf = ({ metadata: { place } }: Placed) => (typeof place === 'number' ? place : Number.MAX_SAFE_INTEGER);
const byPlace = (one: Placed, other: Placed) => placeOf(one) - placeOf(other);

async function readBrands({ ask }: Engine): Promise<readonly Brand[]> {
  const path = '/store/collections?limit=500&fields=handle,title,metadata';
  const { collections } = await ask('GET', path, CollectionsSchema);
  return collections.sort(byPlace).flatMap(({ handle, title, metadata: { place: _, ...metadata } }) => {
    const brand = { description: '', logoUrl: '', ...metadata, id: handle, name: title };
    const read = v.safeParse(BrandSchema, brand);
    if (read.success) return [read.output];
    console.error(`The brand '${handle}' cannot be read and is left out: ${read.issues[0].message}`);
    return [];
  });
}

async function readCategories({ ask }: Engine): Promise<readonly Omit<Category, 'productCount'>[]> {
  const path = '/store/product-categories?limit=500&fields=handle,name,description,metadata';
  const { product_categories: all } = await ask('GET', path, CategoriesSchema);
  return all
    .filter(({ metadata }) => typeof metadata.place === 'number')
    .sort(byPlace)
    .map(({ handle, name, description, metadata }) => ({
      id: handle,
      name,
      description,
      imageUrl: String(metadata.imageUrl ?? ''),
    }));
}

/** The catalogue of the engine in the shop's words. */
export type Catalogue = {
  list: (criteria: Criteria) => Promise<ListAnswer>;
  product: (id: string) => Promise<ApiProduct | undefined>;
  categories: () => Promise<readonly Category[]>;
  brands: () => Promise<readonly Brand[]>;
};

export function catalogueOf(engine: Engine, { answer }: Remembered): Catalogue {
  const brands = () => answer('brands', () => readBrands(engine));
  const bringUpToDate = copyCatalogue(engine, brands);
  const index = () => answer('catalogue', bringUpToDate);
  return {
    list: async (criteria) => searchCatalogue(await index(), criteria),
    product: async (id) => (await index()).byId.get(id),
    /** The products of a category's list when it opens: those in stock. HOM-5. */
    categories: async () => {
      const [{ products }, all] = await Promise.all([index(), answer('categories', () => readCategories(engine))]);
      const countOf = (id: string) => products.filter(({ category, inStock }) => category === id && inStock).length;
      return all.map((category) => ({ ...category, productCount: countOf(category.id) }));
    },
    brands,
  };
}
