import { CATEGORY_IDS, categoryPages } from '#machines/domain/categories.ts';
import { type Product, productHref } from '#machines/domain/product.ts';
import { DEFAULT_QUERY } from '#machines/domain/product-query.ts';
import { ARTICLE_PATHS, PAGES } from '#machines/domain/routes.ts';
import { fetchProductPage } from '#src/platform/catalogue-api.ts';

type FirstProducts = {
  products: readonly Product[];
  /** The catalogue has no others. */
  areAll: boolean;
};

/** The products are in the catalogue's own order. @throws ProblemError */
async function firstProducts(count: number): Promise<FirstProducts> {
  const { signal } = new AbortController();
  const found: Product[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total } = await fetchProductPage({ ...DEFAULT_QUERY, includeOutOfStock: true }, page, { signal });
    found.push(...data);
    if (data.length > 0 && found.length < Math.min(count, total)) continue;
    return { products: found.slice(0, count), areAll: found.length >= total && found.length <= count };
  }
}

type PagePaths = {
  readonly paths: readonly string[];
  /** Every name that an address may give a category, and the one that its page has. RTE-4. */
  readonly categories: Readonly<Record<string, string>>;
  /** The catalogue has no other products. */
  readonly hasEveryProduct: boolean;
};

/**
 * Every path is rendered. @param productCount this many products have a page of their own; the others use a shell
 * @throws ProblemError when the API does not send its products
 */
export async function pagePaths(productCount: number): Promise<PagePaths> {
  const { products, areAll } = await firstProducts(productCount);
  const paths = [
    ...PAGES.map(({ path }) => path),
    ...ARTICLE_PATHS,
    '/products',
    ...CATEGORY_IDS.map((id) => `/products/${id}`),
    '/products/spirits',
    ...products.map(productHref),
  ];
  return { paths, categories: categoryPages(), hasEveryProduct: areAll };
}
