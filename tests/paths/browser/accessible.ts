import { lookAt } from '#tests/explore/look.ts';
import type { Oracle } from '#tests/explore/oracle.ts';
import { expectNoAxeViolationsAtRest } from '#tests/support/accessibility.ts';
import type { CloserLook } from './beside.ts';

/**
 * The name of an Add button stays while it shows 'Added', as CRT-6 wants it; and of more than 99 pieces the badge shows
 * '99+', which the name of the way to the cart says in full.
 */
const NOT_ASKED = ['label-content-name-mismatch'];

/** What is seen, told apart as far as another look would see something else. */
function sightOf(oracle: Oracle): string {
  const { page, overlay, panel, code, checkout, list, login, signup, product, help } = lookAt(oracle);
  const { screen } = oracle.visit;
  if (overlay === 'checkout') return `${screen} ${checkout}`;
  if (overlay !== 'nothing') return `${screen} ${overlay} ${panel}`;
  const own = { products: JSON.stringify(list), product, login, signup, help }[page as string] ?? '';
  const [state = ''] = own.split('|');
  return [screen, page, code, state.split('.').slice(0, 2).join('.')].join(' ');
}

/** axe, once for each state of the whole shop and each width. */
export function accessibleOnce(): CloserLook {
  const known = new Set<string>();
  return async (shop, oracle) => {
    const sight = sightOf(oracle);
    if (known.has(sight)) return [];
    known.add(sight);
    try {
      await oracle.clock.advance(await expectNoAxeViolationsAtRest(shop.page, NOT_ASKED));
    } catch (error) {
      return [`axe finds in ${sight}: ${(error as Error).message}`];
    }
    const rest = await oracle.settle();
    await shop.page.clock.runFor(rest);
    return [];
  };
}
