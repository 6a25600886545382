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

/** The shop's own label. Its products are made in several countries. */
const OWN_LABEL = 'Tawny & Rye';
/** A brand makes its drinks at its own place. The origin of its glasses is unknown. */
const makers = new Map(brands.filter(({ name }) => name !== OWN_LABEL).map((brand) => [brand.name, brand]));

const described = (product: ApiProduct): ApiProduct => {
  const placeholder = placeholders.get(product.id);
  const imageAlt = pictureTexts.get(product.id);
  const origin = strengthOf(product) === null ? undefined : makers.get(product.brand);
  return {
    ...product,
    ...(origin ? { country: origin.country, region: origin.region } : {}),
    ...(placeholder ? { placeholder } : {}),
    ...(imageAlt ? { imageAlt } : {}),
  };
};

/** The shop's 92 products, each with its origin, a text for its picture, and the picture's placeholder. */
export const products: readonly ApiProduct[] = productsData.map(described);

/** The products of a category's list when it opens: those in stock. HOM-5. */
const countOf = (id: string) => products.filter(({ category, inStock }) => category === id && inStock).length;
/** The eight categories of GET /categories. API-3. */
export const categories: readonly Category[] = categoriesData.mock.map((category) => ({
  ...category,
  productCount: countOf(category.id),
}));

export const catalogueIndex = indexCatalogue(products, brands);
