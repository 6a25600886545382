/**
 * Fills an empty engine with the catalogue that `npm run backend` has written beside it (built/catalogue.json), and with
 * what an order needs: currency, countries, tax, delivery, a warehouse, vouchers, and the key of the adapter. It can be
 * run again after it has been broken off: it begins with what is missing.
 */
const { ContainerRegistrationKeys, Modules, ProductStatus } = require('@medusajs/framework/utils');
const flows = require('@medusajs/medusa/core-flows');
const catalogue = require('../../built/catalogue.json');

const NAME = 'Tawny & Rye';
/** Where orders are delivered to; GB for the warehouse's own country. */
const COUNTRIES = ['gb', 'us', 'ca'];
const TAX = { name: 'Tax', rate: 8, code: 'TAX8' };
const DELIVERY = { fee: 5.99, freeFrom: 50 };
const BATCH = 100;

async function seedStore({ run, resolve }) {
  const [channel] = await run(flows.createSalesChannelsWorkflow, { salesChannelsData: [{ name: NAME }] });
  const [store] = await resolve(Modules.STORE).listStores();
  const update = {
    name: NAME,
    supported_currencies: [{ currency_code: 'gbp', is_default: true }],
    default_sales_channel_id: channel.id,
  };
  await run(flows.updateStoresWorkflow, { selector: { id: store.id }, update });
  await run(flows.createRegionsWorkflow, {
    regions: [
      {
        name: NAME,
        currency_code: 'gbp',
        countries: COUNTRIES,
        payment_providers: ['pp_system_default'],
        automatic_taxes: true,
      },
    ],
  });
  return channel;
}

/** The warehouse, and delivery from it: a fee below a value of the goods, and none from there on. Delivery is not taxed. CRT-3 */
async function seedDelivery({ run, resolve }, channel) {
  const link = resolve(ContainerRegistrationKeys.LINK);
  const taxes = await run(
    flows.createTaxRegionsWorkflow,
    COUNTRIES.map((country_code) => ({ country_code, provider_id: 'tp_system', default_tax_rate: TAX })),
  );
  const [place] = await run(flows.createStockLocationsWorkflow, {
    locations: [{ name: 'Warehouse', address: { city: 'London', country_code: 'GB', address_1: '' } }],
  });
  const stock = { [Modules.STOCK_LOCATION]: { stock_location_id: place.id } };
  await link.create({ ...stock, [Modules.FULFILLMENT]: { fulfillment_provider_id: 'manual_manual' } });
  const [profile] = await run(flows.createShippingProfilesWorkflow, { data: [{ name: 'Default', type: 'default' }] });
  const geo_zones = COUNTRIES.map((country_code) => ({ country_code, type: 'country' }));
  const zones = await resolve(Modules.FULFILLMENT).createFulfillmentSets({
    name: 'Delivery',
    type: 'shipping',
    service_zones: [{ name: NAME, geo_zones }],
  });
  await link.create({ ...stock, [Modules.FULFILLMENT]: { fulfillment_set_id: zones.id } });
  const [option] = await run(flows.createShippingOptionsWorkflow, [
    {
      name: 'Standard',
      price_type: 'flat',
      provider_id: 'manual_manual',
      service_zone_id: zones.service_zones[0].id,
      shipping_profile_id: profile.id,
      type: { label: 'Standard', description: '', code: 'standard' },
      prices: [
        { currency_code: 'gbp', amount: DELIVERY.fee },
        {
          currency_code: 'gbp',
          amount: 0,
          rules: [{ attribute: 'item_total', operator: 'gte', value: DELIVERY.freeFrom }],
        },
      ],
      rules: [
        { attribute: 'enabled_in_store', value: 'true', operator: 'eq' },
        { attribute: 'is_return', value: 'false', operator: 'eq' },
      ],
    },
  ]);
  const rules = [{ reference: 'shipping_option', reference_id: option.id }];
  await run(
    flows.createTaxRatesWorkflow,
    taxes.map(({ id }) => ({ tax_region_id: id, name: 'Delivery', code: 'NONE', rate: 0, rules })),
  );
  await run(flows.linkSalesChannelsToStockLocationWorkflow, { id: place.id, add: [channel.id] });
}

/** The adapter asks with this key. It comes last: where it is, the store is whole. */
async function seedKey({ run }, channel) {
  const [key] = await run(flows.createApiKeysWorkflow, {
    api_keys: [{ title: NAME, type: 'publishable', created_by: '' }],
  });
  await run(flows.linkSalesChannelsToApiKeyWorkflow, { id: key.id, add: [channel.id] });
}

/** A voucher is a promotion: who may use it and how often is set in the admin. */
async function seedVouchers({ run, resolve }) {
  const known = await resolve(Modules.PROMOTION).listPromotions({}, { select: ['code'], take: null });
  const missing = catalogue.vouchers.filter(({ code }) => !known.some((promotion) => promotion.code === code));
  if (missing.length === 0) return;
  const promotionsData = missing.map(({ code, kind, value, minimum, state }) => ({
    code,
    type: 'standard',
    status: 'active',
    is_automatic: false,
    ...(state === 'usedUp' ? { limit: 1 } : {}),
    metadata: { minimum },
    application_method: {
      type: kind === 'percent' ? 'percentage' : 'fixed',
      target_type: 'order',
      value,
      ...(kind === 'percent' ? {} : { currency_code: 'gbp' }),
    },
  }));
  const made = await run(flows.createPromotionsWorkflow, { promotionsData });
  const usedUp = made.filter(({ limit }) => limit === 1).map(({ id }) => ({ id, used: 1 }));
  await resolve(Modules.PROMOTION).updatePromotions(usedUp);
}

