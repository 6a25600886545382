import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { BrandsAnswerSchema, CategoriesAnswerSchema } from '#machines/domain/brand.ts';
import { foldText } from '#machines/domain/fold-text.ts';
import { ProductAnswerSchema, ProductPageSchema } from '#machines/domain/product.schema.ts';
import { products } from '#mocks/catalogue.ts';
import { ask, serveMockApi } from '#tests/support/mock-api.ts';

serveMockApi();

async function list(query: string) {
  const { status, body } = await ask(`/products?${query}`);
  expect(status).toBe(200);
  return v.parse(ProductPageSchema, body);
}
const idsOf = async (query: string) => (await list(`${query}&pageSize=100`)).data.map(({ id }) => id);
const namesOf = async (query: string) => (await list(`${query}&pageSize=100`)).data.map(({ name }) => name);
const idsWhere = (isWanted: (product: (typeof products)[number]) => boolean) =>
  products
    .filter(isWanted)
    .map(({ id }) => id)
    .sort();

describe('GET /products', () => {
  test('API-2 answers a page of the catalogue that the shop can read, with placeholders for its pictures', async () => {
    const page = await list('');
    expect(page).toMatchObject({ total: 92, page: 1, pageSize: 24 });
    expect(page.data).toHaveLength(24);
    expect(page.data.every(({ placeholder }) => placeholder?.lqip.startsWith('data:image/webp;base64,'))).toBe(true);
  });

  test('PRD-4 the category is equal, whatever its case', async () => {
    const gins = idsWhere(({ category }) => category === 'gin');
    expect(gins).toHaveLength(7);
    expect((await idsOf('category=gin')).sort()).toEqual(gins);
    expect((await idsOf('category=GIN')).sort()).toEqual(gins);
    expect((await idsOf('category=beer')).sort()).toEqual(idsWhere(({ category }) => category === 'beer'));
  });

  test('RTE-4 whisky and whiskey are one category; spirits are six together', async () => {
    expect(await idsOf('category=whiskey')).toEqual(await idsOf('category=whisky'));
    expect(await idsOf('category=whisky')).toHaveLength(9);
    const spirits = ['whisky', 'gin', 'rum', 'brandy', 'tequila', 'vodka'];
    expect((await idsOf('category=spirits')).sort()).toEqual(idsWhere(({ category }) => spirits.includes(category)));
  });

  test('PRD-4 a category that is none finds nothing', async () => {
    for (const name of ['perfume', 'gi', 'constructor', '__proto__'])
      expect(await idsOf(`category=${name}`)).toEqual([]);
  });

  test('PRD-9 a section alone finds its categories; with a category it limits nothing', async () => {
    const tools = ['shakers', 'strainers', 'openers', 'muddlers', 'ice-tools'];
    expect((await idsOf('section=bar-tools')).sort()).toEqual(idsWhere(({ category }) => tools.includes(category)));
    expect(await idsOf('category=gin&section=bar-tools')).toEqual(await idsOf('category=gin'));
    expect(await idsOf('section=nowhere')).toEqual([]);
  });

  test('PRD-4 the brand contains, whatever the case, in its id or its name', async () => {
    const marl = idsWhere(({ brand }) => brand === 'Marl & Bine');
    expect(marl).toHaveLength(9);
    for (const text of ['marl-and-bine', 'Marl & Bine', 'MARL', 'bine']) {
      expect((await idsOf(`brand=${encodeURIComponent(text)}`)).sort()).toEqual(marl);
    }
    expect((await idsOf('brand=chateau')).sort()).toEqual(idsWhere(({ brand }) => brand === 'Château Orvelle'));
    expect(await idsOf('brand=nobody')).toEqual([]);
  });

  test('PRD-5 the search finds in the name, the description, the category and the brand', async () => {
    expect(await namesOf('search=sherry+cask')).toContain('Glen Averne 15 Year Old Sherry Cask');
    expect(await idsOf('search=bonfire')).toContain('glen-averne-black-moss-peated');
    expect(await idsOf('search=decanters')).toEqual(expect.arrayContaining(await idsOf('category=decanters')));
    expect(await idsOf('search=norrvik')).toEqual(await idsOf('brand=norrvik'));
    expect(await idsOf('search=NORRVIK')).toEqual(await idsOf('brand=norrvik'));
  });

  test('PRD-5 words of a search may be apart, and all must be found', async () => {
    expect(await idsOf('search=sherry+averne')).toContain('glen-averne-15-year-old-sherry-cask');
    expect(await idsOf('search=sherry+norrvik')).toEqual([]);
  });

  test('PRD-5 accents and apostrophes are folded', async () => {
    const orvelle = await idsOf('brand=ch%C3%A2teau');
    expect(orvelle.length).toBeGreaterThan(0);
    expect(await idsOf('search=chateau')).toEqual(expect.arrayContaining(orvelle));
    expect(await idsOf('search=ch%C3%82TEAU')).toEqual(await idsOf('search=chateau'));
    expect(await idsOf("search=d'orvelle")).toEqual(await idsOf('search=d%E2%80%99orvelle'));
    expect(await idsOf('search=dorvelle')).toContain('allee-d-orvelle-2020');
  });

  test('RTE-4 a search for either spelling of whisky finds the category', async () => {
    const whiskies = await idsOf('category=whisky');
    for (const word of ['whisky', 'whiskey', 'spirits']) {
      expect(await idsOf(`search=${word}`)).toEqual(expect.arrayContaining(whiskies));
    }
  });

  test('PRD-5 a blank search limits nothing', async () => {
    expect((await list('search=+++')).total).toBe(92);
  });

  test('PRD-4 the price is within the range, both ends included', async () => {
    const [low, high] = [24, 44.95];
    const found = await idsOf(`minPrice=${low}&maxPrice=${high}`);
    expect(found.sort()).toEqual(idsWhere(({ price }) => price >= low && price <= high));
    expect(found).toContain('glen-averne-12-year-old');
    expect(found).toContain('allee-d-orvelle-2020');
    expect((await idsOf('minPrice=44.95&maxPrice=44.95')).length).toBeGreaterThan(0);
    expect(await idsOf('minPrice=44.96')).not.toContain('glen-averne-12-year-old');
    expect(await idsOf('maxPrice=44.94')).not.toContain('glen-averne-12-year-old');
  });

  test('PRD-15 the age is that of the bottle, however it is spelt, and blank it limits nothing', async () => {
    const twelve = idsWhere(({ age }) => age === '12 years');
    expect(twelve).toHaveLength(2);
    for (const text of ['12', '12-years', '12+Years']) expect((await idsOf(`age=${text}`)).sort()).toEqual(twelve);
    const months = idsWhere(({ age }) => age === '20 months');
    expect(months).toHaveLength(2);
    expect((await idsOf('age=20-months')).sort()).toEqual(months);
    expect(await idsOf('age=20')).toEqual(idsWhere(({ age }) => age === '20 years'));
    expect(await idsOf('age=13')).toEqual([]);
    expect((await list('age=+')).total).toBe(92);
  });

  test('PRD-16 the region is where the maker of a drink is, whatever its case', async () => {
    const speyside = idsWhere(({ brand, category }) => brand === 'Glen Averne' && category === 'whisky');
    expect(speyside).toHaveLength(6);
    expect((await idsOf('region=speyside')).sort()).toEqual(speyside);
    expect(await idsOf('region=V%C3%A4sterbotten')).toEqual(await idsOf('region=vasterbotten'));
    expect(await idsOf('region=Bordeaux&country=Scotland')).toEqual([]);
    for (const text of ['London', 'constructor', '__proto__']) expect(await idsOf(`region=${text}`)).toEqual([]);
  });

  test('PRD-3 inStock leaves out products that are out of stock', async () => {
    expect((await idsOf('inStock=true')).sort()).toEqual(idsWhere(({ inStock }) => inStock));
    expect((await list('inStock=false')).total).toBe(92);
  });

  test('PRD-4 sorts by name in en-GB, price and rating, either way', async () => {
    const names = await namesOf('');
    expect(names).toEqual([...names].sort(new Intl.Collator('en-GB').compare));
    expect(await namesOf('sortOrder=desc')).toEqual([...names].reverse());
    for (const sortBy of ['price', 'rating'] as const) {
      const up = (await list(`sortBy=${sortBy}&pageSize=100`)).data.map((product) => product[sortBy]);
      expect(up).toEqual([...up].sort((a, b) => a - b));
      const down = (await list(`sortBy=${sortBy}&sortOrder=desc&pageSize=100`)).data.map((product) => product[sortBy]);
      expect(down).toEqual([...up].reverse());
    }
  });

  test('PRD-4 ties are broken by id, whichever way the list runs', async () => {
    for (const order of ['asc', 'desc']) {
      const { data } = await list(`sortBy=rating&sortOrder=${order}&pageSize=100`);
      const ties = data.filter((product, at) => data[at + 1]?.rating === product.rating);
      expect(ties.length).toBeGreaterThan(10);
      data.forEach((product, at) => {
        const next = data[at + 1];
        if (next?.rating === product.rating) expect(product.id < next.id).toBe(true);
      });
    }
  });

  test('PRD-4 newest falls back to name order', async () => {
    expect(await idsOf('sortBy=newest')).toEqual(await idsOf('sortBy=name'));
    expect(await idsOf('sortBy=newest&sortOrder=desc')).toEqual(await idsOf('sortBy=name&sortOrder=desc'));
  });

  test('PRD-12 pages hold all products once, and none beyond the last', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => list(`page=${page}&pageSize=20`)));
    expect(pages.map(({ data }) => data.length)).toEqual([20, 20, 20, 20, 12]);
    expect(pages.every(({ total, pageSize }) => total === 92 && pageSize === 20)).toBe(true);
    expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(await idsOf(''));
    expect(await list('page=6&pageSize=20')).toMatchObject({ data: [], total: 92, page: 6 });
  });

  test('CRT-5 ids finds those that exist', async () => {
    expect((await idsOf('ids=norrvik-gone,glen-averne-12-year-old,ashcombe-sloe-gin')).sort()).toEqual([
      'ashcombe-sloe-gin',
      'glen-averne-12-year-old',
    ]);
    expect(await idsOf('ids=')).toEqual([]);
  });

  test('PRD-4 a product has to meet all criteria', async () => {
    const found = await idsOf('category=spirits&brand=averne&search=peat&maxPrice=100&inStock=true&sortBy=price');
    const expected = products.filter(
      ({ brand, price, inStock, name, description }) =>
        brand === 'Glen Averne' && price <= 100 && inStock && foldText(`${name} ${description}`).includes('peat'),
    );
    expect(found.length).toBeGreaterThan(0);
    expect([...found].sort()).toEqual(expected.map(({ id }) => id).sort());
  });

  test.each([
    ['sortBy=colour', 'sortBy must be one of name, price, rating, newest, best'],
    ['strength=120', 'strength must be one of low, light, medium, strong, very-strong'],
    ['age=abc', 'age must be an age such as 12 or 20-months'],
    ['age=1e9', 'age must be an age such as 12 or 20-months'],
    [`region=${'x'.repeat(201)}`, 'region must be at most 200 characters'],
    ['facets=maybe', 'facets must be true or false'],
    ['sortOrder=sideways', 'sortOrder must be one of asc, desc'],
    ['page=abc', 'page must be a whole number from 1 to 1000000'],
    ['page=0', 'page must be a whole number from 1 to 1000000'],
    ['page=-1', 'page must be a whole number from 1 to 1000000'],
    ['page=1.5', 'page must be a whole number from 1 to 1000000'],
    ['page=99999999999999999999', 'page must be a whole number from 1 to 1000000'],
    ['pageSize=1000', 'pageSize must be a whole number from 1 to 100'],
    ['pageSize=0', 'pageSize must be a whole number from 1 to 100'],
    ['minPrice=cheap', 'minPrice must be an amount in pounds'],
    ['minPrice=-1', 'minPrice must be an amount in pounds'],
    ['maxPrice=1e3', 'maxPrice must be an amount in pounds'],
    ['maxPrice=Infinity', 'maxPrice must be an amount in pounds'],
    ['minPrice=50&maxPrice=20', 'minPrice must not be above maxPrice'],
    ['inStock=perhaps', 'inStock must be true or false'],
    [`search=${'x'.repeat(201)}`, 'search must be at most 200 characters'],
    [`brand=${'x'.repeat(201)}`, 'brand must be at most 200 characters'],
    [`ids=${Array.from({ length: 101 }, (_, at) => at).join(',')}`, 'ids must be at most 100'],
  ])('API-2 refuses %s with 400 and the reason', async (query, message) => {
    expect(await ask(`/products?${query}`)).toEqual({ status: 400, body: { message } });
  });
});

describe('GET /products/{id}', () => {
  test('DET-2 finds a product by its id', async () => {
    const { status, body } = await ask('/products/glen-averne-18-year-old');
    expect(status).toBe(200);
    expect(v.parse(ProductAnswerSchema, body).data).toMatchObject({ name: 'Glen Averne 18 Year Old', price: 12_400 });
  });

  test.each(['no-such-bottle', 'constructor', '%E2%98%83', 'Glen-Averne-18-Year-Old'])(
    'DET-2 does not find %s',
    async (id) => {
      expect(await ask(`/products/${id}`)).toEqual({
        status: 404,
        body: { message: 'We could not find that product.' },
      });
    },
  );
});

describe('GET /categories and GET /brands', () => {
  test('API-2 answer the eight categories and the ten brands', async () => {
    const categories = v.parse(CategoriesAnswerSchema, (await ask('/categories')).body).data;
    expect(categories.map(({ name }) => name)).toEqual([
      'Wine',
      'Whisky',
      'Gin',
      'Rum',
      'Brandy',
      'Tequila',
      'Beer',
      'Vodka',
    ]);
    expect(v.parse(BrandsAnswerSchema, (await ask('/brands')).body).data).toHaveLength(10);
  });
});
