import { fromPromise } from 'xstate';
import type { CheckedCart, CheckedContent } from '#machines/cart/reconcile-cart.ts';
import type { Credentials } from '#machines/domain/auth.ts';
import type { Facets } from '#machines/domain/brand.ts';
import type { CatalogueAnswer } from '#machines/domain/catalogue-answer.ts';
import type { Fetched } from '#machines/domain/fetched.ts';
import type { TakenOrder } from '#machines/domain/order.schema.ts';
import type { Order } from '#machines/domain/order.ts';
import { ProblemError } from '#machines/domain/problem.ts';
import type { Product, ProductPage } from '#machines/domain/product.ts';
import type { ProductQuery } from '#machines/domain/product-query.ts';
import { byTextPage, type PageName } from '#machines/domain/routes.ts';
import type { ServerAbilities } from '#machines/domain/server.schema.ts';
import type { VoucherAnswer } from '#machines/domain/voucher.ts';
import type { Suggestions } from '#machines/header/suggestions.ts';
import type { CodeAnswer } from '#machines/login/login-rules.ts';
import type { Submission } from '#machines/placing/placing.machine.ts';
import type { Alternatives } from '#machines/saved-offers/checked-bottles.ts';
import type { PageDownload } from '#machines/shop/page-loading.events.ts';
import type { FoundAddress } from '#machines/signup/found-address.ts';
import type { SignupAnswer } from '#machines/signup/signup.events.ts';
import type { SignupForm } from '#machines/signup/signup-form.ts';
import type { HeldClock } from '#tools/chart-tests/explorer/clock.ts';
import type { ApiClient } from './api-client.ts';

/** LOG-2. */
const CHECK_MS = 1000;
const FREE_MAIL = /@(?:gmail|yahoo|outlook|hotmail|icloud)\.com$/i;
const CODE = '123456';
/** SGN-4. */
const LOOKUP_MS = 1000;
const FOUND: FoundAddress = { address: '123 High Street', city: 'London' };
/** The files of a page's code, where other pages need some of them, too. A page without an entry has a file of its own. */
const FILES_OF: Readonly<Partial<Record<PageName, readonly string[]>>> = {
  order: ['orders'],
  article: ['article', 'blog', 'press'],
  ...byTextPage(({ name }) => [name, 'layout of the texts']),
};
/** An idle browser says so within this. */
const IDLE_MS = 1;

/** The environment of the expected model. */
type Environment = {
  clock: HeldClock;
  client: ApiClient;
  isOnline: () => boolean;
  isCodeBlocked: () => boolean;
  /** Whether the prerendered page contains the requested data. */
  isPrerendered: () => boolean;
  /** What the server says that it can do; null where it does not say. */
  abilities: ServerAbilities | null;
  isSignedIn: () => boolean;
  /** Storage has been read. */
  hydrated: Promise<void>;
};