async function idsByName(list, name, names) {
  const found = await list({ [name]: names }, { select: ['id', name], take: null });
  return new Map(found.map((one) => [one[name], one.id]));
}

/** Categories, brands as collections, types. */
async function seedGroups({ run, resolve }) {
  const products = resolve(Modules.PRODUCT);
  const types = [...new Set(catalogue.products.map(({ type }) => type))].filter(Boolean);
  const found = {
    categories: await idsByName(
      products.listProductCategories.bind(products),
      'handle',
      catalogue.categories.map(({ id }) => id),
    ),
    brands: await idsByName(
      products.listProductCollections.bind(products),
      'handle',
      catalogue.brands.map(({ id }) => id),
    ),
    types: await idsByName(products.listProductTypes.bind(products), 'value', types),
  };
  const missing = (kind, things, keyOf) => things.filter((thing) => !found[kind].has(keyOf(thing)));
  const categories = missing('categories', catalogue.categories, ({ id }) => id);
  if (categories.length > 0) {
    const made = await run(flows.createProductCategoriesWorkflow, {
      product_categories: categories.map(({ id, name, description, imageUrl, place }) => ({
        name,
        handle: id,
        description,
        is_active: true,
        metadata: { imageUrl, place },
      })),
    });
    for (const { handle, id } of made) found.categories.set(handle, id);
  }
  const brands = missing('brands', catalogue.brands, ({ id }) => id);
  if (brands.length > 0) {
    const place = new Map(catalogue.brands.map(({ id }, at) => [id, at]));
    const collections = brands.map(({ id, name, ...metadata }) => ({
      title: name,
      handle: id,
      metadata: { ...metadata, place: place.get(id) },
    }));
    const made = await run(flows.createCollectionsWorkflow, { collections });
    for (const { handle, id } of made) found.brands.set(handle, id);
  }
  const values = missing('types', types, (type) => type);
  if (values.length > 0) {
    const made = await run(flows.createProductTypesWorkflow, { product_types: values.map((value) => ({ value })) });
    for (const { value, id } of made) found.types.set(value, id);
  }
  return found;
}

const productInput = (product, { categories, brands, types }, profile, channel) => ({
  title: product.name,
  handle: product.id,
  description: product.description,
  thumbnail: product.imageUrl,
  status: ProductStatus.PUBLISHED,
  shipping_profile_id: profile.id,
  sales_channels: [{ id: channel.id }],
  category_ids: [categories.get(product.category)],
  ...(product.brandId ? { collection_id: brands.get(product.brandId) } : {}),
  ...(product.type ? { type_id: types.get(product.type) } : {}),
  options: [{ title: 'Size', values: [product.volume || 'One'] }],
  variants: [
    {
      title: product.volume || 'One',
      sku: product.id,
      manage_inventory: true,
      options: { Size: product.volume || 'One' },
      prices: [{ currency_code: 'gbp', amount: product.price }],
    },
  ],
  metadata: {
    alcoholContent: product.alcoholContent,
    volume: product.volume,
    age: product.age ?? null,
    originalPrice: product.originalPrice ?? null,
    country: product.country ?? null,
    region: product.region ?? null,
    rating: product.rating,
    reviewCount: product.reviewCount,
    imageAlt: product.imageAlt ?? null,
    placeholder: product.placeholder ?? null,
  },
});

async function seedBatch({ run, query }, products, groups, { profile, channel, place }) {
  await run(flows.createProductsWorkflow, {
    products: products.map((product) => productInput(product, groups, profile, channel)),
  });
  const skus = products.map(({ id }) => id);
  const { data: items } = await query.graph({
    entity: 'inventory_item',
    fields: ['id', 'sku'],
    filters: { sku: skus },
  });
  const stock = new Map(products.map(({ id, stock: pieces }) => [id, pieces]));
  await run(flows.createInventoryLevelsWorkflow, {
    inventory_levels: items.map(({ id, sku }) => ({
      location_id: place.id,
      inventory_item_id: id,
      stocked_quantity: stock.get(sku),
    })),
  });
}

module.exports.default = async function seed({ container }) {
  const resolve = (name) => container.resolve(name);
  const engine = {
    resolve,
    query: resolve(ContainerRegistrationKeys.QUERY),
    run: async (flow, input) => (await flow(container).run({ input })).result,
  };
  const one = async (name, list, filters) => (await resolve(name)[list](filters, { take: 1 }))[0];
  const key = await one(Modules.API_KEY, 'listApiKeys', { title: NAME });
  if (!key) {
    const channel = await seedStore(engine);
    await seedDelivery(engine, channel);
    await seedKey(engine, channel);
  }
  await seedVouchers(engine);
  const groups = await seedGroups(engine);
  const places = {
    channel: await one(Modules.SALES_CHANNEL, 'listSalesChannels', { name: NAME }),
    profile: await one(Modules.FULFILLMENT, 'listShippingProfiles', { type: 'default' }),
    place: await one(Modules.STOCK_LOCATION, 'listStockLocations', {}),
  };
  const { data: present } = await engine.query.graph({ entity: 'product', fields: ['handle'] });
  const known = new Set(present.map(({ handle }) => handle));
  const missing = catalogue.products.filter(({ id }) => !known.has(id));
  for (let from = 0; from < missing.length; from += BATCH) {
    await seedBatch(engine, missing.slice(from, from + BATCH), groups, places);
    process.stdout.write(`seeded ${Math.min(from + BATCH, missing.length)} of ${missing.length}\n`);
  }
  // `npm run backend` seeds until this is here.
  const [store] = await resolve(Modules.STORE).listStores();
  await resolve(Modules.STORE).updateStores(store.id, { metadata: { ...store.metadata, isSeeded: true } });
};
