import type { Brand } from '#machines/domain/brand.ts';
import { BrandsAnswerSchema } from '#machines/domain/brand.ts';
import { CATEGORY_IDS, canonicalCategory, categoryName } from '#machines/domain/categories.ts';
import { foldText } from '#machines/domain/fold-text.ts';
import { formatCount } from '#machines/domain/money.ts';
import { ProductPageSchema } from '#machines/domain/product.schema.ts';
import { type Product, type ProductPage, productHref } from '#machines/domain/product.ts';
import { DEFAULT_QUERY, queryHref } from '#machines/domain/product-query.ts';
import { singularOf } from '#machines/domain/singular.ts';
import { cleanText } from '#machines/domain/typed-text.ts';
import type { Suggestion, Suggestions } from '#machines/header/suggestions.ts';
import { getJson } from '#src/platform/api.ts';

const PRODUCTS_SHOWN = 5;
const OTHERS_SHOWN = 2;

const isCategoryNamed = (id: string, text: string): boolean =>
  foldText(categoryName(id)).includes(text) || canonicalCategory(text) === id;

/** A category also matches by its other names and by their plurals: 'whiskeys'. RTE-4. */
const categories = (text: string): Suggestion[] =>
  CATEGORY_IDS.filter((id) => isCategoryNamed(id, text) || isCategoryNamed(id, singularOf(text)))
    .slice(0, OTHERS_SHOWN)
    .map((id) => ({
      kind: 'category',
      id,
      name: categoryName(id),
      href: queryHref({ ...DEFAULT_QUERY, category: id }),
    }));

const brands = (all: readonly Brand[], text: string): Suggestion[] =>
  all
    .filter(({ name }) => foldText(name).includes(text))
    .slice(0, OTHERS_SHOWN)
    .map(({ id, name }) => ({ kind: 'brand', id, name, href: queryHref({ ...DEFAULT_QUERY, brand: id }) }));

const products = (kind: 'product' | 'near', found: readonly Product[]): Suggestion[] =>
  found.slice(0, PRODUCTS_SHOWN).map((product) => ({
    kind,
    id: product.id,
    name: product.name,
    href: productHref(product),
    picture: { imageUrl: product.imageUrl, colour: product.placeholder?.dominant },
    price: product.price,
  }));

const searchHref = (text: string) => queryHref({ ...DEFAULT_QUERY, search: text });

/** More products match than are shown, so a link leads to all of them. */
const allResults = (text: string, total: number): Suggestion[] =>
  total > PRODUCTS_SHOWN
    ? [{ kind: 'all', id: 'all', name: `See all ${formatCount(total)} results`, href: searchHref(text) }]
    : [];

const CATEGORIES_PAGE: Suggestion = {
  kind: 'onward',
  id: 'categories',
  name: 'Browse all categories',
  href: '/categories',
};

/** Without a match, a spelling correction, near matches and another link are offered. */
const nearOnes = ({ instead }: ProductPage): Suggestion[] => [
  ...(instead?.text
    ? [
        {
          kind: 'meant',
          id: 'meant',
          name: `Did you mean ${instead.text}?`,
          href: searchHref(instead.text),
        } as const,
      ]
    : []),
  ...products('near', instead?.products ?? []),
  CATEGORIES_PAGE,
];

/** Categories, brands and products follow in this order; without any, near matches. HDR-5. @throws ProblemError */
export async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Suggestions> {
  const wanted = cleanText(text).trim();
  const query = { search: wanted, inStock: true, sortBy: 'best', sortOrder: 'desc', pageSize: PRODUCTS_SHOWN };
  const [found, foundBrands] = await Promise.all([
    getJson('/products', ProductPageSchema, { query, signal }),
    getJson('/brands', BrandsAnswerSchema, { signal }),
  ]);
  const folded = foldText(wanted);
  const like = [
    ...categories(folded),
    ...brands(foundBrands.data, folded),
    ...products('product', found.data),
    ...allResults(wanted, found.total),
  ];
  return like.length > 0 ? like : nearOnes(found);
}
