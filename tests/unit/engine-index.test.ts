import { expect, test } from 'vitest';
import { engineFile } from '#tests/support/engine-file.ts';
import { documentOf } from '#tools/engine/rules.ts';

type Row = Readonly<Record<string, unknown>>;
type Asked = { entity: string; filters: Readonly<Record<string, readonly string[]>>; withDeleted?: boolean };
type Resolving = { resolve_ids: (event: Row, context: unknown) => Promise<readonly string[]> };
type Indexing = {
  productIndex: {
    name: string;
    events: readonly string[];
    consume: (event: Row, context: unknown) => Promise<readonly string[]>;
  };
};

type Job = {
  default: (container: { resolve: () => unknown }) => Promise<void>;
  config: { schedule: string };
};

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
  inventory_level: [{ id: 'emptied', inventory_item_id: 'gin-item', deleted_at: '2026-06-01' }],
  variant: [{ id: 'no-more', product_id: 'rum', deleted_at: '2026-06-01' }],
  product: [
    { id: 'gin', collection_id: 'ashcombe', type_id: 'dry' },
    { id: 'tonic', collection_id: 'other', type_id: 'mixer' },
  ],
};
/** Medusa's: what is deleted is left out, unless it is asked for. */
const query = {
  graph: ({ entity, filters, withDeleted = false }: Asked) => {
    const isWanted = (row: Row) =>
      Object.entries(filters).every(([name, wanted]) => wanted.includes(String(row[name])));
    return Promise.resolve({
      data: TABLES[entity]?.filter((row) => isWanted(row) && (withDeleted || !row.deleted_at)),
    });
  },
};

test.each([
  ['reservation-item.created', 'open', 'gin'],
  ['reservation-item.deleted', 'ended', 'rum'],
  ['inventory-level.deleted', 'emptied', 'gin'],
  ['product-variant.deleted', 'no-more', 'rum'],
])(
  'API-2 after %s the product is read again, also where the order that had the last piece is canceled',
  async (name, id, product) => {
    expect(productIndex.events).toContain(name);
    expect(await productIndex.consume({ name, data: [{ id }] }, { container: { query } })).toEqual([product]);
  },
);

test.each([
  ['product-collection.updated', 'ashcombe', 'gin'],
  ['product-type.updated', 'mixer', 'tonic'],
])('API-2 after %s the products with that name are read again', async (name, id, product) => {
  expect(productIndex.events).toContain(name);
  expect(await productIndex.consume({ name, data: [{ id }] }, { container: { query } })).toEqual([product]);
});

test('API-2 the whole catalogue is read again every hour, and the adapters are called to read it', async () => {
  const done: unknown[] = [];
  const { default: reindex, config } = engineFile('jobs/reindex.js', {
    '@medusajs/framework/utils': { Modules: { SEARCH: 'search' } },
    '../changes.js': { announceChange: () => done.push('announced') },
  }) as Job;
  const search = { reindex: async (asked: Row) => void done.push(asked) };
  await reindex({ resolve: () => search });
  expect(done).toEqual([{ index: productIndex.name }, 'announced']);
  expect(config.schedule).toBe('0 * * * *');
});

const pounds = (amount: number, more: Row = {}) => ({ currency_code: 'gbp', amount, ...more });
const VARIANT = { id: 'variant', title: '70 cl', manage_inventory: false, inventory_items: [], prices: [pounds(20)] };
const cardWith = (variant: Row) => {
  const product = {
    ...{ id: 'prod', handle: 'gin', title: 'Gin', description: 'Dry', status: 'published', thumbnail: '/gin' },
    ...{ collection: null, type: null, categories: [{ handle: 'gin' }], sales_channels: [{ id: 'shop' }] },
    metadata: { alcoholContent: 40 },
    variants: [{ ...VARIANT, ...variant }],
  };
  return JSON.parse(documentOf(product)?.card ?? '{}');
};

test('API-2 a product is shown at the price of one piece for all shoppers', () => {
  const others = [
    pounds(1, { price_list_id: 'sale' }),
    pounds(2, { min_quantity: 6 }),
    pounds(3, { rules_count: 1 }),
    { currency_code: 'usd', amount: 4 },
  ];
  expect(cardWith({ prices: [...others, pounds(20)] })).toMatchObject({ price: 20 });
});

test.each([
  ['that may be sold before it is there', { allow_backorder: true }, true],
  ['that may not', { allow_backorder: false }, false],
])('API-2 a product without stock %s', (_, backorder, inStock) => {
  expect(cardWith({ manage_inventory: true, ...backorder })).toMatchObject({ inStock });
});

test.each([
  ['that the shop sells from', 'shop', 1, true],
  ['that the shop sells from, all reserved', 'shop', 3, false],
  ['that another channel sells from', 'fair', 1, false],
])('API-2 SRV-5 stock at a place %s', (_, channel, reserved_quantity, inStock) => {
  const level = { stocked_quantity: 3, reserved_quantity, stock_locations: [{ sales_channels: [{ id: channel }] }] };
  const inventory_items = [{ inventory: { location_levels: [level] } }];
  expect(cardWith({ manage_inventory: true, inventory_items })).toMatchObject({ inStock });
});
