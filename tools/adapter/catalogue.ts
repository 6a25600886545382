import * as v from 'valibot';
import { type Brand, BrandSchema, type Category } from '#machines/domain/brand.ts';
import { expandCategory, sectionCategories } from '#machines/domain/categories.ts';
import type { Facet } from '#machines/domain/facet-counts.ts';
import { CHOICES } from '#machines/domain/filter-table.ts';
import { foldText } from '#machines/domain/fold-text.ts';
import type { Criteria, ListAnswer } from '#mocks/catalogue-search.ts';
import type { ApiProduct } from './api-product.ts';
import type { Engine } from './engine.ts';
import { askIndex, type Found, type IndexFilters, type Question } from './index-questions.ts';
import type { Remembered } from './remembered.ts';
import { meantBy, readVocabulary } from './vocabulary.ts';

/** In a longer list by name the best match is hard to find, so the best matches are named above it. PRD-13. */
const FEW = 8;
const BEST_SHOWN = 4;
const NEAR_SHOWN = 8;

/** The counts of everything that is sold: how the catalogue itself writes its values. */
type Offered = Found['facets'];

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

const byPlace = (one: { metadata: Record<string, unknown> }, other: { metadata: Record<string, unknown> }) =>
  Number(one.metadata.place) - Number(other.metadata.place);

/** PostgreSQL stores no NUL, and no word holds one. */
const storable = (text: string) => text.replaceAll('\0', '');

/** The values of the catalogue that a criterion means, whatever its letters. */
const meantValues = ({ of }: Facet, wanted: string): readonly string[] =>
  Object.keys(of).filter((value) => foldText(value) === foldText(wanted));

/** A part of a brand's id or name names it. PRD-4. */
function meantBrands({ brand }: Offered, brands: readonly Brand[], wanted: string): readonly string[] {
  const part = foldText(wanted);
  const names = new Map(brands.map(({ id, name }) => [id, name]));
  return Object.keys(brand.of).filter((id) => [id, names.get(id) ?? id].some((text) => foldText(text).includes(part)));
}

function categoriesOf({ category, section }: Criteria): IndexFilters {
  if (category) return { category: { $in: expandCategory(category) } };
  return section ? { category: { $in: sectionCategories(section) } } : {};
}

function priceOf({ minPrice, maxPrice }: Criteria): IndexFilters {
  if (minPrice === undefined && maxPrice === undefined) return {};
  const least = minPrice === undefined ? {} : { $gte: minPrice };
  return { price: { ...least, ...(maxPrice === undefined ? {} : { $lte: maxPrice }) } };
}

/** Whether values are compared with those of the catalogue: only then it has to be asked for them. */
const hasNamedValues = (criteria: Criteria): boolean =>
  Boolean(criteria.brand) || CHOICES.some(({ name }) => Boolean(criteria[name]));

function namedValues(criteria: Criteria, offered: Offered, brands: readonly Brand[]): IndexFilters {
  const choices = CHOICES.flatMap(({ name }) => {
    const wanted = criteria[name];
    return wanted ? [[name, { $in: meantValues(offered[name], wanted) }] as const] : [];
  });
  const { brand } = criteria;
  return {
    ...(brand ? { brand: { $in: meantBrands(offered, brands, brand) } } : {}),
    ...Object.fromEntries(choices),
  };
}

function filtersOf(criteria: Criteria): IndexFilters {
  const { inStock, ids, search } = criteria;
  return {
    ...categoriesOf(criteria),
    ...priceOf(criteria),
    ...(inStock ? { inStock: true } : {}),
    ...(ids ? { handle: { $in: ids.map(storable) } } : {}),
    ...(search ? { q: storable(foldText(search)) } : {}),
  };
}

const FIELDS = { name: 'sortName', newest: 'sortName', best: 'sortName', price: 'price', rating: 'rating' } as const;

/** Equal products are in the order of their ids. The best matches of a search are in the order of the index. PRD-4. */
function orderOf({ sortBy, sortOrder, search }: Criteria): Pick<Question, 'order'> {
  if (sortBy === 'best' && search) return {};
  const direction = sortBy !== 'best' && sortOrder === 'desc' ? 'DESC' : 'ASC';
  return { order: { [FIELDS[sortBy]]: direction, handle: 'ASC' } };
}

/** A brand is chosen by its whole id, because it may be a part of another's. */
function countsByBrand(facets: Found['facets'], brands: readonly Brand[]): Found['facets'] {
  const countOf = (id: string) =>
    meantBrands(facets, brands, id).reduce((sum, other) => sum + (facets.brand.of[other] ?? 0), 0);
  const of = Object.fromEntries(Object.keys(facets.brand.of).map((id) => [id, countOf(id)]));
  return { ...facets, brand: { ...facets.brand, of } };
}

