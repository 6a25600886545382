/**
 * The shop's own rules, built into one file for the engine (backend/built/rules.cjs): the index document of a product,
 * and the totals and the confirmation of an order. Both sides use the shop's functions, so they agree.
 */
import { is } from 'valibot';
import { type CartLine, type Totals, totalsOf } from '#machines/domain/cart.ts';
import { totalsRows } from '#machines/domain/cart-texts.ts';
import type { DeliveryAddress } from '#machines/domain/checkout-details.ts';
import { formatPence, type Pence, toPence } from '#machines/domain/money.ts';
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
  sales_channels: readonly Channel[];
  metadata: Readonly<Record<string, unknown>> | null;
  variants: readonly EngineVariant[];
};
type EngineVariant = {
  id: string;
  title: string;
  manage_inventory: boolean;
  allow_backorder?: boolean;
  prices: readonly EnginePrice[];
  inventory_items: readonly { inventory: { location_levels: readonly StockLevel[] } | null }[];
};
type Channel = { id: string };
/** What is at one place. */
type StockLevel = {
  stocked_quantity: number | string;
  reserved_quantity: number | string;
  stock_locations: readonly { sales_channels: readonly Channel[] }[];
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

/**
 * Pieces of a product that one order can have; Infinity where they are not counted, or sold before they are there. The
 * engine takes all from one place, and none from a place that the product's sales channels do not sell from. SRV-5.
 */
export function piecesLeft({
  variants: [variant],
  sales_channels,
}: Pick<EngineProduct, 'variants' | 'sales_channels'>) {
  if (!variant) return 0;
  if (!variant.manage_inventory || variant.allow_backorder) return Number.POSITIVE_INFINITY;
  const channels = new Set(sales_channels.map(({ id }) => id));
  const levels = variant.inventory_items
    .flatMap(({ inventory }) => inventory?.location_levels ?? [])
    .filter(({ stock_locations: places }) =>
      places.some((place) => place.sales_channels.some(({ id }) => channels.has(id))),
    );
  return Math.max(0, ...levels.map((level) => Number(level.stocked_quantity) - Number(level.reserved_quantity)));
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
function cardOf(product: EngineProduct, category: string, price: number) {
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
    inStock: piecesLeft(product) > 0,
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
  if (category === undefined || price === undefined) return null;
  const card = cardOf(product, category, Number(price));
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

type MailedOrder = {
  number: string;
  lines: readonly (PricedLine & { name: string })[];
  delivery: Pick<DeliveryAddress, 'street' | 'city' | 'state' | 'zipCode'>;
  totals: Totals;
};

/** The mail that confirms an order. CHK-3. */
export function orderMail({ number, lines, delivery: { street, city, state, zipCode }, totals }: MailedOrder) {
  const text = [
    `Thank you for your order ${number}.`,
    '',
    ...lines.map(({ name, quantity, price }) => `${quantity} × ${name}: ${formatPence(quantity * price)}`),
    '',
    ...totalsRows(totals).map(({ term, figure }) => `${term}: ${figure}`),
    '',
    `It goes to ${street}, ${city}, ${state} ${zipCode}.`,
  ];
  return { subject: `Your order ${number}`, text: text.join('\n') };
}
