/** The cookies page names these keys. */
export const STORAGE_KEYS = {
  cart: 'tawny-and-rye.cart',
  auth: 'tawny-and-rye.auth',
  orders: 'tawny-and-rye.orders',
  saved: 'tawny-and-rye.saved',
  viewed: 'tawny-and-rye.viewed',
  age: 'tawny-and-rye.age',
} as const;
