import { CATEGORY_IDS } from '#machines/domain/categories.ts';
import { type Product, productHref } from '#machines/domain/product.ts';
import { DEFAULT_QUERY } from '#machines/domain/product-query.ts';
import { ARTICLE_PATHS, PAGES } from '#machines/domain/routes.ts';
import { fetchProductPage } from '#src/platform/catalogue-api.ts';

/** The products are in the catalogue's own order. @throws ProblemError */
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
 * Every path is rendered. @param productCount this many products have a page of their own; the others use a shell
 * @throws ProblemError when the API does not send its products
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
