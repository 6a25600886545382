import { authHandlers } from './handlers/auth.ts';
import { brandHandlers } from './handlers/brands.ts';
import { categoryHandlers } from './handlers/categories.ts';
import { productHandlers } from './handlers/products.ts';

/** The whole mock API, served three ways: browser.ts, node.ts and server.ts. API-2. */
export const handlers = [...productHandlers, ...categoryHandlers, ...brandHandlers, ...authHandlers];
