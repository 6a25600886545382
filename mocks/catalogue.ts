import type { Brand, Category } from '#machines/domain/brand.ts';
import { type ApiProduct, indexCatalogue } from './catalogue-search.ts';
import brandsData from './data/brands.json' with { type: 'json' };
import categoriesData from './data/categories.json' with { type: 'json' };
import pictureTextsData from './data/picture-texts.json' with { type: 'json' };
import placeholdersData from './data/placeholders.json' with { type: 'json' };
import productsData from './data/products.json' with { type: 'json' };

const placeholders = new Map(Object.entries(placeholdersData));

const pictureTexts = new Map(Object.entries(pictureTextsData));

const withPicture = (product: ApiProduct): ApiProduct => {
  const placeholder = placeholders.get(product.id);
  const imageAlt = pictureTexts.get(product.id);
  return { ...product, ...(placeholder ? { placeholder } : {}), ...(imageAlt ? { imageAlt } : {}) };
};

/** The shop's 92 products, each with its picture in words, and what stands under it while it loads. */
export const products: readonly ApiProduct[] = productsData.map(withPicture);
export const brands: readonly Brand[] = brandsData;
/** The eight categories of GET /categories. API-3. */
export const categories: readonly Category[] = categoriesData.mock;

export const catalogueIndex = indexCatalogue(products, brands);
