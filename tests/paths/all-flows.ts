import { type FlowPaths, flowIn } from '#tools/chart-tests/engine/flow-paths.ts';
import { additionPaths } from './addition.paths.ts';
import { addressesPaths } from './addresses.paths.ts';
import { ageGatePaths } from './age-gate.paths.ts';
import { backInStockPaths } from './back-in-stock.paths.ts';
import { cartPaths } from './cart.paths.ts';
import { cataloguePaths } from './catalogue.paths.ts';
import { checkoutPaths } from './checkout.paths.ts';
import { contactPaths } from './contact.paths.ts';
import { faultReportPaths } from './fault-report.paths.ts';
import { headerPaths } from './header.paths.ts';
import { helpPaths } from './help.paths.ts';
import { loginPaths } from './login.paths.ts';
import { messagesPaths } from './messages.paths.ts';
import { navigationPaths } from './navigation.paths.ts';
import { ordersPaths } from './orders.paths.ts';
import { overlayPaths } from './overlay.paths.ts';
import { pageLoadingPaths } from './page-loading.paths.ts';
import { pictureZoomPaths } from './picture-zoom.paths.ts';
import { placingPaths } from './placing.paths.ts';
import { productPaths } from './product.paths.ts';
import { purchasePaths } from './purchase.paths.ts';
import { recentlyViewedPaths } from './recently-viewed.paths.ts';
import { savedPaths } from './saved.paths.ts';
import { savedOffersPaths } from './saved-offers.paths.ts';
import { sessionPaths } from './session.paths.ts';
import { shopPaths } from './shop.paths.ts';
import { signupPaths } from './signup.paths.ts';
import { toastsPaths } from './toasts.paths.ts';
import { voucherPaths } from './voucher.paths.ts';

/** The event catalogues of all charts: the one list for suites, commands and report. */
export const FLOWS: readonly FlowPaths[] = [
  additionPaths,
  addressesPaths,
  ageGatePaths,
  backInStockPaths,
  cartPaths,
  cataloguePaths,
  checkoutPaths,
  contactPaths,
  faultReportPaths,
  headerPaths,
  helpPaths,
  loginPaths,
  messagesPaths,
  navigationPaths,
  ordersPaths,
  overlayPaths,
  pageLoadingPaths,
  pictureZoomPaths,
  placingPaths,
  productPaths,
  purchasePaths,
  recentlyViewedPaths,
  savedPaths,
  savedOffersPaths,
  sessionPaths,
  shopPaths,
  signupPaths,
  toastsPaths,
  voucherPaths,
];

/** @throws when there is no such flow; the message says which there are */
export const flowCalled = (name: string): FlowPaths => flowIn(FLOWS, name);
