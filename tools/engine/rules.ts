/**
 * The shop's own rules, built into one file for the engine (backend/built/rules.cjs): the index document of a product,
 * and the totals of an order. Both sides use the shop's functions, so they agree.
 */
import { is } from 'valibot';
import { type CartLine, type Totals, totalsOf } from '#machines/domain/cart.ts';
import { type Pence, toPence } from '#machines/domain/money.ts';
import { ProductSchema } from '#machines/domain/product.schema.ts';
import type { Voucher } from '#machines/domain/voucher.ts';

/** A product as the engine's graph has it; only what the index reads. */
type EngineProduct = {
  id: string;
  handle: string;
  title: string;
  description: string | null;
  status: string;
  thumbnail: string | null;
  collection: { handle: string; title: string } | null;
  type: { value: string } | null;
  categories: readonly { handle: string }[];
  sales_channels: readonly { id: string }[];
  metadata: Readonly<Record<string, unknown>> | null;
  variants: readonly EngineVariant[];
};
type EngineVariant = {
  id: string;
  title: string;
  manage_inventory: boolean;
  allow_backorder?: boolean;
  prices: readonly EnginePrice[];
  inventory_items: readonly {
    inventory: { location_levels: readonly { stocked_quantity: number; reserved_quantity: number }[] } | null;
  }[];
};

type EnginePrice = {
  currency_code: string;
  amount: number | string;
  price_list_id?: string | null;
  min_quantity?: number | null;
  rules_count?: number | null;
};

const textOf = (metadata: Readonly<Record<string, unknown>>, name: string): string | undefined => {
  const value = metadata[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};
const numberOf = (metadata: Readonly<Record<string, unknown>>, name: string): number => Number(metadata[name] ?? 0);

function isInStock({ manage_inventory, allow_backorder, inventory_items }: EngineVariant): boolean {
  const levels = inventory_items.flatMap(({ inventory }) => inventory?.location_levels ?? []);
  return (
    !manage_inventory || allow_backorder || levels.some((level) => level.stocked_quantity > level.reserved_quantity)
  );
}

/** The price that all shoppers pay for one piece: the shop has no other, neither that of a price list nor one for many pieces. */
export const basePriceOf = ({ prices }: Pick<EngineVariant, 'prices'>): number | string | undefined =>
  prices.find(
    ({ currency_code, price_list_id, min_quantity, rules_count }) =>
      currency_code === 'gbp' && !price_list_id && !rules_count && (min_quantity ?? 1) <= 1,
  )?.amount;

/** What the line of an order shows of its product, too. ORD-1 */
export const shownOf = ({ title, thumbnail, metadata }: Pick<EngineProduct, 'title' | 'thumbnail' | 'metadata'>) => ({
  name: title,
  imageUrl: thumbnail ?? '/images/missing',
  volume: textOf(metadata ?? {}, 'volume') ?? '',
});

/** A product as the API shows it. */
function cardOf(product: EngineProduct, variant: EngineVariant, category: string, price: number) {
  const metadata = product.metadata ?? {};
  return {
    id: product.handle,
    ...shownOf(product),
    description: product.description ?? '',
    price,
    originalPrice: metadata.originalPrice ?? undefined,
    category,
    alcoholContent: numberOf(metadata, 'alcoholContent'),
    brand: product.collection?.title ?? '',
    age: textOf(metadata, 'age'),
    type: product.type?.value ?? '',
    country: textOf(metadata, 'country'),
    region: textOf(metadata, 'region'),
    inStock: isInStock(variant),
    rating: numberOf(metadata, 'rating'),
    reviewCount: numberOf(metadata, 'reviewCount'),
    placeholder: metadata.placeholder ?? undefined,
    imageAlt: textOf(metadata, 'imageAlt'),
  };
}

/**
 * The index document of a product; null for one that cannot be sold: without a price, a category, or a field that the
 * shop's reader needs.
 */
export function documentOf(product: EngineProduct) {
  const [variant] = product.variants;
  const category = product.categories[0]?.handle;
  const price = variant && basePriceOf(variant);
  if (!variant || category === undefined || price === undefined) return null;
  const card = cardOf(product, variant, category, Number(price));
  if (!is(ProductSchema, card)) return null;
  return {
    id: product.id,
    handle: product.handle,
    status: product.status,
    sales_channel_ids: product.sales_channels.map(({ id }) => id),
    card: JSON.stringify(card),
    indexedAt: Date.now(),
  };
}

/** A line of an order: pence for one piece. */
type PricedLine = { price: Pence; quantity: number };

/** The totals of an order by the rules of the cart. CRT-3, VCH-3. */
export const orderTotals = (lines: readonly PricedLine[], voucher: Voucher | null): Totals =>
  totalsOf({
    lines: lines.map(({ price, quantity }) => ({ product: { price }, quantity }) as CartLine),
    discount: 0,
    voucher: voucher ?? undefined,
  });

/** Pounds as the engine stores them, in pence. */
export const inPence = (pounds: number | string): Pence => toPence(Number(pounds));
