import { otherStored, sampleStored } from '#machines/addresses/addresses.samples.ts';
import type { CartLine } from '#machines/domain/cart.ts';
import { namedProduct } from '#machines/domain/named-product.ts';
import { signIn } from '#mocks/demo-users.ts';
import { choose } from '#tools/chart-tests/engine/seeded-random.ts';
import { catalogueLine } from './catalogue-line.ts';
import { orderOfLines } from './sample-orders.ts';
import type { Visit } from './visit.ts';

const FILLED: CartLine[] = [
  catalogueLine('ashcombe-sloe-gin', 2),
  catalogueLine('ashcombe-london-dry-gin', 1),
  catalogueLine('ashcombe-navy-strength-gin', 1),
];
/** One more, and it is as many as one order may hold. */
const ALMOST_FULL: CartLine[] = [catalogueLine('ashcombe-sloe-gin', 998), catalogueLine('ashcombe-london-dry-gin', 1)];

const ADDRESSES = [
  '/',
  '/products?category=gin',
  '/products?search=oak',
  '/products?category=wine&search=oak',
  '/products',
  '/products/gin/ashcombe-sloe-gin',
  '/products/ashcombe-sloe-gin',
  '/products/wine/ashcombe-sloe-gin',
  '/products/gin/no-such-bottle',
  '/products/gin/ashcombe-cask-rested-gin',
  '/cart',
  '/cart',
  '/login',
  '/signup',
  '/orders',
  '/orders/TR-2026-7HQ4WB',
  '/saved',
  '/help',
  '/contact',
  '/no/such/page',
];

function randomCart(random: () => number): Visit['cart'] {
  if (random() < 0.03) return 'damaged';
  const lines = choose(random, [[], FILLED, FILLED, ALMOST_FULL]);
  return lines.length === 0 ? null : { lines: [...lines], discount: random() < 0.2 ? 500 : 0 };
}

/** A random visit: screen, address, and data stored by earlier visits. */
export function randomVisit(random: () => number): Visit {
  return {
    at: choose(random, ADDRESSES),
    screen: random() < 0.6 ? 'desk' : 'phone',
    ageConfirmed: random() < 0.85,
    cart: randomCart(random),
    auth: random() < 0.3 ? signIn('ada@test.com', { name: 'Ada Byrne' }) : null,
    ...(random() < 0.3 ? { orders: [orderOfLines('TR-2026-7HQ4WB', FILLED)] } : {}),
    ...(random() < 0.3 ? { addresses: [otherStored, sampleStored] } : {}),
    ...(random() < 0.3 ? { saved: FILLED.map(({ product }) => namedProduct(product)) } : {}),
    ...(random() < 0.3 ? { watched: FILLED.map(({ product }) => namedProduct(product)) } : {}),
    ...(random() < 0.3 ? { server: choose(random, ['real', 'real', 'silent'] as const) } : {}),
    ...(random() < 0.1 ? { isOrderUnanswered: true } : {}),
  };
}
