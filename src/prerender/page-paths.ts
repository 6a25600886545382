import { CATEGORY_IDS } from '#machines/domain/categories.ts';
import { type Product, productHref } from '#machines/domain/product.ts';
import { DEFAULT_QUERY } from '#machines/domain/product-query.ts';
import { ARTICLE_PATHS, PAGES } from '#machines/domain/routes.ts';
import { fetchProductPage } from '#src/platform/catalogue-api.ts';

/** Of the whole catalogue, in its own order. @throws ProblemError */
async function firstProducts(count: number): Promise<readonly Product[]> {
  const { signal } = new AbortController();
  const found: Product[] = [];
  for (let page = 1; found.length < count; page += 1) {
    const { data, total } = await fetchProductPage({ ...DEFAULT_QUERY, includeOutOfStock: true }, page, { signal });
    found.push(...data);
    if (data.length === 0 || found.length >= total) break;
  }
  return found.slice(0, count);
}

/**
 * The paths of all pages that are rendered.
 * @param productCount how many products get a page of their own; the rest begins with one that stands for them all
 * @throws ProblemError when the API does not give its products
 */
export async function pagePaths(productCount: number): Promise<readonly string[]> {
  const products = await firstProducts(productCount);
  return [
    ...PAGES.map(({ path }) => path),
    ...ARTICLE_PATHS,
    '/products',
    ...CATEGORY_IDS.map((id) => `/products/${id}`),
    '/products/spirits',
    ...products.map(productHref),
  ];
}
