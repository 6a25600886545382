import { ProblemError } from '#machines/domain/problem.ts';
import type { FlowPaths } from '#tools/chart-tests/engine/flow-paths.ts';
import { flowCalled } from '../all-flows.ts';
import { cartModel } from '../models/cart.ts';
import { catalogueModel } from '../models/catalogue.ts';
import { sessionModel } from '../models/session.ts';
import { toastsModel } from '../models/toasts.ts';
import { additionProperties } from './addition.ts';
import { addressesProperties } from './addresses.ts';
import { ageGateProperties } from './age-gate.ts';
import { backInStockProperties } from './back-in-stock.ts';
import { cartProperties } from './cart.ts';
import { catalogueProperties } from './catalogue.ts';
import { checkoutProperties } from './checkout.ts';
import { contactProperties } from './contact.ts';
import { isDone } from './effects.ts';
import { faultReportProperties } from './fault-report.ts';
import { headerProperties } from './header.ts';
import { helpProperties } from './help.ts';
import { loginProperties } from './login.ts';
import { messagesProperties } from './messages.ts';
import { navigationProperties } from './navigation.ts';
import { ordersProperties } from './orders.ts';
import { overlayProperties } from './overlay.ts';
import { pageLoadingProperties } from './page-loading.ts';
import { pictureZoomProperties } from './picture-zoom.ts';
import { placingProperties } from './placing.ts';
import { productProperties } from './product.ts';
import type { Property } from './property.ts';
import { purchaseProperties } from './purchase.ts';
import { recentlyViewedProperties } from './recently-viewed.ts';
import { savedProperties } from './saved.ts';
import { savedOffersProperties } from './saved-offers.ts';
import { sessionProperties } from './session.ts';
import { shopProperties } from './shop.ts';
import { signupProperties } from './signup.ts';
import { toastsProperties } from './toasts.ts';
import { voucherProperties } from './voucher.ts';

/** The properties of each flow by itself, its reference model among them. */
const PROPERTIES: Readonly<Record<string, readonly Property[]>> = {
  addition: additionProperties,
  addresses: addressesProperties,
  'age-gate': ageGateProperties,
  'back-in-stock': backInStockProperties,
  cart: [...cartProperties, cartModel],
  catalogue: [...catalogueProperties, catalogueModel],
  checkout: checkoutProperties,
  contact: contactProperties,
  'fault-report': faultReportProperties,
  header: headerProperties,
  help: helpProperties,
  login: loginProperties,
  messages: messagesProperties,
  navigation: navigationProperties,
  orders: ordersProperties,
  overlay: overlayProperties,
  'page-loading': pageLoadingProperties,
  'picture-zoom': pictureZoomProperties,
  placing: placingProperties,
  product: productProperties,
  purchase: purchaseProperties,
  'recently-viewed': recentlyViewedProperties,
  saved: savedProperties,
  'saved-offers': savedOffersProperties,
  session: [...sessionProperties, sessionModel],
  shop: shopProperties,
  signup: signupProperties,
  toasts: [...toastsProperties, toastsModel],
  voucher: voucherProperties,
};

/** Of every flow that something outside can fail. */
const NOTHING_BUT_A_BUG_STOPS_IT: Property = {
  title: 'API-3 no failure outside the shop stops the flow, and every bug stops it',
  isOfOneStep: true,
  watch: () => ({
    begin: () => null,
    next: ({ event, after, effects }) => {
      const isBug = 'error' in event && !(event.error instanceof ProblemError);
      const isStopped = after.status === 'error' || isDone({ effects }, 'rethrow');
      return { wrong: isStopped === isBug ? null : `${isStopped ? 'stopped' : 'still going'}: ${String(after.error)}` };
    },
  }),
};

/** The root outlives a bug; what it does then is said of it by itself. */
const ROOT = 'shop';

const canFail = ({ flow, environment }: FlowPaths): boolean =>
  flow !== ROOT && Object.values(environment).some((event) => 'error' in event);

/** What is said of a flow. @throws where nothing is; the message says of which flows something is */
export function propertiesOf(flow: string): readonly Property[] {
  const properties = PROPERTIES[flow];
  if (!properties)
    throw new Error(`There are no properties of '${flow}'. Flows: ${Object.keys(PROPERTIES).join(', ')}.`);
  return canFail(flowCalled(flow)) ? [...properties, NOTHING_BUT_A_BUG_STOPS_IT] : properties;
}