export type ListBody = Omit<ListAnswer, 'data' | 'best' | 'instead'> & {
  data: readonly ApiProduct[];
  best?: readonly ApiProduct[];
  instead?: { text: string | null; products: readonly ApiProduct[] };
};

/** The catalogue of the engine in the shop's words. */
export type Catalogue = {
  list: (criteria: Criteria) => Promise<ListBody>;
  product: (id: string) => Promise<ApiProduct | undefined>;
  categories: () => Promise<readonly Category[]>;
  brands: () => Promise<readonly Brand[]>;
};

/** @param lasting remembers what the whole catalogue is made of */
export function catalogueOf(engine: Engine, remembered: Remembered, lasting: Remembered): Catalogue {
  const offered = () =>
    remembered.answer('offered', async () => {
      const [found] = await askIndex(engine, [{ filters: {}, take: 1, hasFacets: true }]);
      if (!found) throw new Error('The index does not answer.');
      return found.facets;
    });
  const brands = () =>
    remembered.answer('brands', async () => {
      const path = '/store/collections?limit=500&fields=handle,title,metadata';
      const { collections } = await engine.ask('GET', path, CollectionsSchema);
      return collections
        .sort(byPlace)
        .map(({ handle, title, metadata: { place: _, ...metadata } }) =>
          v.parse(BrandSchema, { description: '', logoUrl: '', ...metadata, id: handle, name: title }),
        );
    });
  const categories = () =>
    remembered.answer('categories', async () => {
      const path = '/store/product-categories?limit=500&fields=handle,name,description,metadata';
      const [{ product_categories: all }, [inStock]] = await Promise.all([
        engine.ask('GET', path, CategoriesSchema),
        askIndex(engine, [{ filters: { inStock: true }, take: 1, hasFacets: true }]),
      ]);
      const shown = all.filter(({ metadata }) => typeof metadata.place === 'number').sort(byPlace);
      return shown.map(({ handle, name, description, metadata }) => ({
        id: handle,
        name,
        description,
        imageUrl: String(metadata.imageUrl ?? ''),
        productCount: inStock?.facets.category.of[handle] ?? 0,
      }));
    });
  const vocabulary = () => lasting.answer('vocabulary', () => readVocabulary(engine));

  /** A search that finds nothing: what it may mean, or what is similar. Similar words are looked for only here: that is slow. */
  const instead = async (search: string, { inStock }: Criteria): Promise<NonNullable<ListBody['instead']>> => {
    const within = inStock ? { inStock: true } : {};
    const text = meantBy(await vocabulary(), search);
    const asked = async (question: Pick<Question, 'filters' | 'isTolerant'>) =>
      (await askIndex(engine, [{ ...question, take: NEAR_SHOWN }]))[0]?.products ?? [];
    const meant = text === null ? [] : await asked({ filters: { ...within, q: storable(foldText(text)) } });
    if (meant.length > 0) return { text, products: meant };
    const q = storable(foldText(search));
    return { text: null, products: q === '' ? [] : await asked({ filters: { ...within, q }, isTolerant: true }) };
  };

  const allFiltersOf = async (criteria: Criteria): Promise<IndexFilters> => {
    const filters = filtersOf(criteria);
    return hasNamedValues(criteria)
      ? { ...filters, ...namedValues(criteria, await offered(), await brands()) }
      : filters;
  };

  const list = async (criteria: Criteria): Promise<ListBody> => {
    const { page, pageSize, search, sortBy } = criteria;
    const filters = await allFiltersOf(criteria);
    const hasFacets = page === 1 && criteria.facets === true;
    const isByName = page === 1 && sortBy === 'name' && Boolean(search);
    const [found, best] = await askIndex(engine, [
      { filters, skip: (page - 1) * pageSize, take: pageSize, isCounted: true, hasFacets, ...orderOf(criteria) },
      ...(isByName ? [{ filters, take: BEST_SHOWN }] : []),
    ]);
    if (!found) throw new Error('The index does not answer.');
    const { products: data, total, facets } = found;
    return {
      ...{ data, total, page, pageSize },
      ...(best && total > FEW ? { best: best.products } : {}),
      ...(search && page === 1 && total === 0 ? { instead: await instead(search, criteria) } : {}),
      ...(hasFacets ? { facets: countsByBrand(facets, await brands()) } : {}),
    };
  };

  const product = async (id: string) =>
    (await askIndex(engine, [{ filters: { handle: storable(id) }, take: 1 }]))[0]?.products[0];

  return {
    list: (criteria) => remembered.answer(`list ${JSON.stringify(criteria)}`, () => list(criteria)),
    product: (id) => remembered.answer(`product ${id}`, () => product(id)),
    categories,
    brands,
  };
}
