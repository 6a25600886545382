/** One question, and the status that the contract gives its answer. */
export type Case = {
  method: 'GET' | 'POST' | 'PUT';
  /** As the contract writes it: /products/{id}. */
  path: string;
  /** As it is asked, where that differs: /products/gin?page=2. */
  asked?: string;
  body?: unknown;
  /** The token of a shopper who has just signed up, or one that no server has issued. */
  token?: 'own' | 'false';
  /** It carries a key of its own. */
  hasKey?: true;
  status: number;
};

const get = (path: string, status: number, asked = path): Case => ({ method: 'GET', path, asked, status });
const lists = (status: number, ...queries: readonly string[]) =>
  queries.map((query) => get('/products', status, `/products?${query}`));
const post = (path: string, status: number, body?: unknown, token?: 'own' | 'false'): Case => ({
  method: 'POST',
  path: `/auth/${path}`,
  status,
  body,
  ...(token ? { token } : {}),
});
const put = (status: number, body: unknown, token?: 'own' | 'false'): Case => ({
  ...post('profile', status, body, token),
  method: 'PUT',
});

const LONG = 'x'.repeat(255);
const NEW_PASSWORD = 'long enough';

const LINE = { id: 'glen-averne-12-year-old', quantity: 1, price: 4495 };
const ORDER = {
  lines: [LINE],
  delivery: { street: '1 Main Street', city: 'Springfield', state: 'IL', zipCode: '62701', country: 'USA' },
  payment: 'card',
};
const order = (status: number, body: unknown, more: Partial<Case> = { hasKey: true }): Case => ({
  method: 'POST',
  path: '/orders',
  body,
  ...more,
  status,
});

/** Good and bad questions for every call. What is bad in itself comes first: it needs no account. */
export const CASES: readonly Case[] = [
  get('/products', 200),
  ...lists(200, 'facets=true&inStock=true', 'search=whisky&facets=true', 'search=tequla', 'search=xyzzy', 'search=%20'),
  ...lists(200, 'search=ros%C3%A9', "search=d'age", 'search=%25_%5C', 'search=%00', 'search=%F0%9F%A5%83', 'search=)('),
  ...lists(200, 'category=gin&brand=nothing', 'category=perfume', 'section=bar-tools', 'category=spirits&facets=true'),
  ...lists(200, 'type=Single%20Malt&age=12&strength=STRONG&country=scotland&region=speyside&facets=true', 'age='),
  ...lists(200, 'ids=glen-averne-12-year-old,nothing', 'ids=', 'ids=,,', 'minPrice=20&maxPrice=20.5', 'page=1000000'),
  ...lists(200, 'sortBy=best&search=gin', 'sortBy=newest', 'sortBy=rating&sortOrder=desc', 'pageSize=100', 'unknown=1'),
  ...lists(400, 'page=0', 'page=-1', 'page=1e3', 'page=1000001', 'pageSize=101', 'pageSize=', 'sortBy=size'),
  ...lists(400, 'sortOrder=up', 'minPrice=9&maxPrice=3', 'minPrice=cheap', 'minPrice=1.234', 'inStock=yes', 'facets=1'),
  ...lists(400, 'age=old', 'strength=weak', `search=${LONG}`, `category=${LONG}`),
  ...lists(400, `ids=${Array.from({ length: 101 }, (_, at) => at).join(',')}`),

  get('/products/{id}', 200, '/products/glen-averne-12-year-old'),
  get('/products/{id}', 404, '/products/nothing'),
  get('/products/{id}', 404, '/products/%E2%98%83'),
  get('/products/{id}', 404, "/products/'%20or%201=1"),
  get('/categories', 200),
  get('/brands', 200),
  get('/vouchers', 200, '/vouchers?code=WELCOME10'),
  get('/vouchers', 200, '/vouchers?code=TAWNY5'),
  get('/vouchers', 200, '/vouchers?code=SPENT'),
  get('/vouchers', 404, '/vouchers?code=nothing'),
  get('/vouchers', 404),

  post('login', 400, {}),
  post('login', 400, { email: 'no email', password: 'x' }),
  post('login', 400, { email: ['a@test.com'], password: 'x' }),
  post('login', 400, null),
  post('login', 400, [1]),
  post('login', 401, { email: 'stranger@test.com', password: 'wrong' }),
  post('signup', 400, {}),
  post('signup', 400, { firstName: 'A', lastName: 'B', email: 'a@b' }),
  post('signup', 400, { firstName: LONG, lastName: 'B', email: 'a@test.com' }),
  post('forgot-password', 400, {}),
  post('forgot-password', 200, { email: 'stranger@test.com' }),
  post('reset-password', 400, { token: 'none', newPassword: NEW_PASSWORD }),
  post('reset-password', 400, { token: 'none', newPassword: 'short' }),
  post('refresh', 401),
  post('refresh', 401, undefined, 'false'),
  post('refresh', 200, undefined, 'own'),
  put(401, { name: 'C D' }),
  put(401, { name: 'C D' }, 'false'),
  put(400, { name: '' }, 'own'),
  put(400, { email: 'none' }, 'own'),
  put(200, { name: 'Cleo D' }, 'own'),
  put(200, {}, 'own'),
  post('change-password', 401, { currentPassword: 'a', newPassword: NEW_PASSWORD }),
  post('change-password', 400, { currentPassword: 'wrong', newPassword: NEW_PASSWORD }, 'own'),
  post('change-password', 400, { currentPassword: 'wrong', newPassword: 'short' }, 'own'),
  post('logout', 200, undefined, 'own'),

  get('/shop', 200),
  post('codes', 400, {}),
  post('codes', 400, { email: 'none' }),
  post('codes', 200, { email: 'stranger@nowhere.example' }),
  post('code-login', 400, { email: 'stranger@test.com', code: '12345' }),
  post('code-login', 422, { email: 'stranger@test.com', code: '000000' }),
  order(201, ORDER),
  order(201, ORDER, { hasKey: true, token: 'own' }),
  order(201, { ...ORDER, email: 'guest@test.com', delivery: { ...ORDER.delivery, street: '', country: 'CAN' } }),
  order(400, ORDER, {}),
  order(400, { ...ORDER, lines: [] }),
  order(400, { ...ORDER, lines: [{ ...LINE, quantity: 0 }] }),
  order(400, { ...ORDER, lines: [{ ...LINE, price: 44.955 }] }),
  order(400, { ...ORDER, delivery: { ...ORDER.delivery, country: 'ATL' } }),
  order(400, { ...ORDER, payment: 'shells' }),
  get('/orders', 401),
  { ...get('/orders', 401), token: 'false' },
  { ...get('/orders', 200), token: 'own' },
];

/** Answers that need what only some servers have: accounts, passwords and reset links. Their own tests ask for them. */
export const NOT_ASKED: readonly string[] = [
  'POST /auth/login 200',
  'POST /auth/login 429',
  'POST /auth/signup 409',
  'POST /auth/reset-password 200',
  'POST /auth/change-password 200',
  'POST /auth/change-password 429',
  'PUT /auth/profile 409',
  'POST /auth/forgot-password 429',
  'POST /auth/codes 429',
  'POST /auth/codes 503',
  'POST /auth/code-login 200',
  'POST /auth/code-login 429',
  'POST /orders 401',
  'POST /orders 409',
  'POST /orders 422',
];
