import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { products } from '#mocks/catalogue.ts';
import { type Engine, EngineAway } from '#tools/adapter/engine.ts';
import { openAdapter } from '#tools/adapter/open-adapter.ts';

const LIST = '/api/products?inStock=true&facets=true';

/** An engine with the catalogue of the mock. `isAway` is true while it does not answer; `asked` lists its requests. */
function engineWithCatalogue() {
  const state = { isAway: false, asked: [] as string[] };
  const hits = products.map((product) => ({
    document: { handle: product.id, card: JSON.stringify(product), indexedAt: 1 },
  }));
  const result = { hits, metadata: { count: hits.length } };
  const answers = { results: [result, result], collections: [], product_categories: [] };
  const engine: Engine = {
    ask: (_method, path, schema) => {
      state.asked.push(path);
      return state.isAway ? Promise.reject(new EngineAway('away')) : Promise.resolve(v.parse(schema, answers));
    },
    // A connection that stays and says nothing.
    watch: () => new Promise(() => {}),
  };
  return { engine, state };
}

test('API-2 the adapter has read its copy of the catalogue when it opens, so the first list asks the engine nothing', async () => {
  const { engine, state } = engineWithCatalogue();
  const app = await openAdapter(engine, 60);
  expect(state.asked).toContain('/store/search');
  state.asked.length = 0;
  expect((await app.request(LIST)).status).toBe(200);
  expect(state.asked).toEqual([]);
});

test('API-2 an engine that does not answer does not stop the adapter; the next list reads the catalogue', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { engine, state } = engineWithCatalogue();
  state.isAway = true;
  const app = await openAdapter(engine, 60);
  expect(said).toHaveBeenCalledWith(
    expect.stringContaining('The catalogue could not be read yet'),
    expect.any(EngineAway),
  );
  expect((await app.request(LIST)).status).toBe(503);
  state.isAway = false;
  expect((await app.request(LIST)).status).toBe(200);
});

test('API-2 an engine that is busy does not hold up the adapter for long', async () => {
  const { engine } = engineWithCatalogue();
  const app = await openAdapter({ ...engine, ask: () => new Promise(() => {}) }, 60, 10);
  expect((await app.request('/api/shop')).status).toBe(200);
});
