import type { Run } from './explorer.ts';
import type { Visit } from './visit.ts';

export const hasFailed = ({ broken }: Run): boolean => broken.length > 0;

function cartInWords(cart: Visit['cart']): string {
  if (cart === null) return 'an empty cart';
  return cart === 'damaged' ? 'a damaged cart' : `a cart of ${cart.lines.length}`;
}

/** ', 2 orders stored', or nothing if the visit does not say. */
function storedInWords(
  what: string,
  stored: Visit['orders'] | Visit['saved'] | Visit['addresses'] | Visit['watched'],
): string {
  if (stored === undefined) return '';
  if (stored === 'damaged') return `, damaged ${what}`;
  const damaged = stored.filter((one) => one === 'damaged').length;
  return `, ${stored.length} ${what}${damaged === 0 ? '' : `, ${damaged} of them damaged`}`;
}

/** How a visit begins, in words. */
export function visitInWords({
  at,
  screen,
  ageConfirmed,
  cart,
  auth,
  orders,
  saved,
  addresses,
  watched,
  server,
}: Visit): string {
  const who = auth === null ? 'signed out' : `signed in as ${auth.user.name}`;
  const stored = `${storedInWords('orders stored', orders)}${storedInWords('bottles saved', saved)}${storedInWords('addresses stored', addresses)}${storedInWords('products waited for', watched)}`;
  const world = server === undefined ? '' : `, at a ${server} server`;
  return `on a ${screen} at ${at}, ${ageConfirmed ? 'age confirmed' : 'at the gate'}, ${cartInWords(cart)}${stored}, ${who}${world}`;
}

/** What a run did and broke, a line each. */
export const runInWords = ({ seed, visit, steps, broken }: Run): string =>
  [
    `${seed === null ? '' : `seed ${seed}: `}${visitInWords(visit)}`,
    ...steps.map(({ words }, at) => `  ${at + 1}. ${words}`),
    ...broken.map((sentence) => `  broken: ${sentence}`),
  ].join('\n');
