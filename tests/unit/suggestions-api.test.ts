import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import type { ApiProduct } from '#mocks/catalogue-search.ts';
import { mockApi } from '#mocks/node.ts';
import { fetchSuggestions } from '#src/features/header/suggestions-api.ts';
import { API, serveMockApi } from '#tests/support/mock-api.ts';

serveMockApi();

/** A product as the API sends it. */
const gin = (id: string, others: Partial<ApiProduct> = {}): ApiProduct => ({
  id,
  name: `Gin ${id}`,
  description: '',
  price: 31.5,
  imageUrl: `/images/products/${id}.avif`,
  category: 'gin',
  brand: 'Ashcombe',
  alcoholContent: 40,
  volume: '700ml',
  type: 'London Dry',
  inStock: true,
  rating: 4,
  reviewCount: 3,
  ...others,
});
const GINS = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => gin(id));
const BRANDS = ['Gin Lane', 'Marl & Bine', 'Ginger & Co', 'Original Gin'].map((name) => ({
  id: name.toLowerCase().replaceAll(/\W+/g, '-'),
  name,
  description: '',
  logoUrl: '',
}));

type Answer = { data: readonly ApiProduct[]; total: number; instead?: { text: string | null; products: ApiProduct[] } };

/** The suggestions for this answer of the API, and the requests to the API. */
async function suggested(text: string, answer: Answer, signal = new AbortController().signal) {
  const asked: Record<string, string>[] = [];
  mockApi.use(
    http.get(`${API}/products`, ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json({ ...answer, page: 1, pageSize: 5 });
    }),
    http.get(`${API}/brands`, () => HttpResponse.json({ data: BRANDS })),
  );
  const suggestions = await fetchSuggestions(text, signal);
  return { suggestions, asked, texts: suggestions.map(({ kind, name, href }) => `${kind} ${name} ${href}`) };
}

const NONE: Answer = { data: [], total: 0 };

describe('HDR-5 suggestions', () => {
  test('HDR-5 five products in stock are asked for, the best match first, without the spaces around the text', async () => {
    const { asked } = await suggested('  gin ', NONE);
    expect(asked).toEqual([{ search: 'gin', inStock: 'true', sortBy: 'best', sortOrder: 'desc', pageSize: '5' }]);
  });

  test('HDR-5 a category, two brands, five products and a link to all follow each other, each with its address', async () => {
    const { texts } = await suggested('gin', { data: GINS, total: 1234 });
    expect(texts).toEqual([
      'category Gin /products?category=gin',
      'brand Gin Lane /products?brand=gin-lane',
      'brand Ginger & Co /products?brand=ginger-co',
      ...['a', 'b', 'c', 'd', 'e'].map((id) => `product Gin ${id} /products/gin/${id}`),
      'all See all 1,234 results /products?search=gin',
    ]);
  });

  test('HDR-5 a product has its picture, the colour until it has loaded, and its price in pence', async () => {
    const placeholder = { dominant: '#814e52', lqip: 'data:image/webp;base64,AA' };
    const { suggestions } = await suggested('gin', { data: [gin('a', { placeholder }), gin('b')], total: 2 });
    expect(suggestions.filter(({ kind }) => kind === 'product')).toEqual([
      {
        ...{ kind: 'product', id: 'a', name: 'Gin a', href: '/products/gin/a', price: 3150 },
        picture: { imageUrl: '/images/products/a.avif', colour: '#814e52' },
      },
      {
        ...{ kind: 'product', id: 'b', name: 'Gin b', href: '/products/gin/b', price: 3150 },
        picture: { imageUrl: '/images/products/b.avif', colour: undefined },
      },
    ]);
  });

  test('HDR-5 all five results are shown, so no link leads to them', async () => {
    const { texts } = await suggested('zzz', { data: GINS.slice(0, 5), total: 5 });
    expect(texts).toHaveLength(5);
    expect((await suggested('zzz', { data: GINS.slice(0, 5), total: 6 })).texts.at(-1)).toBe(
      'all See all 6 results /products?search=zzz',
    );
  });

  test('HDR-5 RTE-4 a category is found by a part of its name, by its other name and in the plural, and two are shown at most', async () => {
    expect((await suggested('whiskey', NONE)).texts).toEqual(['category Whisky /products?category=whisky']);
    expect((await suggested('BRAND', NONE)).texts).toEqual(['category Brandy /products?category=brandy']);
    expect((await suggested('whiskies', NONE)).texts).toEqual((await suggested('whisky', NONE)).texts);
    expect((await suggested('Gins', NONE)).texts).toEqual(['category Gin /products?category=gin']);
    const { texts } = await suggested('e', NONE);
    expect(texts.filter((text) => text.startsWith('category'))).toHaveLength(2);
  });

  test('HDR-5 where nothing contains the text, similar words, similar products and all categories are offered', async () => {
    const instead = { text: 'smoky whisky', products: GINS };
    expect((await suggested('smky', { ...NONE, instead })).texts).toEqual([
      'meant Did you mean smoky whisky? /products?search=smoky+whisky',
      ...['a', 'b', 'c', 'd', 'e'].map((id) => `near Gin ${id} /products/gin/${id}`),
      'onward Browse all categories /categories',
    ]);
    expect((await suggested('smky', { ...NONE, instead: { text: null, products: [] } })).texts).toEqual([
      'onward Browse all categories /categories',
    ]);
    expect((await suggested('smky', NONE)).texts).toEqual(['onward Browse all categories /categories']);
  });

  test('HDR-5 a cancelled search ends its requests', async () => {
    const given = new AbortController();
    given.abort();
    await expect(suggested('gin', NONE, given.signal)).rejects.toThrow();
  });
});
