import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { ProblemError } from '#machines/domain/problem.ts';
import { DEFAULT_QUERY } from '#machines/domain/product-query.ts';
import { products } from '#mocks/catalogue.ts';
import { mockApi } from '#mocks/node.ts';
import { brandsServerError, productsMalformed, productsServerError, productsTruncated } from '#mocks/scenarios.ts';
import { fetchSuggestions } from '#src/features/header/suggestions-api.ts';
import {
  fetchFacets,
  fetchProduct,
  fetchProductPage,
  fetchProductsByIds,
  fetchRelated,
  fetchRelatedById,
  PAGE_SIZE,
} from '#src/platform/catalogue-api.ts';
import { API, serveMockApi } from '#tests/support/mock-api.ts';

serveMockApi();

const { signal } = new AbortController();
let asked: URLSearchParams[] = [];

beforeEach(() => {
  asked = [];
  mockApi.use(
    http.get('*/api/products', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
    }),
  );
});

describe('fetchProductPage', () => {
  test('PRD-3 asks by default for a page of the products in stock, by name, ascending', async () => {
    const page = await fetchProductPage(DEFAULT_QUERY, 1, { signal });
    expect(asked.map((params) => Object.fromEntries(params))).toEqual([
      { inStock: 'true', sortBy: 'name', sortOrder: 'asc', page: '1', pageSize: String(PAGE_SIZE), facets: 'true' },
    ]);
    expect(page.data).toHaveLength(PAGE_SIZE);
    expect(page.total).toBe(products.filter(({ inStock }) => inStock).length);
  });

  test('PRD-9 asks for all that a query says', async () => {
    const query = {
      ...DEFAULT_QUERY,
      category: 'whisky',
      section: 'alcoholic',
      brand: 'glen-averne',
      type: 'Single Malt',
      age: '12',
      strength: 'strong',
      country: 'Scotland',
      region: 'Speyside',
      search: 'cask & peat',
      minPrice: 20,
      maxPrice: 90,
      includeOutOfStock: true,
      sortBy: 'price',
      sortOrder: 'desc',
    } as const;
    await fetchProductPage(query, 3, { signal });
    expect(asked.map((params) => Object.fromEntries(params))).toEqual([
      {
        category: 'whisky',
        section: 'alcoholic',
        brand: 'glen-averne',
        type: 'Single Malt',
        age: '12',
        strength: 'strong',
        country: 'Scotland',
        region: 'Speyside',
        search: 'cask & peat',
        minPrice: '20',
        maxPrice: '90',
        sortBy: 'price',
        sortOrder: 'desc',
        page: '3',
        pageSize: String(PAGE_SIZE),
      },
    ]);
  });

  test('PRD-2 the full range of the slider hides no dearer product', async () => {
    await fetchProductPage({ ...DEFAULT_QUERY, minPrice: 0, maxPrice: 500 }, 1, { signal });
    expect(asked[0]?.has('minPrice')).toBe(false);
    expect(asked[0]?.has('maxPrice')).toBe(false);
  });

  test('CRT-3 prices are converted to whole pence', async () => {
    const { data } = await fetchProductPage({ ...DEFAULT_QUERY, search: 'Glen Averne 12 Year Old' }, 1, { signal });
    expect(data.find(({ id }) => id === 'glen-averne-12-year-old')?.price).toBe(4495);
  });

  test.each([
    ['server', productsServerError],
    ['malformed', productsMalformed],
    ['malformed', productsTruncated],
  ])('API-3 a failure is a %s problem', async (code, scenario) => {
    mockApi.use(...scenario);
    const failure = await fetchProductPage(DEFAULT_QUERY, 1, { signal }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProblemError);
    expect(failure).toMatchObject({ code });
  });
});

describe('fetchProductsByIds', () => {
  test('CRT-5 gives those that the catalogue still has', async () => {
    const ids = ['ashcombe-sloe-gin', 'drunk-up-long-ago'];
    const { asked: answered, found } = await fetchProductsByIds(ids, signal);
    expect([answered, found.map(({ id }) => id)]).toEqual([ids, ['ashcombe-sloe-gin']]);
  });

  test('API-3 CRT-5 a product that cannot be read is not gone: it counts as not asked for', async () => {
    const [sound, other] = products;
    mockApi.use(http.get(`${API}/products`, () => HttpResponse.json({ data: [sound, { ...other, price: null }] })));
    const { asked: answered, found } = await fetchProductsByIds([sound?.id ?? '', other?.id ?? '', 'gone'], signal);
    expect([answered, found.map(({ id }) => id)]).toEqual([[sound?.id, 'gone'], [sound?.id]]);
  });

  test('API-3 a product that is answered twice counts once, also where one of them cannot be read', async () => {
    const [sound] = products;
    const data = [{ ...sound, price: null }, sound, { ...sound, name: 'Another name' }];
    mockApi.use(http.get(`${API}/products`, () => HttpResponse.json({ data })));
    const { asked: answered, found } = await fetchProductsByIds([sound?.id ?? ''], signal);
    expect([answered, found.map(({ name }) => name)]).toEqual([[sound?.id], [sound?.name]]);
  });

  test.each([[[{ id: 'gin', price: null }]], [[{ price: null }]]])(
    'API-3 an answer that names no product and holds none that can be read is malformed: %j',
    async (data) => {
      mockApi.use(http.get(`${API}/products`, () => HttpResponse.json({ data })));
      await expect(fetchProductsByIds(['gin'], signal)).rejects.toMatchObject({ code: 'malformed' });
    },
  );

  test('CRT-5 sends no request for an empty list of ids', async () => {
    expect(await fetchProductsByIds([], signal)).toEqual({ asked: [], found: [] });
    expect(asked).toEqual([]);
  });

  test('CRT-5 a cart of any size is asked about in parts, and none of it is lost', async () => {
    const ids = [...products.map(({ id }) => id), ...Array.from({ length: 150 }, (_, at) => `gone-${at}`)];
    const { found } = await fetchProductsByIds(ids, signal);
    expect(asked).toHaveLength(5);
    expect(found.map(({ id }) => id).sort()).toEqual(products.map(({ id }) => id).sort());
  });
});

