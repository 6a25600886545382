import type { Outside } from '#tools/flowbook/map/system-map.ts';

export const OUTSIDE: Readonly<Record<Outside, { readonly title: string; readonly about: string }>> = {
  browser: {
    title: 'Browser',
    about: 'Its history and address bar, the page and how far it is scrolled, other files.',
  },
  storage: { title: 'Storage', about: "What the browser stores for the shop, and other tabs' changes to it." },
  clock: { title: 'Clock', about: 'How long something lasts.' },
  api: { title: 'API', about: 'Products, facets, suggestions, vouchers, sessions, orders.' },
  services: {
    title: 'Services',
    about: 'The email check, the one-time code and the postcode lookup: simulated where the server has none.',
  },
};

type Effect = {
  readonly thing: Outside;
  /** The events by which what is watched sends of itself. */
  readonly sends?: readonly string[];
};

/** The outside effect of each actor and action, by chart and name. No other file knows them. */
export const EFFECTS: Readonly<Record<string, Effect>> = {
  'addresses storeAddresses': { thing: 'storage' },
  'addresses watchStoredAddresses': { thing: 'storage', sends: ['addresses.changedElsewhere'] },
  'ageGate rememberConfirmation': { thing: 'storage' },
  'ageGate leaveSite': { thing: 'browser' },
  'backInStock checkStock': { thing: 'api' },
  'backInStock storeWatched': { thing: 'storage' },
  'backInStock watchStoredWatched': { thing: 'storage', sends: ['watched.changedElsewhere'] },
  'cart checkProducts': { thing: 'api' },
  'cart saveCart': { thing: 'storage' },
  'cart watchStoredCart': { thing: 'storage', sends: ['cart.changedElsewhere'] },
  'catalogue fetchProducts': { thing: 'api' },
  'catalogue fetchFacets': { thing: 'api' },
  'catalogue revalidateProducts': { thing: 'api' },
  'catalogue revalidateFacets': { thing: 'api' },
  'catalogue recordPages': { thing: 'browser' },
  'catalogue showListTop': { thing: 'browser' },
  'catalogue keepRowsRendered': { thing: 'browser' },
  'checkout storeDraft': { thing: 'storage' },
  'checkout forgetDraft': { thing: 'storage' },
  'checkout restoreDraft': { thing: 'storage', sends: ['draft.restored'] },
  'contact storeDraft': { thing: 'storage' },
  'contact forgetDraft': { thing: 'storage' },
  'contact restoreDraft': { thing: 'storage', sends: ['draft.restored'] },
  'faultReport copyReport': { thing: 'browser' },
  'header suggest': { thing: 'api' },
  'login checkEmail': { thing: 'services' },
  'login verifyCode': { thing: 'services' },
  'login signIn': { thing: 'api' },
  'login storeDraft': { thing: 'storage' },
  'login forgetDraft': { thing: 'storage' },
  'login restoreDraft': { thing: 'storage', sends: ['draft.restored'] },
  'navigation changeHistory': { thing: 'browser' },
  'navigation labelEntry': { thing: 'browser' },
  'navigation storePositions': { thing: 'storage' },
  'navigation scrollAsFarAsPossible': { thing: 'browser' },
  'navigation seekPosition': { thing: 'browser', sends: ['place.reached'] },
  'navigation seekFragment': { thing: 'browser', sends: ['place.reached'] },
  'navigation watchHistory': { thing: 'browser', sends: ['history.read', 'history.changed', 'page.hidden'] },
  'orders fetchOrders': { thing: 'api' },
  'orders findProducts': { thing: 'api' },
  'orders stampOrder': { thing: 'clock' },
  'orders storeOrders': { thing: 'storage' },
  'orders watchStoredOrders': { thing: 'storage', sends: ['orders.changedElsewhere'] },
  'pageLoading loadPage': { thing: 'browser' },
  'pageLoading reloadPage': { thing: 'browser' },
  'placing askServer': { thing: 'api' },
  'placing sendOrder': { thing: 'api' },
  'placing restoreUnanswered': { thing: 'storage', sends: ['order.remembered'] },
  'product fetchProduct': { thing: 'api' },
  'product fetchRelated': { thing: 'api' },
  'product revalidateProduct': { thing: 'api' },
  'product revalidateRelated': { thing: 'api' },
  'recentlyViewed storeProducts': { thing: 'storage' },
  'saved storeSaved': { thing: 'storage' },
  'saved watchStoredSaved': { thing: 'storage', sends: ['saved.changedElsewhere'] },
  'savedOffers findAlternatives': { thing: 'api' },
  'savedOffers findProducts': { thing: 'api' },
  'session signOut': { thing: 'api' },
  'session saveAuth': { thing: 'storage' },
  'session forgetStoredAuth': { thing: 'storage' },
  'session forgetDrafts': { thing: 'storage' },
  'session watchStoredAuth': { thing: 'storage', sends: ['auth.changedElsewhere'] },
  'session watchUnauthorised': { thing: 'api', sends: ['request.unauthorised'] },
  'shop reportFault': { thing: 'browser' },
  'shop storeAddress': { thing: 'storage' },
  'shop watchDevice': { thing: 'browser', sends: ['connection.restored', 'screen.widened'] },
  'signup lookUpPostcode': { thing: 'services' },
  'signup askServer': { thing: 'api' },
  'signup createAccount': { thing: 'api' },
  'signup logFailedLookup': { thing: 'browser' },
  'signup logForm': { thing: 'browser' },
  'signup storeDraft': { thing: 'storage' },
  'signup forgetDraft': { thing: 'storage' },
  'signup restoreDraft': { thing: 'storage', sends: ['draft.restored'] },
  'voucher checkVoucher': { thing: 'api' },
};

/** What the page sends as it starts, without an actor. */
export const SENT_FROM_OUTSIDE: Readonly<
  Record<string, { readonly thing: Outside; readonly events: readonly string[] }>
> = {
  shop: { thing: 'storage', events: ['page.hydrated'] },
  pageLoading: { thing: 'browser', events: ['page.code.loaded'] },
};
