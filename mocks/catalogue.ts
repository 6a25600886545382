import type { Brand, Category } from '#machines/domain/brand.ts';
import { strengthOf } from '#machines/domain/strength.ts';
import { type ApiProduct, indexCatalogue } from './catalogue-search.ts';
import brandsData from './data/brands.json' with { type: 'json' };
import categoriesData from './data/categories.json' with { type: 'json' };
import pictureTextsData from './data/picture-texts.json' with { type: 'json' };
import placeholdersData from './data/placeholders.json' with { type: 'json' };
import productsData from './data/products.json' with { type: 'json' };

const placeholders = new Map(Object.entries(placeholdersData));

const pictureTexts = new Map(Object.entries(pictureTextsData));

export const brands: readonly Brand[] = brandsData;

/** The shop's own label: what bears it is made wherever it is made best. */
const OWN_LABEL = 'Tawny & Rye';
/** Houses make their drinks at home; where their glasses come from is not known. */
const countries = new Map(brands.map(({ name, country }) => [name, name === OWN_LABEL ? undefined : country]));

const described = (product: ApiProduct): ApiProduct => {
  const placeholder = placeholders.get(product.id);
  const imageAlt = pictureTexts.get(product.id);
  const country = strengthOf(product) === null ? undefined : countries.get(product.brand);
  return {
    ...product,
    ...(country ? { country } : {}),
    ...(placeholder ? { placeholder } : {}),
    ...(imageAlt ? { imageAlt } : {}),
  };
};

/** The shop's 92 products, each with its country, its picture in words, and what stands under it while it loads. */
export const products: readonly ApiProduct[] = productsData.map(described);

/** What a category's list holds as it opens: what is in stock. HOM-5. */
const countOf = (id: string) => products.filter(({ category, inStock }) => category === id && inStock).length;
/** The eight categories of GET /categories. API-3. */
export const categories: readonly Category[] = categoriesData.mock.map((category) => ({
  ...category,
  productCount: countOf(category.id),
}));

export const catalogueIndex = indexCatalogue(products, brands);