describe('fetchProduct', () => {
  test('DET-2 finds a product by its id', async () => {
    expect(await fetchProduct('ashcombe-sloe-gin', { signal })).toMatchObject({
      name: 'Ashcombe Sloe Gin',
      category: 'gin',
    });
  });

  test.each(['no-such-bottle', 'a/b', '../brands', '%', '?', '☃'])('DET-2 %s is not found', async (id) => {
    await expect(fetchProduct(id, { signal })).rejects.toMatchObject({ code: 'notFound' });
  });
});

describe('fetchRelated', () => {
  test('DET-1 gives others of the category that are in stock, best rated first', async () => {
    const product = await fetchProduct('glen-averne-12-year-old', { signal });
    const related = await fetchRelated(product, 4, { signal });
    expect(related).toHaveLength(4);
    expect(related.every(({ category, inStock, id }) => category === 'whisky' && inStock && id !== product.id)).toBe(
      true,
    );
    expect(related.map(({ rating }) => rating)).toEqual(related.map(({ rating }) => rating).sort((a, b) => b - a));
    expect(asked.map((params) => Object.fromEntries(params))).toEqual([
      { category: 'whisky', inStock: 'true', sortBy: 'rating', sortOrder: 'desc', pageSize: '5' },
    ]);
  });

  test('DET-1 a category with just as many others needs no more, and one with fewer is filled from its section', async () => {
    const gin = await fetchProduct('ashcombe-sloe-gin', { signal });
    const others = products.filter(({ category, inStock, id }) => category === 'gin' && inStock && id !== gin.id);
    expect((await fetchRelated(gin, others.length, { signal })).map(({ id }) => id).sort()).toEqual(
      others.map(({ id }) => id).sort(),
    );
    expect(asked).toHaveLength(1);

    const count = others.length + 25;
    const more = await fetchRelated(gin, count, { signal });
    expect(asked.at(-1)?.get('section')).toBe('alcoholic');
    expect(more.slice(0, others.length).every(({ category }) => category === 'gin')).toBe(true);
    expect(more.slice(others.length).map(({ category }) => category)).not.toContain('gin');
    expect(new Set(more.map(({ id }) => id)).size).toBe(count);
  });

  test('DET-1 no more are given than are asked for', async () => {
    const least = await fetchProduct('ashcombe-rhubarb-rose-gin', { signal });
    expect(await fetchRelated(least, 4, { signal })).toHaveLength(4);
  });

  test('DET-1 a category that the shop does not know has no section to fill it from', async () => {
    const gin = await fetchProduct('ashcombe-sloe-gin', { signal });
    expect(await fetchRelated({ ...gin, category: 'perfume' }, 4, { signal })).toEqual([]);
    expect(asked).toHaveLength(1);
  });
});

test('SAV-4 what is alike for several products is asked for once, and none is like itself', async () => {
  const gins = products.filter(({ category }) => category === 'gin').slice(0, 3);
  const related = await fetchRelatedById(gins, 4, { signal });
  expect(Object.keys(related)).toEqual(gins.map(({ id }) => id));
  expect(asked.map((params) => params.get('category'))).toEqual(['gin']);
  const alone = await Promise.all(gins.map((gin) => fetchRelated(gin, 4, { signal })));
  expect(Object.values(related)).toEqual(alone);
});

describe('fetchSuggestions', () => {
  test('HDR-5 TYP-4 half a character in the search is no fault', async () => {
    const suggestions = await fetchSuggestions('gin\ud83c', signal);
    expect(suggestions.map(({ kind }) => kind)).toContain('product');
  });
});

describe('fetchFacets', () => {
  test('PRD-2 gives the categories and the brands', async () => {
    const { categories, brands } = await fetchFacets({ signal });
    expect([categories.length, brands.length]).toEqual([8, 10]);
  });

  test('API-3 one that fails fails both', async () => {
    mockApi.use(...brandsServerError);
    await expect(fetchFacets({ signal })).rejects.toMatchObject({ code: 'server' });
  });
});
