import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expandCategory, SECTIONS } from '#machines/domain/categories.ts';
import { toPence } from '#machines/domain/money.ts';
import { percentOff } from '#machines/domain/product.ts';
import { brands, categories, products } from '#mocks/catalogue.ts';
import categoriesData from '#mocks/data/categories.json';
import { BRANDS, CLEARANCE_SALE, HOME_CATEGORIES } from '#src/content/home/home-data.ts';

/** The products of a category's list as it opens: those in stock. PRD-3. */
const inCategory = (id: string) =>
  products.filter(({ category, inStock }) => inStock && expandCategory(id).includes(category));
const ofBrand = (id: string) => {
  const brand = brands.find((one) => one.id === id);
  return products.filter((product) => product.inStock && product.brand === brand?.name);
};
const asPicture = (imageUrl: string, width: number) =>
  new URL(`../../public${imageUrl.replace(/\.avif$/, `-${width}.avif`)}`, import.meta.url);

describe('home page', () => {
  test.each(HOME_CATEGORIES)('HOM-5 the count of $name is what its list shows', ({ id, productCount }) => {
    expect(inCategory(id)).toHaveLength(productCount);
  });

  test.each(BRANDS)('HOM-5 the count of $name is what its list shows', ({ id, name, productCount }) => {
    expect(brands.find((brand) => brand.id === id)?.name).toBe(name);
    expect(ofBrand(id)).toHaveLength(productCount);
  });

  test.each(CLEARANCE_SALE)('HOM-3 $id costs in the sale what it costs in the catalogue', (item) => {
    const product = products.find(({ id }) => id === item.id);
    expect(product).toBeDefined();
    expect(item.salePrice).toBe(toPence(product?.price ?? 0));
    expect(item.originalPrice).toBe(toPence(product?.originalPrice ?? 0));
    expect(item.discountPercent).toBe(percentOff({ price: item.salePrice, originalPrice: item.originalPrice }));
    expect(item.name.replaceAll('\u00a0', ' ')).toBe(product?.name);
    expect(product?.inStock).toBe(true);
  });
});

describe('categories', () => {
  const cards = categoriesData.sections.flatMap((section) => section.categories);

  test('CAT-1 the sections, their titles and their categories are in the order of the specification', () => {
    expect(
      categoriesData.sections.map(({ id, title, categories: ofSection }) => ({
        id,
        title,
        categories: ofSection.map((category) => category.id),
      })),
    ).toEqual(SECTIONS);
  });

  test.each(cards)('CAT-2 the count of $name is what its list shows', ({ id, productCount }) => {
    expect(inCategory(id)).toHaveLength(productCount);
  });

  test.each(cards)('CAT-2 the card of $name leads to no empty list', ({ id }) => {
    expect(inCategory(id).length).toBeGreaterThan(0);
  });

  test.each(categories)('CAT-2 GET /categories counts of $name what its list shows', ({ id, productCount }) => {
    expect(inCategory(id)).toHaveLength(productCount);
  });
});

describe('products', () => {
  test('PRD-12 ids are unique, and every product has a known category and a known brand', () => {
    expect(new Set(products.map(({ id }) => id)).size).toBe(92);
    expect(products.filter(({ category }) => expandCategory(category)[0] !== category)).toEqual([]);
    const names = brands.map(({ name }) => name);
    expect(products.filter(({ brand }) => !names.includes(brand))).toEqual([]);
  });

  test('API-4 every picture that the catalogue names is there, in both widths', () => {
    const pictures = [
      ...products.map(({ imageUrl }) => imageUrl),
      ...categories.map(({ imageUrl }) => imageUrl),
      ...categoriesData.sections.flatMap((section) => section.categories.map(({ image }) => image)),
    ];
    const missing = pictures
      .flatMap((url) => [asPicture(url, 400), asPicture(url, 800)])
      .filter((file) => !existsSync(file));
    expect(missing).toEqual([]);
  });

  test('API-4 every brand has its lock-up', () => {
    expect(brands.filter(({ logoUrl }) => !existsSync(new URL(`../../public${logoUrl}`, import.meta.url)))).toEqual([]);
  });
});
