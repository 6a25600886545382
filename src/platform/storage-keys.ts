/** The cookies page names these keys. */
export const STORAGE_KEYS = {
  cart: 'tawny-and-rye.cart',
  auth: 'tawny-and-rye.auth',
  expiredAuth: 'tawny-and-rye.expired-auth',
  orders: 'tawny-and-rye.orders',
  saved: 'tawny-and-rye.saved',
  addresses: 'tawny-and-rye.addresses',
  watched: 'tawny-and-rye.watched',
  viewed: 'tawny-and-rye.viewed',
  sentOrder: 'tawny-and-rye.sent-order',
  scrollPositions: 'tawny-and-rye.scroll-positions',
  returnTo: 'tawny-and-rye.return-to',
  age: 'tawny-and-rye.age',
} as const;

/**
 * Texts that a shopper has typed into forms, in the session's storage. The cookies page names these keys, too. STO-4.
 */
export const DRAFT_KEYS = {
  login: 'tawny-and-rye.draft.login',
  signup: 'tawny-and-rye.draft.signup',
  contact: 'tawny-and-rye.draft.contact',
  checkout: 'tawny-and-rye.draft.checkout',
} as const;
