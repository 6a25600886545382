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

/** @param target a call's path below the API's base address, with its query @throws where the shop asks no such thing */
export function callKindOf(target: string): (typeof CALL_KINDS)[number] {
  const found = CALL_KINDS.find(({ isMeant }) => isMeant({ target }));
  if (!found) throw new Error(`The shop's API has no such address: ${target}.`);
  return found;
}