/** The actors of the flows: the API over the wire, simulated services by the clock. */
export function askedOf(environment: Environment) {
  const { clock, client, isOnline, isCodeBlocked, isPrerendered, abilities, isSignedIn, hydrated } = environment;
  const service = async (ms: number) => {
    await clock.wait(ms);
    if (!isOnline()) throw new ProblemError('offline', 'The browser is offline.');
  };
  const fetched = async <Data>(request: Promise<Data>): Promise<Fetched<Data>> => {
    const data = await request;
    return { data, isPrerendered: isPrerendered() };
  };
  const server = (): Promise<ServerAbilities> =>
    abilities === null
      ? Promise.reject(new ProblemError('offline', 'The server does not say what it can do.'))
      : Promise.resolve(abilities);
  const downloaded = new Set<string>();
  const download = (page: PageName): PageDownload => {
    const files = FILES_OF[page] ?? [page];
    if (isCodeBlocked() && !files.every((file) => downloaded.has(file))) return { result: 'offline' };
    for (const file of files) downloaded.add(file);
    return { result: 'loaded' };
  };
  return {
    fetchProducts: fromPromise<Fetched<ProductPage>, { query: ProductQuery; page: number }>(
      ({ input: { query, page }, signal }) => fetched(client.productPage(query, page, signal)),
    ),
    fetchFacets: fromPromise<Fetched<Facets>>(({ signal }) => fetched(client.facets(signal))),
    fetchProduct: fromPromise<Fetched<Product>, { id: string }>(({ input: { id }, signal }) =>
      fetched(client.product(id, signal)),
    ),
    fetchRelated: fromPromise<readonly Product[], { product: Product | null }>(({ input: { product }, signal }) =>
      client.related(product, signal),
    ),
    revalidateProducts: fromPromise<ProductPage, { query: ProductQuery }>(async ({ input: { query }, signal }) => {
      await clock.wait(IDLE_MS);
      return client.productPage(query, 1, signal);
    }),
    revalidateFacets: fromPromise<Facets>(async ({ signal }) => {
      await clock.wait(IDLE_MS);
      return client.facets(signal);
    }),
    revalidateProduct: fromPromise<Product, { id: string }>(async ({ input: { id }, signal }) => {
      await clock.wait(IDLE_MS);
      return client.product(id, signal);
    }),
    revalidateRelated: fromPromise<readonly Product[], { product: Product | null }>(
      async ({ input: { product }, signal }) => {
        await clock.wait(IDLE_MS);
        return client.related(product, signal);
      },
    ),
    checkProducts: fromPromise<CheckedCart, CheckedContent>(async ({ input: { ids, code }, signal }) => {
      const [products, answer] = await Promise.all([
        client.checkedProducts(ids, signal),
        code === undefined ? undefined : client.voucher(code, signal),
      ]);
      return code === undefined || answer === undefined ? products : { ...products, voucher: { code, answer } };
    }),
    findProducts: fromPromise<readonly Product[], { ids: readonly string[] }>(
      async ({ input, signal }) => (await client.checkedProducts(input.ids, signal)).found,
    ),
    findOffers: fromPromise<CatalogueAnswer, { ids: readonly string[] }>(({ input, signal }) =>
      client.checkedProducts(input.ids, signal),
    ),
    findAlternatives: fromPromise<Alternatives, { products: readonly Product[] }>(async ({ input, signal }) => {
      const asked = input.products.map(async (product) => [product.id, await client.related(product, signal)] as const);
      return Object.fromEntries(await Promise.all(asked));
    }),
    checkStock: fromPromise<CatalogueAnswer, { ids: readonly string[] }>(async ({ input, signal }) => {
      await clock.wait(IDLE_MS);
      return client.checkedProducts(input.ids, signal);
    }),
    checkVoucher: fromPromise<VoucherAnswer, { code: string }>(({ input, signal }) =>
      client.voucher(input.code, signal),
    ),
    suggest: fromPromise<Suggestions, { text: string }>(({ input, signal }) => client.suggestions(input.text, signal)),
    checkEmail: fromPromise<CodeAnswer, { email: string }>(async ({ input: { email }, signal }) => {
      if ((await server()).codes) return (await client.sendCode(email, signal)) ? 'server' : 'noAccount';
      await service(CHECK_MS);
      return /test/i.test(email) || FREE_MAIL.test(email) ? 'simulated' : 'noAccount';
    }),
    verifyCode: fromPromise<boolean, { email: string; code: string }>(async ({ input }) => {
      await service(0);
      return input.code === CODE;
    }),
    askServer: fromPromise<ServerAbilities>(server),
    createAccount: fromPromise<SignupAnswer, { form: SignupForm }>(async ({ input: { form }, signal }) =>
      (await server()).codes ? client.signUp(form, signal) : 'created',
    ),
    sendOrder: fromPromise<TakenOrder, { submission: Submission }>(({ input: { submission }, signal }) =>
      client.placeOrder(submission, signal),
    ),
    fetchOrders: fromPromise<readonly Order[] | null>(async ({ signal }) => {
      await hydrated;
      if (!(await server()).orders) return null;
      return isSignedIn() ? client.accountOrders(signal) : [];
    }),
    signIn: fromPromise<Credentials, { email: string; code?: string | undefined }>(({ input, signal }) => {
      const { email, code } = input;
      return code === undefined ? client.signIn(email, signal) : client.signInByCode(email, code, signal);
    }),
    lookUpPostcode: fromPromise<FoundAddress, { postcode: string }>(async () => {
      await service(LOOKUP_MS);
      return FOUND;
    }),
    signOut: fromPromise<void, { token: string | null }>(({ input, signal }) => client.signOut(input.token, signal)),
    loadPage: fromPromise<PageDownload, { page: PageName }>(({ input: { page } }) => Promise.resolve(download(page))),
  };
}
