import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { brands, catalogueIndex, products } from '#mocks/catalogue.ts';
import { type ApiProduct, type Criteria, searchCatalogue } from '#mocks/catalogue-search.ts';
import { copyCatalogue } from '#tools/adapter/catalogue-copy.ts';
import { type Engine, EngineAway } from '#tools/adapter/engine.ts';

const START = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;
const ALL: Criteria = { sortBy: 'name', sortOrder: 'asc', page: 1, pageSize: 24, facets: true };

type Written = { product: ApiProduct; indexedAt: number };
type Query = { filters: { indexedAt?: { $gte: number } }; pagination: { skip: number; take: number } };

/** The index of an engine: a list that is asked by time and page, and counts how many products it has passed on. */
function indexWith(written: Written[]) {
  const asked = { read: 0 };
  const answer = ({ filters: { indexedAt }, pagination: { skip, take } }: Query) => {
    const found = written.filter((one) => one.indexedAt >= (indexedAt?.$gte ?? 0));
    const page = found.slice(skip, skip + take);
    const hits = page.map((one) => ({
      document: { handle: one.product.id, card: JSON.stringify(one.product), indexedAt: one.indexedAt },
    }));
    return { hits, metadata: { count: found.length } };
  };
  const engine: Engine = {
    ask: (_method, _path, schema, { body } = {}) => {
      const { queries } = body as { queries: Query[] };
      const results = queries.map(answer);
      asked.read += results[0]?.hits.length ?? 0;
      return Promise.resolve(v.parse(schema, { results }));
    },
    watch: () => Promise.resolve(),
  };
  return { engine, asked, written };
}
const allWritten = () => indexWith(products.map((product) => ({ product, indexedAt: START })));
const readBrands = () => Promise.resolve(brands);
const firstOf = ([first]: readonly ApiProduct[]): ApiProduct => {
  if (!first) throw new Error('The catalogue is empty.');
  return first;
};
const gone = firstOf(products);

