const asks =
  (path: RegExp, parameter?: RegExp) =>
  ({ target }: { readonly target: string }): boolean => {
    const [asked = '', search = ''] = target.split('?');
    return path.test(asked) && (parameter === undefined || parameter.test(search));
  };

/** The API calls of the shop in words, with their patterns. The first match counts. */
export const CALL_KINDS = [
  { kind: 'prices', words: 'Prices in the cart', isMeant: asks(/^\/products$/, /(?:^|&)ids=/) },
  { kind: 'suggestions', words: 'Suggestions', isMeant: asks(/^\/products$/, /(?=.*pageSize=5(?:&|$)).*sortBy=best/) },
  {
    kind: 'related',
    words: 'Products like it',
    isMeant: asks(/^\/products$/, /(?=.*pageSize=5(?:&|$)).*sortBy=rating/),
  },
  { kind: 'furtherProducts', words: 'Further products', isMeant: asks(/^\/products$/, /page=(?!1&)\d+&pageSize=24/) },
  { kind: 'list', words: 'The list', isMeant: asks(/^\/products$/) },
  { kind: 'product', words: 'The product', isMeant: asks(/^\/products\/./) },
  { kind: 'categories', words: 'Categories', isMeant: asks(/^\/categories$/) },
  { kind: 'brands', words: 'Brands', isMeant: asks(/^\/brands$/) },
  { kind: 'voucher', words: 'Voucher', isMeant: asks(/^\/vouchers$/) },
  { kind: 'login', words: 'Sign in', isMeant: asks(/^\/auth\/login$/) },
  { kind: 'logout', words: 'Sign out', isMeant: asks(/^\/auth\/logout$/) },
  { kind: 'orders', words: 'Orders', isMeant: asks(/^\/orders$/) },
  { kind: 'account', words: 'Other account calls', isMeant: asks(/^\/auth\//) },
] as const;

export type CallKind = (typeof CALL_KINDS)[number]['kind'];

/** How a call fares. */
export const FATES = ['succeeds', 'slow', 'hangs', 'fails', 'malformed', 'unauthorised', 'unreachable'] as const;
export type Fate = (typeof FATES)[number];

/** How the simulated services fare: they have no wire. */
export const SERVICE_FATES = ['succeeds', 'slow', 'hangs', 'unreachable'] as const;
export type ServiceFate = (typeof SERVICE_FATES)[number];

export type ApiConditions = {
  readonly calls: Readonly<Partial<Record<CallKind, Fate>>>;
  /** Email check, code check, postcode lookup. LOG-2, LOG-4, SGN-4. */
  readonly services: ServiceFate;
  readonly isOnline: boolean;
};

export const NORMAL: ApiConditions = { calls: {}, services: 'succeeds', isOnline: true };

/** What differs from normal conditions, in words: 'The list hangs', 'offline'. */
export const changedConditions = ({ calls, services, isOnline }: ApiConditions): readonly string[] => [
  ...(isOnline ? [] : ['offline']),
  ...CALL_KINDS.flatMap(({ kind, words }) => {
    const fate = calls[kind] ?? 'succeeds';
    return fate === 'succeeds' ? [] : [`${words}: ${fate}`];
  }),
  ...(services === 'succeeds' ? [] : [`services: ${services}`]),
];

/** ms that a slow call takes: longer than a shopper overlooks. */
export const SLOW_MS = 3000;

/** What a call asks for, by its path below the API's base address. */
export function kindOf(target: string): CallKind {
  const found = CALL_KINDS.find(({ isMeant }) => isMeant({ target }));
  if (!found) throw new Error(`The shop's API has no such address: ${target}.`);
  return found.kind;
}
