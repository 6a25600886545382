import type { InferInput } from 'valibot';
import type { Brand } from '#machines/domain/brand.ts';
import {
  CATEGORY_IDS,
  categoryName,
  expandCategory,
  SECTIONS,
  sectionCategories,
} from '#machines/domain/categories.ts';
import { foldText } from '#machines/domain/fold-text.ts';
import type { ProductSchema } from '#machines/domain/product.schema.ts';
import type { SortBy, SortOrder } from '#machines/domain/product-query.ts';

/** A product as the API writes it: prices in pounds. */
export type ApiProduct = InferInput<typeof ProductSchema>;

/** What GET /products can be asked for. What is left out limits nothing. */
export type Criteria = {
  category?: string | undefined;
  /** Without a category: that section's categories. With one it says only where the shopper came from. PRD-9. */
  section?: string | undefined;
  /** A part of the brand's id or name. */
  brand?: string | undefined;
  search?: string | undefined;
  /** Pounds, both ends included. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  inStock?: boolean | undefined;
  ids?: readonly string[] | undefined;
  sortBy: SortBy;
  sortOrder: SortOrder;
  /** From 1. */
  page: number;
  pageSize: number;
};

type Entry = { product: ApiProduct; brandTexts: readonly string[]; searchTexts: readonly string[]; nameRank: number };
type Orders = Record<`${SortBy} ${SortOrder}`, readonly Entry[]>;

/** A catalogue made ready for searching: texts folded and orders sorted once, however often it is asked. PRD-12. */
export type CatalogueIndex = { orders: Orders; byId: ReadonlyMap<string, ApiProduct> };

const CATEGORY_NAMES = ['spirits', ...SECTIONS.flatMap((section) => section.categories), ...CATEGORY_IDS];

/** Everything a shopper may call a category by: its ids in either spelling, its name, its group. RTE-4. */
const categoryTexts = (category: string): string =>
  foldText(
    [...CATEGORY_NAMES.filter((name) => expandCategory(name).includes(category)), categoryName(category)].join('\n'),
  );

const collator = new Intl.Collator('en-GB');
/** Ids are compared letter by letter, in no language's order. */
const byId = (a: Entry, b: Entry) => Number(a.product.id > b.product.id) - Number(a.product.id < b.product.id);

function entriesOf(products: readonly ApiProduct[], brands: readonly Brand[]): Entry[] {
  const brandIds = new Map(brands.map(({ id, name }) => [name, foldText(id)]));
  const categories = new Map(CATEGORY_IDS.map((id) => [id, categoryTexts(id)]));
  const names = [...new Set(products.map(({ name }) => name))].sort(collator.compare);
  let rank = 0;
  const ranks = new Map(
    names.map((name, at) => {
      if (at > 0 && collator.compare(names[at - 1] ?? '', name) !== 0) rank += 1;
      return [name, rank];
    }),
  );
  return products.map((product) => {
    const brandTexts = [foldText(product.brand), brandIds.get(product.brand) ?? ''];
    const category = categories.get(product.category) ?? foldText(product.category);
    return {
      product,
      brandTexts,
      searchTexts: [foldText(product.name), foldText(product.description), category, ...brandTexts],
      nameRank: ranks.get(product.name) ?? 0,
    };
  });
}

/** Ties stand in the order of their ids, whichever way the list runs. PRD-4. */
const sorted = (entries: readonly Entry[], value: (entry: Entry) => number, direction: 1 | -1): readonly Entry[] =>
  [...entries].sort((a, b) => direction * (value(a) - value(b)) || byId(a, b));

/** Makes a catalogue ready for searching. Products' brands are known by name; their ids come from `brands`. */
export function indexCatalogue(products: readonly ApiProduct[], brands: readonly Brand[]): CatalogueIndex {
  const entries = entriesOf(products, brands);
  const nameUp = sorted(entries, ({ nameRank }) => nameRank, 1);
  const nameDown = sorted(entries, ({ nameRank }) => nameRank, -1);
  return {
    orders: {
      'name asc': nameUp,
      'name desc': nameDown,
      // There are no dates: newest falls back to name order. PRD-4.
      'newest asc': nameUp,
      'newest desc': nameDown,
      'price asc': sorted(entries, ({ product }) => product.price, 1),
      'price desc': sorted(entries, ({ product }) => product.price, -1),
      'rating asc': sorted(entries, ({ product }) => product.rating, 1),
      'rating desc': sorted(entries, ({ product }) => product.rating, -1),
    },
    byId: new Map(products.map((product) => [product.id, product])),
  };
}

type Test = (entry: Entry) => boolean;

function isAnyOf(categories: readonly string[]): Test {
  const wanted = new Set(categories);
  return ({ product }) => wanted.has(product.category);
}

function namesBrand(text: string): Test {
  const wanted = foldText(text);
  return ({ brandTexts }) => brandTexts.some((brand) => brand.includes(wanted));
}

/** Each word stands somewhere in the name, description, category or brand. PRD-5. */
function mentions(search: string): Test {
  const words = foldText(search).split(' ');
  return ({ searchTexts }) => words.every((word) => searchTexts.some((text) => text.includes(word)));
}

function testsFor({ category, section, brand, search, minPrice, maxPrice, inStock, ids }: Criteria): readonly Test[] {
  const tests: Test[] = [];
  if (category) tests.push(isAnyOf(expandCategory(category)));
  else if (section) tests.push(isAnyOf(sectionCategories(section)));
  if (inStock) tests.push(({ product }) => product.inStock);
  if (minPrice !== undefined) tests.push(({ product }) => product.price >= minPrice);
  if (maxPrice !== undefined) tests.push(({ product }) => product.price <= maxPrice);
  if (ids) {
    const wanted = new Set(ids);
    tests.push(({ product }) => wanted.has(product.id));
  }
  if (brand) tests.push(namesBrand(brand));
  if (search) tests.push(mentions(search));
  return tests;
}

/** One page of the products that meet all criteria, and how many there are in all. PRD-4, PRD-5, PRD-12. */
export function searchCatalogue(
  index: CatalogueIndex,
  criteria: Criteria,
): { products: readonly ApiProduct[]; total: number } {
  const { sortBy, sortOrder, page, pageSize } = criteria;
  const tests = testsFor(criteria);
  const found = index.orders[`${sortBy} ${sortOrder}`].filter((entry) => tests.every((test) => test(entry)));
  const start = (page - 1) * pageSize;
  return { products: found.slice(start, start + pageSize).map(({ product }) => product), total: found.length };
}
