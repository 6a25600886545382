import { type Group, OWN_CHARTS } from '#tools/flowbook/live/groups.ts';

/** Flows as a designer looks for them; Flowbook shows itself, too. */
export const GROUPS: readonly Group[] = [
  {
    title: 'Shell',
    charts: [
      ...['shop', 'ageGate', 'navigation', 'header', 'session'],
      ...['overlay', 'pageLoading', 'messages', 'toasts', 'faultReport'],
    ],
  },
  {
    title: 'Shop',
    charts: [
      ...['catalogue', 'product', 'recentlyViewed', 'addition', 'cart', 'voucher', 'purchase', 'checkout', 'placing'],
      ...['addresses', 'orders', 'saved', 'savedOffers', 'backInStock', 'pictureZoom'],
    ],
  },
  { title: 'Account', charts: ['login', 'signup'] },
  { title: 'Pages', charts: ['help', 'contact'] },
  { title: 'Flowbook', charts: OWN_CHARTS },
];
