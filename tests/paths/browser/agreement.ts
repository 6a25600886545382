import type { ExpectedModel } from '#tests/explore/expected-model.ts';
import { SCREENS } from '../all-screens.ts';
import type { FlowScreen, Sight } from '../screen.ts';
import { lookAtPage } from './page-look.ts';
import type { ShopPage } from './shop-page.ts';

/** A sight that must be seen now, or must not, and by which state. */
type Claim = { sight: Sight; isDue: boolean; why: string };

function claimsOf(screen: FlowScreen, expectedModel: ExpectedModel): readonly Claim[] {
  const isThere = screen.isOnScreen(expectedModel);
  const byState = Object.entries(screen.seen).flatMap(([state, sights]) =>
    sights.map((sight) => ({
      sight,
      isDue: isThere && expectedModel.matches(screen.flow, state),
      why: `${screen.flow}: ${state}`,
    })),
  );
  const facts = (screen.facts?.(expectedModel) ?? []).map((sight) => ({
    sight,
    isDue: true,
    why: `${screen.flow}: ${expectedModel.state(screen.flow)}`,
  }));
  return [...byState, ...facts];
}

/** What the charts say is seen, and what is not: a sight that one flow shows no other may forbid. */
function allClaims(expectedModel: ExpectedModel): readonly Claim[] {
  const claims = SCREENS.flatMap((screen) => claimsOf(screen, expectedModel));
  const due = new Map(claims.filter(({ isDue }) => isDue).map((claim) => [claim.sight.words, claim]));
  const undue = claims.filter(({ sight }) => !due.has(sight.words));
  return [...due.values(), ...new Map(undue.map((claim) => [claim.sight.words, claim])).values()];
}

const list = (names: readonly string[]) => (names.length === 0 ? 'nothing' : names.join(', '));

/** All in which the real shop and the expected model differ now, in words; nothing where they agree. */
export async function disagreements(shop: ShopPage, expectedModel: ExpectedModel): Promise<readonly string[]> {
  if (expectedModel.state('ageGate') === 'leaving')
    return shop.isElsewhere() ? [] : ['AGE-5 the browser has not left the shop'];
  const found: string[] = shop.console.map((message) => `the console says: ${message}`);
  const address = expectedModel.history.href();
  if (shop.address() !== address) found.push(`the address is ${shop.address()}, not ${address}`);
  const asked = expectedModel.api.calls.map(({ method, target }) => `${method} ${target}`).sort();
  const held = shop.api.names();
  if (list(held) !== list(asked)) found.push(`the page asks for ${list(held)}, not for ${list(asked)}`);
  const page = await lookAtPage(shop.page);
  for (const { sight, isDue, why } of allClaims(expectedModel)) {
    if (sight.isSeen(page) === isDue) continue;
    found.push(
      isDue ? `not seen: ${sight.words} (${why})` : `seen, though it belongs to another state: ${sight.words} (${why})`,
    );
  }
  return found;
}
