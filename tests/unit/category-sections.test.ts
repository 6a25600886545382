import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expandCategory, SECTIONS } from '#machines/domain/categories.ts';
import { routeOf } from '#machines/domain/routes.ts';
import products from '#mocks/data/products.json' with { type: 'json' };
import { CATEGORY_SECTIONS } from '#src/pages/categories/sections.ts';

const cards = CATEGORY_SECTIONS.flatMap((section) =>
  section.categories.map((category) => ({ ...category, section: section.id })),
);

describe('CAT-1 sections', () => {
  test('CAT-1 titles, ids and order are the required ones', () => {
    expect(
      CATEGORY_SECTIONS.map(({ id, title, categories }) => ({
        id,
        title,
        categories: categories.map((category) => category.id),
      })),
    ).toEqual(SECTIONS.map(({ id, title, categories }) => ({ id, title, categories: [...categories] })));
  });
});

describe('CAT-2 cards', () => {
  test.each(cards)(
    'CAT-2 $id: the count is the catalogue’s, and its list is not empty',
    ({ id, section, productCount }) => {
      const held = products.filter((product) => expandCategory(id).includes(product.category));
      expect(productCount).toBe(held.length);
      const route = routeOf({ path: '/products', search: `?category=${id}&section=${section}` });
      if (route.name !== 'products') throw new Error(`${id} leads to ${route.name}`);
      // The list leaves out what is out of stock unless it is asked for.
      expect(held.some((product) => product.inStock)).toBe(true);
      expect(expandCategory(route.query.category ?? '')).toEqual(expandCategory(id));
    },
  );

  test.each(cards)('CAT-2 $id has its pictures', ({ image }) => {
    for (const width of [400, 800]) expect(existsSync(`public${image.replace('.avif', `-${width}.avif`)}`)).toBe(true);
  });
});
