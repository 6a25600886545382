import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { CheckedCart, CheckedContent } from '#machines/cart/reconcile-cart.ts';
import type { Credentials } from '#machines/domain/auth.ts';
import type { Facets } from '#machines/domain/brand.ts';
import type { CatalogueAnswer } from '#machines/domain/catalogue-answer.ts';
import type { TakenOrder } from '#machines/domain/order.schema.ts';
import type { Order } from '#machines/domain/order.ts';
import type { Product, ProductPage } from '#machines/domain/product.ts';
import type { ProductQuery } from '#machines/domain/product-query.ts';
import type { PageName } from '#machines/domain/routes.ts';
import { NO_ABILITIES, type ServerAbilities } from '#machines/domain/server.schema.ts';
import type { VoucherAnswer } from '#machines/domain/voucher.ts';
import type { Suggestions } from '#machines/header/suggestions.ts';
import type { CodeAnswer } from '#machines/login/login-rules.ts';
import type { Submission } from '#machines/placing/placing.machine.ts';
import type { Alternatives } from '#machines/saved-offers/checked-bottles.ts';
import type { PageDownload } from '#machines/shop/page-loading.events.ts';
import type { FoundAddress } from '#machines/signup/found-address.ts';
import type { SignupAnswer } from '#machines/signup/signup.events.ts';
import type { SignupForm } from '#machines/signup/signup-form.ts';
import { fakeDrafts } from './fake-drafts.ts';
import { fakeSession } from './fake-session.ts';
import { heldFetches, heldRequests } from './held-requests.ts';

/** The server takes no orders and creates no accounts. */
const SIMULATED_SERVER = fromPromise<ServerAbilities>(() => Promise.resolve(NO_ABILITIES));
const SIMULATED_ACCOUNTS = fromPromise<SignupAnswer, { form: SignupForm }>(() => Promise.resolve('created'));
const NONE_UNANSWERED = fromCallback<EventObject>(() => {});

/** Every request of the shop, held until the test answers it. */
export function heldActors() {
  const requests = {
    lists: heldFetches<ProductPage, { query: ProductQuery; page: number }>(),
    facets: heldFetches<Facets>(),
    products: heldFetches<Product, { id: string }>(),
    shelves: heldRequests<readonly Product[], { product: Product | null }>(),
    checks: heldRequests<CheckedCart, CheckedContent>(),
    suggestions: heldRequests<Suggestions, { text: string }>(),
    emails: heldRequests<CodeAnswer, { email: string }>(),
    orders: heldRequests<TakenOrder, { submission: Submission }>(),
    accounts: heldRequests<readonly Order[] | null>(),
    vouchers: heldRequests<VoucherAnswer, { code: string }>(),
    codes: heldRequests<boolean, { email: string; code: string }>(),
    signIns: heldRequests<Credentials, { email: string; code?: string | undefined }>(),
    lookups: heldRequests<FoundAddress, { postcode: string }>(),
    todaysLists: heldRequests<ProductPage, { query: ProductQuery }>(),
    todaysFacets: heldRequests<Facets>(),
    todaysProducts: heldRequests<Product, { id: string }>(),
    todaysShelves: heldRequests<readonly Product[], { product: Product | null }>(),
    pages: heldRequests<PageDownload, { page: PageName }>(),
    finds: heldRequests<readonly Product[], { ids: readonly string[] }>(),
    offers: heldRequests<CatalogueAnswer, { ids: readonly string[] }>(),
    alternatives: heldRequests<Alternatives, { products: readonly Product[] }>(),
    stockChecks: heldRequests<CatalogueAnswer, { ids: readonly string[] }>(),
  };
  const drafts = fakeDrafts();
  const session = fakeSession(drafts.forgetAll);
  const actors = {
    fetchProducts: requests.lists.logic,
    fetchFacets: requests.facets.logic,
    fetchProduct: requests.products.logic,
    fetchRelated: requests.shelves.logic,
    checkProducts: requests.checks.logic,
    suggest: requests.suggestions.logic,
    checkEmail: requests.emails.logic,
    checkVoucher: requests.vouchers.logic,
    verifyCode: requests.codes.logic,
    signIn: requests.signIns.logic,
    lookUpPostcode: requests.lookups.logic,
    revalidateProducts: requests.todaysLists.logic,
    revalidateFacets: requests.todaysFacets.logic,
    revalidateProduct: requests.todaysProducts.logic,
    revalidateRelated: requests.todaysShelves.logic,
    loadPage: requests.pages.logic,
    signOut: session.signOuts.logic,
    findProducts: requests.finds.logic,
    findOffers: requests.offers.logic,
    findAlternatives: requests.alternatives.logic,
    checkStock: requests.stockChecks.logic,
    askServer: SIMULATED_SERVER,
    createAccount: SIMULATED_ACCOUNTS,
    sendOrder: requests.orders.logic,
    fetchOrders: requests.accounts.logic,
    restoreUnanswered: NONE_UNANSWERED,
  };
  return { requests, session, drafts, actors };
}
