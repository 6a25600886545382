const { defineSearchIndex, graphConsume, graphSeed, search } = require('@medusajs/framework/utils');
const { documentOf } = require('../../built/rules.cjs');
const { announceChange } = require('../changes.js');

const LEVELS = 'variants.inventory_items.inventory.location_levels';
const source = {
  fields: [
    ...['id', 'handle', 'title', 'description', 'status', 'thumbnail', 'metadata', 'collection.handle'],
    ...['collection.title', 'type.value', 'categories.handle', 'sales_channels.id', 'variants.id', 'variants.title'],
    ...['variants.manage_inventory', 'variants.allow_backorder', 'variants.prices.*'],
    ...[`${LEVELS}.stocked_quantity`, `${LEVELS}.reserved_quantity`, `${LEVELS}.stock_locations.sales_channels.id`],
  ],
  transform: (products) => products.map(documentOf).filter((document) => document !== null),
};

/** Of what is deleted, too: a reservation that ends puts stock back. */
const idsOf = async (query, entity, field, ids) =>
  (await query.graph({ entity, fields: [field], filters: { id: ids }, withDeleted: true })).data.map(
    (row) => row[field],
  );

/** What a product shows the name of, by the event of another name. */
const GROUPS = { 'product-collection.updated': 'collection_id', 'product-type.updated': 'type_id' };

/** The products that an event is about: a price changes on a variant, a name on a brand, stock at a place or by a reservation. */
async function productsOf({ name, data }, { container: { query } }) {
  const ids = [data].flat().flatMap(({ id }) => id);
  if (name.startsWith('product.')) return ids;
  const group = GROUPS[name];
  if (group)
    return (await query.graph({ entity: 'product', fields: ['id'], filters: { [group]: ids } })).data.map(
      ({ id }) => id,
    );
  if (name.startsWith('product-variant.')) return idsOf(query, 'variant', 'product_id', ids);
  const entity = name.startsWith('inventory-level.') ? 'inventory_level' : 'reservation_item';
  const items = await idsOf(query, entity, 'inventory_item_id', ids);
  const { data: found } = await query.graph({
    entity: 'inventory_item',
    fields: ['variants.product_id'],
    filters: { id: items },
  });
  return [...new Set(found.flatMap(({ variants = [] }) => variants.map(({ product_id }) => product_id)))];
}

const consume = graphConsume({
  ...source,
  resolve_ids: productsOf,
  is_delete: ({ name }) => name === 'product.deleted',
});

/** Each product as the shop shows it, written anew with every change. The adapter copies it and searches its copy. */
module.exports.productIndex = defineSearchIndex({
  name: 'product',
  entity: 'product',
  fields: search.define({
    id: search.keyword().filterable(),
    handle: search.keyword().filterable().sortable(),
    status: search.keyword().filterable(),
    sales_channel_ids: search.keyword().array().filterable(),
    card: search.keyword(),
    indexedAt: search.float().filterable(),
  }),
  events: [
    ...['product.created', 'product.updated', 'product.deleted'],
    ...['product-variant.created', 'product-variant.updated', 'product-variant.deleted', ...Object.keys(GROUPS)],
    ...['inventory-level.created', 'inventory-level.updated', 'inventory-level.deleted'],
    ...['reservation-item.created', 'reservation-item.updated', 'reservation-item.deleted'],
  ],
  consume: async (event, context) => {
    const mutations = await consume(event, context);
    announceChange();
    return mutations;
  },
  seed: graphSeed(source),
});
