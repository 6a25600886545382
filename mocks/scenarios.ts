import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import { refusal } from './answers.ts';
import { products } from './catalogue.ts';
import { realServerHandlers } from './handlers/real-server.ts';

/**
 * Failures of the API, by name. Each is a list of handlers that precede the normal ones, so that the rest of the API
 * still answers. Tests in Node: `mockApi.use(...productsEmpty)`. Over HTTP: SCENARIO_HEADER. Every export is a
 * scenario.
 */
type Scenario = readonly HttpHandler[];

const PRODUCTS = '*/api/products';
const PRODUCT = '*/api/products/:id';
const SERVER_MESSAGE = 'The shop’s stockroom is not answering. Please try again.';
/** Long enough to be noticed, but shorter than the time after which the hint of API-3 appears. */
const SLOW_MS = 3000;

/** Does not answer before the caller gives up. */
async function never({ request }: { request: Request }): Promise<Response> {
  await new Promise<void>((resolve) => {
    if (request.signal.aborted) resolve();
    request.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  return HttpResponse.error();
}

async function slowly(): Promise<void> {
  await delay(SLOW_MS);
}

const fails = (path: string): Scenario => [http.get(path, () => refusal(500, SERVER_MESSAGE))];
const failsWordless = (path: string): Scenario => [http.get(path, () => new HttpResponse(null, { status: 500 }))];
const isUnreachable = (path: string): Scenario => [http.get(path, () => HttpResponse.error())];
const neverAnswers = (path: string): Scenario => [http.get(path, never)];
const answers = (path: string, body: Record<string, unknown>): Scenario => [
  http.get(path, () => HttpResponse.json(body)),
];
const answersText = (path: string, body: string): Scenario => [
  http.get(path, () => new HttpResponse(body, { headers: { 'content-type': 'application/json' } })),
];
/** The catalogue's products with these ids, all of them in stock. */
const restocked = (ids: readonly string[]) =>
  products.filter(({ id }) => ids.includes(id)).map((product) => ({ ...product, inStock: true }));
/** A handler that returns nothing lets the next handler answer. Here that is the normal one, after the delay. */
const isSlow = (path: string): Scenario => [http.get(path, slowly)];

/** GET /products. */
export const productsServerError = fails(PRODUCTS);
export const productsServerErrorWithoutMessage = failsWordless(PRODUCTS);
export const productsUnauthorised: Scenario = [http.get(PRODUCTS, () => refusal(401, 'Please sign in again.'))];
export const productsUnreachable = isUnreachable(PRODUCTS);
export const productsNeverAnswers = neverAnswers(PRODUCTS);
export const productsSlow = isSlow(PRODUCTS);
export const productsEmpty = answers(PRODUCTS, { data: [], total: 0, page: 1, pageSize: 24 });
/** Valid JSON that does not match the contract. */
export const productsMalformed = answers(PRODUCTS, { data: [{ id: 7, price: 'free' }], total: 'many' });
/** Not JSON. */
export const productsTruncated = answersText(PRODUCTS, '{"data": [{"id": "glen-av');
/** Only the first page loads. */
export const furtherPagesServerError: Scenario = [
  http.get(PRODUCTS, ({ request }) => {
    const page = new URL(request.url).searchParams.get('page');
    return page === null || page === '1' ? undefined : refusal(500, SERVER_MESSAGE);
  }),
];

/** Products that were out of stock are back, in lists of named products and on their pages. BCK-2. */
export const productsRestocked: Scenario = [
  http.get(PRODUCTS, ({ request }) => {
    const ids = new URL(request.url).searchParams.get('ids')?.split(',');
    if (!ids) return undefined;
    const data = restocked(ids);
    return HttpResponse.json({ data, total: data.length, page: 1, pageSize: ids.length });
  }),
  http.get<{ id: string }>(PRODUCT, ({ params: { id } }) => {
    const [data] = restocked([id]);
    return data ? HttpResponse.json({ data }) : undefined;
  }),
];

/** GET /products/{id}. */
export const productServerError = fails(PRODUCT);
export const productUnreachable = isUnreachable(PRODUCT);
export const productNeverAnswers = neverAnswers(PRODUCT);
export const productSlow = isSlow(PRODUCT);
export const productMalformed = answers(PRODUCT, { data: { id: 'half-a-product', name: 'Half a product' } });
export const productGone: Scenario = [http.get(PRODUCT, () => refusal(404, 'We could not find that product.'))];

/** GET /categories, GET /brands. */
export const categoriesServerError = fails('*/api/categories');
export const categoriesMalformed = answers('*/api/categories', { data: 'none' });
export const brandsServerError = fails('*/api/brands');
export const brandsMalformed = answers('*/api/brands', { data: [{ name: 'A house without an id' }] });

/** GET /vouchers. */
const VOUCHERS = '*/api/vouchers';
export const vouchersServerError = fails(VOUCHERS);
export const vouchersUnreachable = isUnreachable(VOUCHERS);
export const vouchersSlow = isSlow(VOUCHERS);
export const vouchersMalformed = answers(VOUCHERS, { data: { code: 'WELCOME10', kind: 'gift', value: 'much' } });

/** All eight auth calls. */
export const authServerError: Scenario = [http.all('*/api/auth/*', () => refusal(500, SERVER_MESSAGE))];
export const authServerErrorWithoutMessage: Scenario = [
  http.all('*/api/auth/*', () => new HttpResponse(null, { status: 500 })),
];
export const authUnauthorised: Scenario = [http.all('*/api/auth/*', () => refusal(401, 'Please sign in again.'))];
export const authNeverAnswers: Scenario = [http.all('*/api/auth/*', never)];
export const authUnreachable: Scenario = [http.all('*/api/auth/*', () => HttpResponse.error())];

/** A server that takes orders, creates accounts and sends codes. The code of every login is 654321. SRV-1 to SRV-10. */
export const realServer: Scenario = realServerHandlers;

const ORDERS = '*/api/orders';
type Body = { lines?: readonly { id: string }[] };
const firstOf = async (request: Request): Promise<string[]> =>
  ((await request.json()) as Body).lines?.slice(0, 1).map(({ id }) => id) ?? [];
/** The order is refused with a code and the id of its first product. */
const refusesOrder = (status: 409 | 422, code: string, message: string): Scenario => [
  http.post(ORDERS, async ({ request }) =>
    HttpResponse.json({ code, message, products: await firstOf(request) }, { status }),
  ),
];
/** Lists of named products, each with something changed. */
const changesNamed = (change: Partial<(typeof products)[number]>): Scenario => [
  http.get(PRODUCTS, ({ request }) => {
    const ids = new URL(request.url).searchParams.get('ids')?.split(',');
    if (!ids) return undefined;
    const data = products.filter(({ id }) => ids.includes(id)).map((product) => ({ ...product, ...change }));
    return HttpResponse.json({ data, total: data.length, page: 1, pageSize: ids.length });
  }),
];

/** POST /orders of a server that takes orders. In the first two, named products are different, too, when the cart asks. SRV-5, SRV-7. */
export const orderPriceChanged: Scenario = [
  ...refusesOrder(409, 'priceChanged', 'A price is another one since you have looked.'),
  ...changesNamed({ price: 61.5 }),
  ...realServer,
];
export const orderSoldOut: Scenario = [
  ...refusesOrder(409, 'soldOut', 'We have just sold the last bottle.'),
  ...changesNamed({ inStock: false }),
  ...realServer,
];
export const orderVoucherRefused: Scenario = [
  ...refusesOrder(409, 'voucherRefused', 'This voucher has been used up.'),
  ...realServer,
];
export const orderAddressRefused: Scenario = [
  ...refusesOrder(422, 'addressRefused', 'We do not deliver to this place.'),
  ...realServer,
];
export const orderUnreachable: Scenario = [http.post(ORDERS, () => HttpResponse.error()), ...realServer];
export const orderNeverAnswers: Scenario = [http.post(ORDERS, never), ...realServer];
/** POST /auth/codes. SRV-2. */
export const codesTooMany: Scenario = [
  http.post('*/api/auth/codes', () =>
    HttpResponse.json({ message: 'Too many codes.' }, { status: 429, headers: { 'retry-after': '120' } }),
  ),
  ...realServer,
];
/** POST /auth/signup. SRV-10. */
const SIGNUP = '*/api/auth/signup';
const signsUp = (answer: () => Response): Scenario => [http.post(SIGNUP, answer), ...realServer];
export const signupTaken = signsUp(() => refusal(409, 'An account has this email address. Please sign in.'));
export const signupRefused = signsUp(() => refusal(400, 'We cannot read this phone number.'));
export const signupServerError = signsUp(() => refusal(500, SERVER_MESSAGE));
export const signupUnreachable = signsUp(() => HttpResponse.error());
export const signupNeverAnswers: Scenario = [http.post(SIGNUP, never), ...realServer];
/** GET /orders. SRV-9. */
export const accountOrdersServerError: Scenario = [...fails(ORDERS), ...realServer];
