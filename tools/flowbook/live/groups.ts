/** Flowbook's own: they run as long as its page is open. */
const OWN: readonly string[] = [
  ...['flowbook', 'viewer', 'frame', 'way', 'report'],
  ...['alone', 'drop', 'editing', 'newFlow', 'notes'],
];

export const isOwn = (chart: string): boolean => OWN.includes(chart);

/** Flows as a designer looks for them; whatever is named nowhere comes last. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  Shell: [
    'shop',
    'ageGate',
    'navigation',
    'header',
    'session',
    'overlay',
    'pageLoading',
    'messages',
    'toasts',
    'faultReport',
  ],
  Shop: [
    'catalogue',
    'product',
    'recentlyViewed',
    'addition',
    'cart',
    'voucher',
    'purchase',
    'checkout',
    'placing',
    'addresses',
    'orders',
    'saved',
    'savedOffers',
    'backInStock',
    'pictureZoom',
  ],
  Account: ['login', 'signup'],
  Pages: ['help', 'contact'],
  Flowbook: OWN,
};

export type Group = { readonly title: string; readonly charts: readonly string[] };

/** The charts that there are, group by group. */
export function grouped(charts: readonly string[]): readonly Group[] {
  const named = new Set(Object.values(GROUPS).flat());
  const groups = Object.entries(GROUPS).map(([title, own]) => ({
    title,
    charts: own.filter((one) => charts.includes(one)),
  }));
  const others = { title: 'Others', charts: charts.filter((one) => !named.has(one)) };
  return [...groups, others].filter((group) => group.charts.length > 0);
}
