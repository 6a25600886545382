import { readCart } from '#src/flows/cart/stored-cart.ts';
import { readAuth } from '#src/lib/stored-auth.ts';

/** What the browser has kept of the visitor's former pages. SES-1, CRT-4. */
export const readKept = () => ({ auth: readAuth(), cart: readCart() });
