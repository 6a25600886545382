import type { Brand } from '#machines/domain/brand.ts';
import { BrandsAnswerSchema } from '#machines/domain/brand.ts';
import { CATEGORY_IDS, categoryName } from '#machines/domain/categories.ts';
import { foldText } from '#machines/domain/fold-text.ts';
import { ProductPageSchema } from '#machines/domain/product.schema.ts';
import { type Product, productHref } from '#machines/domain/product.ts';
import { DEFAULT_QUERY, queryHref } from '#machines/domain/product-query.ts';
import type { Suggestion, Suggestions } from '#machines/header/suggestions.ts';
import { getJson } from './api.ts';

const PRODUCTS_SHOWN = 5;
/** More are asked for than shown: a name that matches goes before a description that does. */
const PRODUCTS_ASKED = 20;
const OTHERS_SHOWN = 2;

const categories = (text: string): Suggestion[] =>
  CATEGORY_IDS.filter((id) => foldText(categoryName(id)).includes(text))
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

/** Categories, brands and products like a text, in this order. HDR-5. @throws ProblemError */
export async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Suggestions> {
  const query = { search: text.trim(), inStock: true, sortBy: 'rating', sortOrder: 'desc', pageSize: PRODUCTS_ASKED };
  const [found, houses] = await Promise.all([
    getJson('/products', ProductPageSchema, { query, signal }),
    getJson('/brands', BrandsAnswerSchema, { signal }),
  ]);
  const folded = foldText(text);
  const isNamed = ({ name }: Product) => foldText(name).includes(folded);
  const ranked = [...found.data.filter(isNamed), ...found.data.filter((product) => !isNamed(product))];
  const products = ranked.slice(0, PRODUCTS_SHOWN).map(
    (product): Suggestion => ({
      kind: 'product',
      id: product.id,
      name: product.name,
      href: productHref(product),
    }),
  );
  return [...categories(folded), ...brands(houses.data, folded), ...products];
}
