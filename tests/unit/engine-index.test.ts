import { expect, test } from 'vitest';
import { engineFile } from '#tests/support/engine-file.ts';
import { documentOf } from '#tools/engine/rules.ts';

type Row = Readonly<Record<string, unknown>>;
type Asked = { entity: string; filters: { id: readonly string[] }; withDeleted?: boolean };
type Resolving = { resolve_ids: (event: Row, context: unknown) => Promise<readonly string[]> };
type Indexing = { productIndex: { consume: (event: Row, context: unknown) => Promise<readonly string[]> } };

const field = () => new Proxy({}, { get: () => field });
/** The index, which says the products that it reads again after an event. */
const { productIndex } = engineFile('search/product.js', {
  '@medusajs/framework/utils': {
    defineSearchIndex: (index: unknown) => index,
    graphConsume: ({ resolve_ids }: Resolving) => resolve_ids,
    graphSeed: () => null,
    search: { define: () => null, keyword: field, float: field },
  },
  '../../built/rules.cjs': { documentOf },
  '../changes.js': { announceChange: () => {} },
}) as Indexing;

const TABLES: Readonly<Record<string, readonly Row[]>> = {
  reservation_item: [
    { id: 'open', inventory_item_id: 'gin-item', deleted_at: null },
    { id: 'ended', inventory_item_id: 'rum-item', deleted_at: '2026-06-01' },
  ],
  inventory_item: [
    { id: 'gin-item', variants: [{ product_id: 'gin' }] },
    { id: 'rum-item', variants: [{ product_id: 'rum' }] },
  ],
};
/** Medusa's: what is deleted is left out, unless it is asked for. */
const query = {
  graph: ({ entity, filters: { id }, withDeleted = false }: Asked) =>
    Promise.resolve({
      data: TABLES[entity]?.filter((row) => id.includes(String(row.id)) && (withDeleted || !row.deleted_at)),
    }),
};

test.each([
  ['reservation-item.created', 'open', 'gin'],
  ['reservation-item.deleted', 'ended', 'rum'],
])(
  'API-2 after %s the product is read again, also where the order that had the last piece is canceled',
  async (name, id, product) => {
    expect(await productIndex.consume({ name, data: [{ id }] }, { container: { query } })).toEqual([product]);
  },
);
