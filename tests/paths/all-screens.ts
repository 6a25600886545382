import type { AnyStateMachine } from 'xstate';
import { nodesOf } from '#tools/chart-tests/engine/charts.ts';
import { addressesScreen } from './addresses.screen.ts';
import { ageGateScreen } from './age-gate.screen.ts';
import { backInStockScreen } from './back-in-stock.screen.ts';
import { cartScreen } from './cart.screen.ts';
import { catalogueScreen } from './catalogue.screen.ts';
import { checkoutScreen } from './checkout.screen.ts';
import { contactScreen } from './contact.screen.ts';
import { headerScreen } from './header.screen.ts';
import { helpScreen } from './help.screen.ts';
import { loginScreen } from './login.screen.ts';
import { WITHOUT_SCREEN } from './not-on-screen.ts';
import { ordersScreen } from './orders.screen.ts';
import { pictureZoomScreen } from './picture-zoom.screen.ts';
import { productScreen } from './product.screen.ts';
import { savedScreen } from './saved.screen.ts';
import { savedOffersScreen } from './saved-offers.screen.ts';
import type { FlowScreen, Verb } from './screen.ts';
import { sessionScreen } from './session.screen.ts';
import { shopScreen } from './shop.screen.ts';
import { signupScreen } from './signup.screen.ts';
import { toastsScreen } from './toasts.screen.ts';
import { voucherScreen } from './voucher.screen.ts';

/** What is seen of the shop. */
export const SCREENS: readonly FlowScreen[] = [
  addressesScreen,
  ageGateScreen,
  backInStockScreen,
  cartScreen,
  catalogueScreen,
  checkoutScreen,
  contactScreen,
  headerScreen,
  helpScreen,
  loginScreen,
  ordersScreen,
  pictureZoomScreen,
  productScreen,
  savedScreen,
  savedOffersScreen,
  sessionScreen,
  shopScreen,
  signupScreen,
  toastsScreen,
  voucherScreen,
];

const VERBS: Readonly<Record<string, Verb>> = Object.assign({}, ...SCREENS.map(({ verbs }) => verbs));

/** What a person does on the screen for a move. @throws where no screen says */
export function verbOf(words: string): Verb {
  const verb = VERBS[words];
  if (!verb) throw new Error(`No screen says how a person ${words}.`);
  return verb;
}

/** The innermost states of a chart that no view shows yet: its screen neither sees them nor says why not. */
export function unscreened({ id, root }: AnyStateMachine): readonly string[] {
  if (id in WITHOUT_SCREEN) return [];
  const screen = SCREENS.find(({ flow }) => flow === id);
  const described = [...Object.keys(screen?.seen ?? {}), ...Object.keys(screen?.unseen ?? {})];
  // A state stands for those within it where none of them is described by itself.
  const stands = (one: string) => !described.some((other) => other.startsWith(`${one}.`));
  const isDescribed = (state: string) =>
    described.some((one) => state === one || (state.startsWith(`${one}.`) && stands(one)));
  const innermost = nodesOf(root).filter(({ type }) => type === 'atomic' || type === 'final');
  return innermost.map(({ path }) => path.join('.')).filter((state) => !isDescribed(state));
}
