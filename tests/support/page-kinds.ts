/** An address of each kind of page that is prerendered in full; the cart and the orders wait for the visitor's own data. */
export const PAGE_KINDS = [
  '/',
  '/categories',
  '/products',
  '/products/gin',
  '/products/gin/ashcombe-sloe-gin',
  '/login',
  '/signup',
  '/help',
  '/contact',
  '/shipping',
  '/blog',
  '/blog/keeping-an-open-bottle',
  '/careers',
] as const;
