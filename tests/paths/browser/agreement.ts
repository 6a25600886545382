import type { Oracle } from '#tests/explore/oracle.ts';
import { SCREENS } from '../all-screens.ts';
import type { FlowScreen, Sight } from '../engine/screen.ts';
import { lookAtPage } from './page-look.ts';
import type { ShopPage } from './shop-page.ts';

/** A sight that must be seen now, or must not, and by which state. */
type Claim = { sight: Sight; isDue: boolean; why: string };

function claimsOf(screen: FlowScreen, oracle: Oracle): readonly Claim[] {
  const isThere = screen.isOnScreen(oracle);
  const byState = Object.entries(screen.seen).flatMap(([state, sights]) =>
    sights.map((sight) => ({
      sight,
      isDue: isThere && oracle.matches(screen.flow, state),
      why: `${screen.flow}: ${state}`,
    })),
  );
  const facts = (screen.facts?.(oracle) ?? []).map((sight) => ({
    sight,
    isDue: true,
    why: `${screen.flow}: ${oracle.state(screen.flow)}`,
  }));
  return [...byState, ...facts];
}

/** What the charts say is seen, and what is not: a sight that one flow shows no other may forbid. */
function allClaims(oracle: Oracle): readonly Claim[] {
  const claims = SCREENS.flatMap((screen) => claimsOf(screen, oracle));
  const due = new Map(claims.filter(({ isDue }) => isDue).map((claim) => [claim.sight.words, claim]));
  const undue = claims.filter(({ sight }) => !due.has(sight.words));
  return [...due.values(), ...new Map(undue.map((claim) => [claim.sight.words, claim])).values()];
}

const list = (names: readonly string[]) => (names.length === 0 ? 'nothing' : names.join(', '));

/** All in which the real shop and the oracle differ now, in words; nothing where they agree. */
export async function disagreements(shop: ShopPage, oracle: Oracle): Promise<readonly string[]> {
  if (oracle.state('ageGate') === 'leaving')
    return shop.isElsewhere() ? [] : ['AGE-5 the browser has not left the shop'];
  const found: string[] = shop.console.map((message) => `the console says: ${message}`);
  const address = oracle.history.href();
  if (shop.address() !== address) found.push(`the address is ${shop.address()}, not ${address}`);
  const asked = oracle.api.calls.map(({ method, target }) => `${method} ${target}`).sort();
  const held = shop.api.names();
  if (list(held) !== list(asked)) found.push(`the page asks for ${list(held)}, not for ${list(asked)}`);
  const page = await lookAtPage(shop.page);
  for (const { sight, isDue, why } of allClaims(oracle)) {
    if (sight.isSeen(page) === isDue) continue;
    found.push(
      isDue ? `not seen: ${sight.words} (${why})` : `seen, though it belongs to another state: ${sight.words} (${why})`,
    );
  }
  return found;
}
