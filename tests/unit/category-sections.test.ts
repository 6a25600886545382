import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expandCategory, SECTIONS } from '#machines/domain/categories.ts';
import { routeOf } from '#machines/domain/routes.ts';
import products from '#mocks/data/products.json' with { type: 'json' };
import { CATEGORY_SECTIONS } from '#src/content/categories/sections.ts';

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
    'CAT-2 HOM-5 $id: the count is what its list shows, and that is not empty',
    ({ id, section, productCount }) => {
      // The list leaves out what is out of stock unless it is asked for.
      const shown = products.filter(({ inStock, category }) => inStock && expandCategory(id).includes(category));
      expect(productCount).toBe(shown.length);
      expect(shown).not.toEqual([]);
      const route = routeOf({ path: '/products', search: `?category=${id}&section=${section}` });
      if (route.name !== 'products') throw new Error(`${id} leads to ${route.name}`);
      expect(expandCategory(route.query.category ?? '')).toEqual(expandCategory(id));
    },
  );

  test.each(cards)('CAT-2 $id has its pictures', ({ image }) => {
    for (const width of [400, 800]) expect(existsSync(`public${image.replace('.avif', `-${width}.avif`)}`)).toBe(true);
  });
});
