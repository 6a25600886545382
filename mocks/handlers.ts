import { authHandlers } from './handlers/auth.ts';
import { brandHandlers } from './handlers/brands.ts';
import { categoryHandlers } from './handlers/categories.ts';
import { contractHandlers } from './handlers/contract.ts';
import { productHandlers } from './handlers/products.ts';
import { shopHandlers } from './handlers/shop.ts';
import { voucherHandlers } from './handlers/vouchers.ts';

/** The whole mock API: for the browser (browser.ts), for Node (node.ts) and for the demo server. API-2. */
export const handlers = [
  ...productHandlers,
  ...categoryHandlers,
  ...brandHandlers,
  ...voucherHandlers,
  ...authHandlers,
  ...contractHandlers,
  ...shopHandlers,
];