describe('API-2 the copy of the catalogue', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: START }));
  afterEach(() => void vi.useRealTimers());

  test.each<Partial<Criteria>>([
    {},
    { search: 'rhum' },
    { search: 'tequla' },
    { category: 'whisky', minPrice: 20, sortBy: 'price', sortOrder: 'desc' },
  ])('API-2 answers %j as the mock does', async (wanted) => {
    const bringUpToDate = copyCatalogue(allWritten().engine, readBrands);
    const criteria = { ...ALL, ...wanted };
    expect(searchCatalogue(await bringUpToDate(), criteria)).toEqual(searchCatalogue(catalogueIndex, criteria));
  });

  test('API-2 more products than one answer holds are all read', async () => {
    const many = Array.from({ length: 2500 }, (_, at) => ({
      product: { ...gone, id: `bottle-${at}` },
      indexedAt: START,
    }));
    const { products: read } = await copyCatalogue(indexWith(many).engine, readBrands)();
    expect(new Set(read.map(({ id }) => id)).size).toBe(2500);
  });

  test('API-2 another price is read, and nothing else is read again', async () => {
    const { engine, asked, written } = allWritten();
    const bringUpToDate = copyCatalogue(engine, readBrands);
    await bringUpToDate();
    vi.setSystemTime(START + 10 * MINUTE);
    await bringUpToDate();
    asked.read = 0;
    written[0] = { product: { ...gone, price: 2.5 }, indexedAt: START + 10 * MINUTE };
    expect((await bringUpToDate()).byId.get(gone.id)?.price).toBe(2.5);
    expect(asked.read).toBe(1);
  });

  test('API-2 a brand that is renamed after its products is found by its id and its new name', async () => {
    const { engine, written } = indexWith([{ product: gone, indexedAt: START }]);
    const known = { brands };
    const bringUpToDate = copyCatalogue(engine, () => Promise.resolve(known.brands));
    await bringUpToDate();
    const renamed = 'Another House';
    written[0] = { product: { ...gone, brand: renamed }, indexedAt: START + 1 };
    await bringUpToDate();
    known.brands = brands.map((brand) => (brand.name === gone.brand ? { ...brand, name: renamed } : brand));
    const id = brands.find(({ name }) => name === gone.brand)?.id;
    const { data } = searchCatalogue(await bringUpToDate(), { ...ALL, brand: id });
    expect(data.map(({ brand }) => brand)).toEqual([renamed]);
  });

  test('API-2 where the last product is gone, none is shown', async () => {
    const { engine, written } = indexWith([{ product: gone, indexedAt: START }]);
    const bringUpToDate = copyCatalogue(engine, readBrands);
    expect((await bringUpToDate()).byId.size).toBe(1);
    written.splice(0, 1);
    expect((await bringUpToDate()).byId.size).toBe(0);
  });

  test('API-2 a deleted product is gone, and a new one is there, also both at once', async () => {
    const { engine, written } = allWritten();
    const bringUpToDate = copyCatalogue(engine, readBrands);
    await bringUpToDate();
    written.splice(0, 1);
    expect((await bringUpToDate()).byId.has(gone.id)).toBe(false);
    written.splice(0, 1, { product: { ...gone, id: 'new' }, indexedAt: START + MINUTE });
    const { byId } = await bringUpToDate();
    expect([byId.size, byId.has('new')]).toEqual([products.length - 1, true]);
  });

  test('API-2 an order that leaves the product as shoppers see it builds no new index', async () => {
    const { engine, written } = allWritten();
    const bringUpToDate = copyCatalogue(engine, readBrands);
    const before = await bringUpToDate();
    written[0] = { product: gone, indexedAt: START + MINUTE };
    expect(await bringUpToDate()).toBe(before);
  });

  test('API-2 products that were read are indexed later when the brands do not answer', async () => {
    const { engine, written } = allWritten();
    const answers = [readBrands(), Promise.reject(new EngineAway('away'))];
    const bringUpToDate = copyCatalogue(engine, () => answers.shift() ?? readBrands());
    await bringUpToDate();
    written[0] = { product: { ...gone, price: 1.5 }, indexedAt: START + MINUTE };
    await expect(bringUpToDate()).rejects.toThrow('away');
    expect((await bringUpToDate()).byId.get(gone.id)?.price).toBe(1.5);
  });

  test('API-2 a request during the first reading waits for it, and reads only later changes', async () => {
    const many = Array.from({ length: 60 }, (_, at) => ({
      product: { ...gone, id: `bottle-${at}` },
      indexedAt: START,
    }));
    const { engine, asked, written } = indexWith(many);
    vi.setSystemTime(START + 10 * MINUTE);
    const bringUpToDate = copyCatalogue(engine, () => {
      written[60] = { product: { ...gone, id: 'new' }, indexedAt: START + 10 * MINUTE };
      return readBrands();
    });
    const [first, meanwhile] = await Promise.all([bringUpToDate(), bringUpToDate()]);
    expect([first.byId.size, meanwhile.byId.size, meanwhile.byId.has('new')]).toEqual([60, 61, true]);
    expect(asked.read).toBe(61);
  });

  test('API-2 an older answer that comes late does not bring an older price back', async () => {
    const { engine, written } = allWritten();
    let release = () => {};
    let isLate = false;
    const slow: Engine = {
      ...engine,
      ask: async (...asked) => {
        const waits = isLate;
        isLate = false;
        const answer = await engine.ask(...asked);
        if (waits) {
          await new Promise<void>((resolve) => {
            release = resolve;
          });
        }
        return answer;
      },
    };
    const bringUpToDate = copyCatalogue(slow, readBrands);
    await bringUpToDate();
    written[0] = { product: { ...gone, price: 1.5 }, indexedAt: START + 1 };
    isLate = true;
    const older = bringUpToDate();
    written[0] = { product: { ...gone, price: 2.5 }, indexedAt: START + 2 };
    await bringUpToDate();
    release();
    expect((await older).byId.get(gone.id)?.price).toBe(2.5);
  });
});
