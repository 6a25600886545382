import type { Run } from './explorer.ts';
import type { Visit } from './visit.ts';

export const hasFailed = ({ broken }: Run): boolean => broken.length > 0;

function cartInWords(cart: Visit['cart']): string {
  if (cart === null) return 'an empty cart';
  return cart === 'damaged' ? 'a damaged cart' : `a cart of ${cart.lines.length}`;
}

/** How a visit begins, in words. */
export function visitInWords({ at, screen, ageConfirmed, cart, auth }: Visit): string {
  const who = auth === null ? 'signed out' : `signed in as ${auth.user.name}`;
  return `on a ${screen} at ${at}, ${ageConfirmed ? 'age confirmed' : 'at the gate'}, ${cartInWords(cart)}, ${who}`;
}

/** What a run did and broke, a line each. */
export const runInWords = ({ seed, visit, steps, broken }: Run): string =>
  [
    `${seed === null ? '' : `seed ${seed}: `}${visitInWords(visit)}`,
    ...steps.map(({ words }, at) => `  ${at + 1}. ${words}`),
    ...broken.map((sentence) => `  broken: ${sentence}`),
  ].join('\n');
