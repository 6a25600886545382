import { describe, expect, it } from 'vitest';
import { type AnyActorRef, createActor } from 'xstate';
import { cartCorrections, cartVoucher } from '#machines/cart/cart.selectors.ts';
import { correctionText } from '#machines/domain/correction.ts';
import { DEFAULT_QUERY } from '#machines/domain/product-query.ts';
import { sampleVoucher } from '#machines/domain/voucher.samples.ts';
import { flows } from '#machines/shop/flows.ts';
import { relay } from '#machines/shop/relay.ts';
import { shownPage } from '#machines/shop/shop.selectors.ts';
import { sampleAuth } from '#tests/support/sample-auth.ts';
import { sampleLine, samplePage, sampleProduct, sampleProducts } from '#tests/support/sample-products.ts';
import { startShop } from '#tests/support/start-shop.ts';
import { flush } from '#tools/chart-tests/engine/flush.ts';

type Shop = ReturnType<typeof startShop>;

const gin = (id: string) => sampleProduct({ id, name: `Bottle ${id}`, category: 'gin' });
const add = ({ flow }: Shop, id: string, quantity = 1) =>
  flow('cart').send({ type: 'product.added', product: gin(id), quantity });
const undoLatest = ({ flow, toasts }: Shop) => {
  const toast = toasts().at(-1);
  if (toast?.action?.kind !== 'undo') throw new Error('The latest toast offers no Undo.');
  flow('toasts').send({ type: 'undo.chosen', id: toast.id, command: toast.action.command });
};
/** The prices in the cart are today's. CHK-7. */
const SAME_PRICES = { asked: [], found: [] };
/** Each step is seen before Next is pressed. CHK-6. */
const toLastStep = async ({ flow, go, clock, checks }: Shop) => {
  go('/cart');
  await checks.latest().answer(SAME_PRICES);
  flow('checkout').send({ type: 'checkout.requested' });
  for (let step = 0; step < 3; step += 1) {
    clock.increment(400);
    flow('checkout').send({ type: 'step.completed' });
  }
  clock.increment(400);
};
const page = ({ shop }: Shop) => shownPage(shop.getSnapshot());
const panel = ({ flow }: Shop) => flow('header').getSnapshot().value.panels;
const isCheckoutOpen = ({ flow }: Shop) => flow('checkout').getSnapshot().matches('open');

describe('FLW-1 the root starts the flows', () => {
  it('FLW-1 each under its system id', () => {
    const { shop, flow, go } = startShop();
    go('/cart');
    for (const name of [
      'addresses',
      'ageGate',
      'cart',
      'catalogue',
      'checkout',
      'header',
      'messages',
      'navigation',
      'orders',
      'overlay',
      'pageLoading',
      'pictureZoom',
      'product',
      'purchase',
      'saved',
      'savedOffers',
      'recentlyViewed',
      'session',
      'toasts',
      'voucher',
    ] as const) {
      expect(flow(name).getSnapshot().status, name).toBe('active');
    }
    expect(shop.getSnapshot().hasTag('broken')).toBe(false);
  });

  it('AGE-4 hydration opens the gate for who has confirmed, and asks who has not', () => {
    const confirmed = startShop();
    confirmed.hydrate([], { ageConfirmed: true });
    expect(confirmed.flow('ageGate').getSnapshot().value).toBe('confirmed');
    const unknown = startShop();
    unknown.hydrate([], { ageConfirmed: false });
    expect(unknown.flow('ageGate').getSnapshot().value).toBe('asking');
  });

  it('CRT-4 hydration restores the cart', () => {
    const shop = startShop();
    shop.hydrate([sampleLine('a', 2)]);
    expect(shop.cartText()).toBe('a×2');
  });

  it('CRT-5 a damaged cart is reported', () => {
    const shop = startShop();
    shop.hydrate([], { damaged: true });
    expect(shop.toasts().map(({ title }) => title)).toEqual(['Your saved cart could not be read']);
  });
});

describe('RTE the address leads to the right flow', () => {
  it('RTE-2 a list address sends an event to the catalogue only', () => {
    const { go, lists, products, shop } = startShop();
    go('/products/whiskey?search=peat');
    expect(lists.latest().input).toEqual({ query: { ...DEFAULT_QUERY, category: 'whisky', search: 'peat' }, page: 1 });
    expect(products.all).toHaveLength(0);
    expect(shop.getSnapshot().context.route).toMatchObject({ name: 'products', query: { category: 'whisky' } });
  });

  it('RTE-3 a product address sends an event to the product only', () => {
    const { go, lists, products } = startShop();
    go('/products/gin/old-tom');
    expect(products.latest().input).toEqual({ id: 'old-tom' });
    go('/products/glen-averne');
    expect(products.latest().input).toEqual({ id: 'glen-averne' });
    expect(lists.all).toHaveLength(0);
  });

  it('PRD-8 a product leaves the list, a list leaves the product: what was asked for the former is aborted', () => {
    const { go, lists, products, flow } = startShop();
    go('/products');
    go('/products/gin/old-tom');
    expect(lists.latest().signal.aborted).toBe(true);
    expect(flow('catalogue').getSnapshot().value.list).toBe('idle');
    go('/products');
    expect(products.latest().signal.aborted).toBe(true);
    expect(flow('product').getSnapshot().value).toBe('idle');
  });

  it.each(['/', '/cart', '/about', '/product/7', '/nonsense', '/products/%'])(
    'RTE-1 %s asks for neither list nor product, and aborts what was asked',
    (href) => {
      const { go, lists, products, flow } = startShop();
      go('/products');
      go('/products/gin/old-tom');
      go('/products');
      go(href);
      expect(lists.all.every(({ signal }) => signal.aborted)).toBe(true);
      expect(products.all.every(({ signal }) => signal.aborted)).toBe(true);
      expect(flow('catalogue').getSnapshot().value.list).toBe('idle');
      expect(flow('product').getSnapshot().value).toBe('idle');
    },
  );

  it('CRT-5 the cart page checks prices, every time', async () => {
    const shop = startShop();
    shop.hydrate([sampleLine('a')]);
    await shop.checks.latest().answer({ asked: ['a'], found: sampleProducts('a') });
    shop.go('/about');
    expect(shop.checks.all).toHaveLength(1);
    shop.go('/cart');
    expect(shop.checks.all).toHaveLength(2);
  });

  it('RTE-5 Back shows list and product again without a request', async () => {
    const { go, lists, products, shelves, flow } = startShop();
    go('/products?category=gin');
    await lists.latest().answer(samplePage([gin('a')]));
    go('/products/gin/a');
    await products.latest().answer(gin('a'));
    await shelves.latest().answer([]);
    go('/products?category=gin', 'pop');
    expect(flow('catalogue').getSnapshot().matches({ list: 'showing' })).toBe(true);
    go('/products/gin/a', 'pop');
    expect(flow('product').getSnapshot().matches({ showing: 'complete' })).toBe(true);
    expect([lists.all.length, products.all.length, shelves.all.length]).toEqual([1, 1, 1]);
  });

  it('HDR-4 following a link closes the drawer, CHK-4 and a checkout that is open', async () => {
    const shop = startShop();
    shop.hydrate([sampleLine('a')]);
    shop.flow('header').send({ type: 'menu.opened' });
    shop.go('/cart');
    expect(panel(shop)).toBe('closed');
    await toLastStep(shop);
    shop.go('/about');
    expect(isCheckoutOpen(shop)).toBe(false);
  });
});

describe('RTE requests for a page', () => {
  it('HDR-1 the search in the header leads to its list', () => {
    const { flow, visited, lists } = startShop();
    flow('header').send({ type: 'search.submitted', text: 'old tom' });
    expect(visited).toEqual([{ href: '/products?search=old+tom', kind: 'push', preserveScroll: false }]);
    expect(lists.latest().input.query.search).toBe('old tom');
  });

  it('PRD-9 a changed filter leaves one entry and one request, and the shopper where they are', async () => {
    const { go, flow, visited, lists } = startShop();
    go('/products');
    await lists.latest().answer(samplePage([gin('a')]));
    flow('catalogue').send({ type: 'query.changed', change: { kind: 'filtersSet', changes: { category: 'gin' } } });
    expect(visited).toEqual([{ href: '/products?category=gin', kind: 'push', preserveScroll: true }]);
    expect(lists.all).toHaveLength(2);
    expect(lists.latest().signal.aborted).toBe(false);
  });

  it('RTE-3 a product under the wrong category is shown under the right one, without a second request', async () => {
    const { go, visited, products, flow, shop } = startShop();
    go('/products/rum/a');
    await products.latest().answer(gin('a'));
    expect(visited).toEqual([{ href: '/products/gin/a', kind: 'replace', preserveScroll: true }]);
    expect(products.all).toHaveLength(1);
    expect(flow('product').getSnapshot().matches('showing')).toBe(true);
    expect(shop.getSnapshot().context.route).toEqual({ name: 'product', id: 'a', category: 'gin' });
  });

  it('DET-1 viewed products are stored, the latest first, each once, eight at most', async () => {
    const { go, products, flow } = startShop();
    for (const id of ['a', 'b', 'c', 'a', 'd', 'e', 'f', 'g', 'h', 'i']) {
      go(`/products/${id}`);
      await products.latest().answer(gin(id));
    }
    expect(
      flow('recentlyViewed')
        .getSnapshot()
        .context.products.map(({ id }) => id)
        .join(''),
    ).toBe('ihgfedac');
  });
});

describe('CRT-6 the cart speaks', () => {
  it('CRT-6 a message shows an addition with name and quantity, and links to the cart', () => {
    const shop = startShop();
    shop.hydrate();
    add(shop, 'a', 3);
    expect(shop.toasts()).toMatchObject([{ title: 'Added to your cart', detail: '3 × Bottle a' }]);
    shop.flow('toasts').send({ type: 'link.chosen', id: shop.toasts()[0]?.id ?? 0, href: '/cart' });
    expect(shop.visited).toEqual([{ href: '/cart', kind: 'push', preserveScroll: false }]);
    expect(shop.toasts()).toEqual([]);
  });

  it('CRT-6 a hundred quick clicks: a hundred bottles, one message', () => {
    const shop = startShop();
    shop.hydrate();
    for (let click = 0; click < 100; click += 1) add(shop, 'a');
    expect(shop.cartText()).toBe('a×100');
    expect(shop.toasts()).toHaveLength(1);
  });

  it('CRT-5 messages show a refusal and CRT-1 the limit of one product', () => {
    const shop = startShop();
    shop.hydrate();
    shop.flow('cart').send({ type: 'product.added', product: { ...gin('a'), inStock: false }, quantity: 1 });
    add(shop, 'b', 1000);
    expect(shop.toasts().map(({ title }) => title)).toEqual(['Out of stock', 'No more can be added']);
  });

  it('CRT-6 Undo in the message brings back what was removed', () => {
    const shop = startShop();
    shop.hydrate([sampleLine('a', 1), sampleLine('b', 2), sampleLine('c', 3)]);
    shop.flow('cart').send({ type: 'line.removed', id: 'b' });
    expect(shop.toasts()).toMatchObject([{ title: 'Removed from your cart', detail: '2 × Bottle b' }]);
    undoLatest(shop);
    expect(shop.cartText()).toBe('a×1 b×2 c×3');
    shop.flow('cart').send({ type: 'cart.cleared' });
    undoLatest(shop);
    expect(shop.cartText()).toBe('a×1 b×2 c×3');
    expect(shop.toasts()).toEqual([]);
  });

  it('CRT-6 messages are in the order of their events', () => {
    const shop = startShop();
    shop.hydrate([sampleLine('a')]);
    shop.flow('cart').send({ type: 'line.removed', id: 'a' });
    add(shop, 'b');
    const said = () => shop.toasts().map(({ title, detail }) => `${title}: ${detail}`);
    expect(said()).toEqual(['Removed from your cart: 1 × Bottle a', 'Added to your cart: 1 × Bottle b']);
    shop.flow('cart').send({ type: 'cart.cleared' });
    expect(said()).toEqual(['Removed from your cart: 1 × Bottle a', 'Removed from your cart: 1 × Bottle b']);
  });

  it('CRT-6 what is added, removed and added again counts once', () => {
    const shop = startShop();
    shop.hydrate();
    add(shop, 'a');
    shop.flow('cart').send({ type: 'line.removed', id: 'a' });
    add(shop, 'a');
    expect(shop.toasts().map(({ title }) => title)).toEqual(['Removed from your cart', 'Added to your cart']);
  });

  it('CRT-5 a message shows corrections', async () => {
    const shop = startShop();
    shop.hydrate([sampleLine('a', 1, 1000)]);
    await shop.checks
      .latest()
      .answer({ asked: ['a'], found: [sampleProduct({ id: 'a', name: 'Bottle a', price: 1200 })] });
    expect(shop.toasts()).toMatchObject([
      { title: 'Your cart has changed', detail: 'Bottle a now costs £12.00 (it was £10.00).' },
    ]);
  });

  it('CRT-6 messages leave by the shop’s clock', () => {
    const shop = startShop();
    shop.hydrate();
    add(shop, 'a');
    shop.clock.increment(4999);
    expect(shop.toasts()).toHaveLength(1);
    shop.clock.increment(1);
    expect(shop.toasts()).toHaveLength(0);
  });
});

describe('SES signing in and out', () => {
  const cartShop = ({ auth = sampleAuth() as ReturnType<typeof sampleAuth> | null } = {}) => {
    const shop = startShop();
    shop.hydrate([sampleLine('a', 2)], { auth });
    return shop;
  };
  const session = ({ flow }: Shop) => flow('session').getSnapshot();
  const HOME = { href: '/', kind: 'push', preserveScroll: false };
  const LOGIN = { href: '/login', kind: 'push', preserveScroll: false };

  it('SES-1 hydration restores who is signed in', () => {
    const shop = cartShop();
    expect(session(shop).matches({ known: 'signedIn' })).toBe(true);
    expect(session(shop).context).toMatchObject(sampleAuth());
    expect(shop.visited).toEqual([]);
  });

  it('LOG-4 a login that succeeded starts the session, saves it and leads home; the cart stays', () => {
    const shop = cartShop({ auth: null });
    shop.go('/login');
    shop.shop.send({ type: 'login.succeeded', auth: sampleAuth() });
    expect(session(shop).matches({ known: 'signedIn' })).toBe(true);
    expect(shop.session.written).toEqual([sampleAuth()]);
    expect(shop.visited).toEqual([HOME]);
    expect(shop.shop.getSnapshot().context.route).toEqual({ name: 'home' });
    expect(shop.cartText()).toBe('a×2');
  });

  it.each(['/products', '/cart', '/about', '/no/such/page'])(
    'SES-2 a 401 at %s ends the session and leads to the login page; the cart stays',
    (href) => {
      const shop = cartShop();
      shop.go(href);
      shop.session.unauthorised();
      expect(session(shop).matches({ known: 'ended' })).toBe(true);
      expect(shop.session.written).toEqual([null]);
      expect(shop.visited).toEqual([LOGIN]);
      expect(shop.shop.getSnapshot().context.route).toEqual({ name: 'login' });
      expect(shop.cartText()).toBe('a×2');
      expect(shop.toasts()).toEqual([]);
    },
  );

  it.each(['/cart', '/products?category=gin&sort=price#gin'])(
    'STO-5 a shopper who had to sign in at %s returns there afterwards',
    (href) => {
      const shop = cartShop();
      shop.go(href);
      for (let request = 0; request < 2; request += 1) shop.session.unauthorised();
      shop.shop.send({ type: 'login.succeeded', auth: sampleAuth() });
      expect(shop.visited).toEqual([LOGIN, { ...HOME, href }]);
    },
  );

  it('STO-5 an address with two slashes at its start is no other host', () => {
    const shop = cartShop();
    shop.go('http://shop.test//evil.example/x?a=b');
    shop.session.unauthorised();
    shop.shop.send({ type: 'login.succeeded', auth: sampleAuth() });
    expect(shop.visited.at(-1)?.href).toBe('/evil.example/x?a=b');
  });

  it('STO-5 a shopper who looks at the sign-up page first returns, too', () => {
    const shop = cartShop();
    shop.go('/cart');
    shop.session.unauthorised();
    shop.go('/signup');
    shop.go('/login');
    shop.shop.send({ type: 'login.succeeded', auth: sampleAuth() });
    expect(shop.visited).toEqual([LOGIN, { ...HOME, href: '/cart' }]);
  });

  it('STO-5 a shopper who signs in in another tab returns, too', () => {
    const shop = cartShop();
    shop.go('/cart');
    shop.session.unauthorised();
    shop.session.inOtherTab(sampleAuth());
    expect(shop.visited).toEqual([LOGIN, { ...HOME, href: '/cart' }]);
  });

  it('STO-5 a shopper who has opened the login page themselves stays there when they sign in in another tab', () => {
    const shop = cartShop({ auth: null });
    shop.go('/login');
    shop.session.inOtherTab(sampleAuth());
    expect(shop.visited).toEqual([]);
  });

  it.each(['/login', '/signup'])('STO-5 a reload of %s does not lose the address, and leaving it does', (href) => {
    const shop = cartShop();
    shop.go('/cart');
    shop.session.unauthorised();
    shop.go(href);
    expect(shop.storedAddress()).toBe('/cart');
    const reloaded = startShop({ at: href, returnTo: '/cart' });
    reloaded.hydrate();
    reloaded.go('/login');
    expect(reloaded.storedAddress()).toBe('/cart');
    reloaded.shop.send({ type: 'login.succeeded', auth: sampleAuth() });
    expect(reloaded.visited).toEqual([{ ...HOME, href: '/cart' }]);
    expect(reloaded.storedAddress()).toBeNull();
    shop.go('/about');
    expect(shop.storedAddress()).toBeNull();
  });

  it('STO-4 STO-5 another shopper who signs in is not led to the address of the former one, after a reload, too', () => {
    const shop = startShop({ at: '/login', returnTo: '/orders/TR-2026-4F7K2M' });
    shop.hydrate([], { auth: { expiredUserId: sampleAuth().user.id } });
    shop.shop.send({ type: 'login.succeeded', auth: sampleAuth('Ada Byrne', 'token-2') });
    expect(shop.visited).toEqual([HOME]);
    expect(shop.storedAddress()).toBeNull();
  });

  it.each(['/orders', '/orders/TR-2026-4F7K2M'])(
    'SRV-9 a sign-in in another tab asks for the orders of %s again',
    (href) => {
      const shop = cartShop({ auth: null });
      shop.go(href);
      const before = shop.accounts.all.length;
      shop.session.inOtherTab(sampleAuth());
      expect(shop.accounts.all).toHaveLength(before + 1);
      shop.go('/about');
      shop.session.inOtherTab(null);
      const left = shop.accounts.all.length;
      shop.session.inOtherTab(sampleAuth());
      expect(shop.accounts.all).toHaveLength(left);
    },
  );

  it('STO-5 after leaving the login page a later login opens the home page', () => {
    const shop = cartShop();
    shop.go('/cart');
    shop.session.unauthorised();
    shop.go('/about');
    shop.go('/login');
    shop.shop.send({ type: 'login.succeeded', auth: sampleAuth() });
    expect(shop.visited).toEqual([LOGIN, HOME]);
  });

  it('SES-2 a 401 leads a visitor who is not signed in there, too', () => {
    const shop = cartShop({ auth: null });
    shop.go('/products');
    shop.session.unauthorised();
    expect(session(shop).matches({ known: 'required' })).toBe(true);
    expect(shop.visited).toEqual([LOGIN]);
    expect(shop.cartText()).toBe('a×2');
  });

  it.each([sampleAuth(), null])('SES-2 a 401 on the login page goes nowhere: there is no loop', (auth) => {
    const shop = cartShop({ auth });
    shop.go('/login');
    shop.session.unauthorised();
    shop.session.unauthorised();
    shop.session.unauthorised('/auth/login');
    expect(shop.visited).toEqual([]);
  });

  it('SES-2 three requests of one page refused at once lead to the login page once', () => {
    const shop = cartShop();
    shop.go('/products');
    for (let request = 0; request < 3; request += 1) shop.session.unauthorised();
    expect(shop.visited).toEqual([LOGIN]);
  });

  it.each([sampleAuth(), null])('SES-2 another 401 after leaving the login page opens it again', (auth) => {
    const shop = cartShop({ auth });
    shop.go('/products');
    shop.session.unauthorised();
    shop.go('/');
    expect(shop.visited).toEqual([LOGIN]);
    shop.go('/products');
    shop.session.unauthorised();
    expect(shop.visited).toEqual([LOGIN, LOGIN]);
  });

  it('SES-2 STO-5 after a 401 the shopper signs in again and returns, and the next 401 asks again', () => {
    const shop = cartShop();
    shop.go('/products');
    shop.session.unauthorised();
    shop.shop.send({ type: 'login.succeeded', auth: sampleAuth('Eleanor Hart', 'token-2') });
    expect(session(shop).context.token).toBe('token-2');
    const back = { ...HOME, href: '/products' };
    expect(shop.visited).toEqual([LOGIN, back]);
    shop.go('/products');
    shop.session.unauthorised();
    expect(shop.visited).toEqual([LOGIN, back, LOGIN]);
  });

  it('SES-1 a message reports a sign-out, no page opens, and the cart stays', async () => {
    const shop = cartShop();
    shop.go('/about');
    shop.flow('session').send({ type: 'signOut.requested' });
    expect(shop.toasts()).toMatchObject([{ title: 'You are signed out', detail: 'Your cart is kept.', action: null }]);
    expect(shop.cartText()).toBe('a×2');
    expect(shop.visited).toEqual([]);
    await shop.session.signOuts.latest().answer();
    expect(shop.toasts()).toHaveLength(1);
    expect(session(shop).matches({ known: 'signedOut' })).toBe(true);
  });

  it('SES-1 another tab signs in or out: followed in silence, on whatever page', () => {
    const shop = cartShop();
    shop.go('/about');
    shop.session.inOtherTab(null);
    expect(session(shop).matches({ known: 'signedOut' })).toBe(true);
    shop.session.inOtherTab(sampleAuth('Ada Byrne', 'token-2'));
    expect(session(shop).context.user?.name).toBe('Ada Byrne');
    expect([shop.toasts(), shop.visited, shop.cartText()]).toEqual([[], [], 'a×2']);
  });

  it.each<[string, (shop: Shop) => void]>([
    ['here', ({ flow }) => flow('session').send({ type: 'signOut.requested' })],
    ['in another tab', (shop) => shop.session.inOtherTab(null)],
    ['by a 401', (shop) => shop.session.unauthorised()],
    [
      'by a 401 on the login page',
      (shop) => {
        shop.go('/login');
        shop.flow('header').send({ type: 'accountMenu.opened' });
        shop.session.unauthorised();
      },
    ],
  ])('HDR-3 the account menu closes with the session (%s): the next one does not find it open', (_, end) => {
    const shop = cartShop();
    shop.go('/about');
    shop.flow('header').send({ type: 'accountMenu.opened' });
    expect(panel(shop)).toEqual({ open: 'accountMenu' });
    end(shop);
    expect(panel(shop)).toBe('closed');
  });

  it('SES-1 a bug in signing out breaks the shop openly', async () => {
    const shop = cartShop();
    shop.flow('session').send({ type: 'signOut.requested' });
    const bug = new TypeError('x is undefined');
    await shop.session.signOuts.latest().fail(bug);
    expect(shop.shop.getSnapshot().hasTag('broken')).toBe(true);
    expect(shop.faults).toEqual([bug]);
  });
});

describe('CHK-7 DBL-4 the last step waits for the check of the prices', () => {
  const checkoutState = ({ flow }: Shop) => flow('checkout').getSnapshot();
  const complete = (shop: Shop) => {
    shop.clock.increment(400);
    shop.flow('checkout').send({ type: 'step.completed' });
  };
  /** The last step, while the catalogue has not answered. */
  function startWaiting(...ids: string[]) {
    const shop = startShop();
    shop.hydrate(ids.map((id) => sampleLine(id)));
    shop.go('/cart');
    shop.flow('checkout').send({ type: 'checkout.requested' });
    for (let step = 0; step < 3; step += 1) complete(shop);
    return shop;
  }

  it("CHK-7 DBL-4 the order has today's price, without the bottle that is no longer sold", async () => {
    const shop = startWaiting('a', 'b');
    complete(shop);
    expect(shop.cartText()).toBe('a×1 b×1');
    expect(checkoutState(shop).matches({ open: { confirming: 'checkingPrices' } })).toBe(true);
    await shop.checks.latest().answer({ asked: ['a', 'b'], found: [sampleProduct({ id: 'a', price: 3150 })] });
    expect(checkoutState(shop).matches({ open: { confirming: 'pricesChecked' } })).toBe(true);
    complete(shop);
    await flush();
    expect(shop.savedOrders.at(-1)?.[0]?.lines).toMatchObject([{ id: 'a', price: 3150 }]);
    expect(shop.savedOrders.at(-1)?.[0]?.lines).toHaveLength(1);
  });

  it('CHK-7 STO-6 after 10 s without an answer the order can be completed at the last known prices', async () => {
    const shop = startWaiting('a');
    shop.clock.increment(10_000);
    expect(checkoutState(shop).matches({ open: { confirming: 'pricesUnchecked' } })).toBe(true);
    complete(shop);
    await flush();
    expect(shop.savedOrders.at(-1)?.[0]?.lines).toMatchObject([{ id: 'a', price: 1000 }]);
  });

  it("CHK-7 'Check again' waits again", async () => {
    const shop = startWaiting('a');
    shop.clock.increment(10_000);
    shop.flow('cart').send({ type: 'load.retried' });
    expect(checkoutState(shop).matches({ open: { confirming: 'checkingPrices' } })).toBe(true);
    await shop.checks.latest().answer(SAME_PRICES);
    expect(checkoutState(shop).matches({ open: { confirming: 'pricesChecked' } })).toBe(true);
  });

  it('CHK-7 CRT-5 nothing in the cart is sold any more: the checkout closes, and the cart says why', async () => {
    const shop = startWaiting('a');
    await shop.checks.latest().answer({ asked: ['a'], found: [] });
    expect(isCheckoutOpen(shop)).toBe(false);
    expect(cartCorrections(shop.flow('cart').getSnapshot()).map(correctionText)).toEqual([
      'Bottle a is no longer sold and has been taken out.',
    ]);
    expect(shop.toasts()).toEqual([]);
  });

  it('CHK-7 another tab adds a bottle while the last step is shown: it is checked, too', async () => {
    const shop = startWaiting('a');
    await shop.checks.latest().answer(SAME_PRICES);
    shop.otherTab([sampleLine('a'), sampleLine('b')]);
    expect(checkoutState(shop).matches({ open: { confirming: 'checkingPrices' } })).toBe(true);
    expect(shop.checks.latest().input).toEqual({ ids: ['a', 'b'] });
    await shop.checks.latest().answer(SAME_PRICES);
    complete(shop);
    expect(checkoutState(shop).value).toBe('confirmed');
  });

  it('CHK-7 a bottle comes back while the last step is shown: its price is checked, too', async () => {
    const shop = startShop();
    shop.hydrate([sampleLine('a'), sampleLine('b')]);
    shop.flow('cart').send({ type: 'line.removed', id: 'a' });
    await toLastStep(shop);
    shop.flow('cart').send({ type: 'removal.undone', removal: 1 });
    shop.flow('checkout').send({ type: 'step.completed' });
    expect(checkoutState(shop).matches({ open: { confirming: 'checkingPrices' } })).toBe(true);
  });

  it('CHK-7 a cart that another tab fills while the empty cart is shown is checked', () => {
    const shop = startShop({ at: '/cart' });
    shop.hydrate();
    shop.otherTab([sampleLine('a')]);
    expect(shop.checks.latest().input).toEqual({ ids: ['a'] });
  });
});

describe('CHK-3 an order', () => {
  it('CHK-3 empties the cart, and after 3 s leads home', async () => {
    const shop = startShop();
    shop.hydrate([sampleLine('a', 2)]);
    shop.go('/cart');
    await toLastStep(shop);
    shop.flow('checkout').send({ type: 'step.completed' });
    expect(shop.cartText()).toBe('');
    expect(shop.savedCarts.at(-1)).toEqual({ lines: [], discount: 0 });
    expect(shop.flow('checkout').getSnapshot().value).toBe('confirmed');
    expect(shop.toasts()).toEqual([]);
    shop.clock.increment(2999);
    expect(shop.visited).toEqual([]);
    shop.clock.increment(1);
    expect(shop.visited).toEqual([{ href: '/', kind: 'push', preserveScroll: false }]);
    expect(shop.flow('checkout').getSnapshot().value).toBe('unavailable');
    expect(page(shop)).toBe('home');
  });

  it('CHK-4 completing twice empties a cart filled meanwhile no second time', async () => {
    const shop = startShop();
    shop.hydrate([sampleLine('a')]);
    await toLastStep(shop);
    shop.flow('checkout').send({ type: 'step.completed' });
    add(shop, 'b');
    shop.flow('checkout').send({ type: 'step.completed' });
    expect(shop.cartText()).toBe('b×1');
    shop.clock.increment(10_000);
    expect(shop.visited).toHaveLength(1);
  });

  it('CRT-6 CHK-3 what was removed before the order can be undone after it', async () => {
    const shop = startShop();
    shop.hydrate([sampleLine('a'), sampleLine('b')]);
    shop.flow('cart').send({ type: 'line.removed', id: 'a' });
    await toLastStep(shop);
    shop.flow('checkout').send({ type: 'step.completed' });
    expect(shop.cartText()).toBe('');
    shop.clock.increment(3000);
    undoLatest(shop);
    expect(shop.cartText()).toBe('a×1');
  });

  it('CHK-3 a shopper who leaves the page during the success view stays on the new page', async () => {
    const shop = startShop();
    shop.hydrate([sampleLine('a')]);
    await toLastStep(shop);
    shop.flow('checkout').send({ type: 'step.completed' });
    shop.go('/products', 'pop');
    expect(shop.flow('checkout').getSnapshot().value).toBe('unavailable');
    shop.clock.increment(3000);
    expect(page(shop)).toBe('products');
  });

  it('CRT-5 the cart was emptied in another tab: an open checkout closes, and a message says so', async () => {
    const shop = startShop();
    shop.hydrate([sampleLine('a')]);
    await toLastStep(shop);
    shop.otherTab([]);
    expect(isCheckoutOpen(shop)).toBe(false);
    expect(shop.toasts().map(({ title }) => title)).toEqual(['Your cart was emptied in another tab']);
  });

  it('CRT-5 another tab changes a cart that stays filled: the checkout stays open', async () => {
    const shop = startShop();
    shop.hydrate([sampleLine('a')]);
    await toLastStep(shop);
    shop.otherTab([sampleLine('b')]);
    expect(isCheckoutOpen(shop)).toBe(true);
  });
});

describe('FLW-1 a bug in a flow', () => {
  it('FLW-1 breaks the shop openly: it is reported once, all flows stop, requests are aborted', async () => {
    const shop = startShop();
    shop.hydrate([sampleLine('a')]);
    shop.go('/products');
    const bug = new TypeError('x is undefined');
    await shop.lists.latest().fail(bug);
    expect(shop.shop.getSnapshot().hasTag('broken')).toBe(true);
    expect(shop.shop.getSnapshot().status).toBe('active');
    expect(page(shop)).toBeNull();
    expect(shop.faults).toEqual([bug]);
    expect(shop.checks.latest().signal.aborted).toBe(true);
    expect(shop.flow('cart')).toBeUndefined();
  });

  it('FLW-1 the flow whose storage fails with a bug breaks the shop, too', () => {
    const shop = startShop();
    shop.hydrate();
    shop.flow('cart').send({ type: 'product.added', product: gin('a'), quantity: 1 });
    expect(shop.shop.getSnapshot().hasTag('broken')).toBe(false);
    shop.flow('cart').send({ type: 'cart.changedElsewhere', cart: { lines: null as never, discount: 0 } });
    expect(shop.shop.getSnapshot().hasTag('broken')).toBe(true);
    expect(shop.faults).toHaveLength(1);
  });

  it('FLW-1 when the shop stops, nothing listens to its flows any more', () => {
    const shop = startShop();
    shop.hydrate([sampleLine('a')]);
    shop.go('/products');
    shop.shop.stop();
    expect(shop.lists.latest().signal.aborted).toBe(true);
    expect(shop.checks.latest().signal.aborted).toBe(true);
    expect(shop.shop.getSnapshot().status).toBe('stopped');
  });
});

describe('FLW-1 the root receives the reports of its flows', () => {
  it('FLW-1 a fact on the first entry of a flow is not lost', async () => {
    const { flow } = startShop({ at: '/cart' });
    await flush();
    // The history is read while the flows start; the root, the charts beside it and those that come later know the page.
    expect(flow('purchase').getSnapshot().value).toMatchObject({ page: 'cart' });
    expect(flow('pageLoading').getSnapshot().context.page).toBe('cart');
  });

  it('FLW-1 the page is known before anything is rendered', () => {
    const shop = startShop({ at: '/products/gin' });
    expect(page(shop)).toBe('products');
    expect(shop.lists.all).toHaveLength(1);
  });

  it('FLW-1 a flow that does not exist breaks the shop at its start', () => {
    const faults: unknown[] = [];
    const lone = createActor(relay, { input: { flows: ['cart'] } });
    lone.subscribe({ error: (error) => faults.push(error) });
    lone.start();
    expect(faults).toEqual([new Error("No flow of the shop is called 'cart'.")]);
  });
});

describe('FLW-1 one actor system', () => {
  it('FLW-1 one inspector reaches every flow, those of pages and the Add buttons among them', async () => {
    const seen = new Set<string>();
    const shop = startShop({
      inspect: ({ type, actorRef }) => {
        if (type === '@xstate.actor') seen.add((actorRef as AnyActorRef).id);
      },
    });
    shop.hydrate();
    for (const href of ['/login', '/signup', '/help', '/contact', '/cart']) {
      shop.go(href);
      await flush();
    }
    add(shop, 'a');
    expect([...seen]).toEqual(
      expect.arrayContaining([...Object.keys(flows), 'messages', 'overlay', 'pageLoading', 'addition.a']),
    );
  });

  it('FLW-1 one clock reaches them: the thanks on the contact page leave by it', async () => {
    const shop = startShop({ at: '/contact' });
    await flush();
    const contact = shop.flow('contact');
    contact.send({ type: 'message.sent' });
    shop.clock.increment(4999);
    expect(contact.getSnapshot().value).toBe('sent');
    shop.clock.increment(1);
    expect(contact.getSnapshot().value).toBe('writing');
  });
});

describe('RTE-1 the page', () => {
  const PLACES: readonly [href: string, page: string][] = [
    ['/', 'home'],
    ['/products?category=gin', 'products'],
    ['/products/rum', 'products'],
    ['/products/gin/old-tom', 'product'],
    ['/products/old-tom', 'product'],
    ['/product/7', 'productPlaceholder'],
    ['/cart', 'cart'],
    ['/checkout', 'checkout'],
    ['/categories', 'categories'],
    ['/login', 'login'],
    ['/signup', 'signup'],
    ['/help', 'help'],
    ['/contact', 'contact'],
    ['/careers', 'careers'],
    ['/orders', 'orders'],
    ['/profile', 'profile'],
    ['/about', 'about'],
    ['/press', 'press'],
    ['/blog', 'blog'],
    ['/blog/what-a-unit-is', 'article'],
    ['/shipping', 'shipping'],
    ['/returns', 'returns'],
    ['/legal', 'legal'],
    ['/privacy', 'privacy'],
    ['/terms', 'terms'],
    ['/cookies', 'cookies'],
    ['/age-verification', 'ageVerification'],
    ['/no/such/page', 'notFound'],
  ];

  it.each(PLACES)('RTE-1 %s is the page %s', (href, name) => {
    const shop = startShop({ at: href === '/' ? '/about' : '/' });
    shop.go(href);
    expect(page(shop)).toBe(name);
  });

  it('RTE-1 another query of the same page does not leave it', () => {
    const shop = startShop({ at: '/products?category=gin' });
    const left: string[] = [];
    shop.flow('catalogue').subscribe(({ value }) => left.push(value.list as string));
    shop.go('/products?category=rum');
    expect(left).not.toContain('idle');
    expect(shop.lists.latest().input.query.category).toBe('rum');
  });

  it.each(['login', 'signup', 'contact'] as const)('FLW-1 %s is started with its page, and stopped with it', (name) => {
    const shop = startShop();
    expect(shop.flow(name)).toBeUndefined();
    shop.go(`/${name}`);
    const ref = shop.flow(name);
    expect(ref.getSnapshot().status).toBe('active');
    shop.go('/about');
    expect(ref.getSnapshot().status).toBe('stopped');
    expect(shop.flow(name)).toBeUndefined();
  });

  it('LOG-4 what the login reports from within its page reaches the session', async () => {
    const shop = startShop({ at: '/login' });
    shop.hydrate();
    await flush();
    const login = shop.flow('login');
    login.send({ type: 'email.changed', email: 'someone@test.com' });
    login.send({ type: 'email.submitted' });
    await shop.emails.latest().answer('simulated');
    login.send({ type: 'code.changed', text: '123456' });
    login.send({ type: 'code.submitted' });
    await shop.codes.latest().answer(true);
    await shop.signIns.latest().answer(sampleAuth());
    expect(shop.flow('session').getSnapshot().matches({ known: 'signedIn' })).toBe(true);
    expect(page(shop)).toBe('home');
  });

  it('RTE-1 code that did not come is asked for again on demand, or by another page', async () => {
    const shop = startShop({ at: '/about', arePagesLoaded: false });
    await shop.pages.latest().answer({ result: 'offline' });
    expect(shop.flow('pageLoading').getSnapshot().value).toBe('failed');
    shop.flow('pageLoading').send({ type: 'page.retried' });
    expect(shop.pages.all).toHaveLength(2);
    await shop.pages.latest().answer({ result: 'loaded' });
    expect(shop.flow('pageLoading').getSnapshot().value).toBe('loaded');
    expect(shop.faults).toEqual([]);
  });
});

describe('the overlay of the page', () => {
  const overlay = ({ flow }: Shop) => flow('overlay').getSnapshot().value;
  const filters = ({ flow }: Shop) => flow('catalogue').getSnapshot().value.filterPanel;

  it('AGE-7 behind the gate nothing opens', async () => {
    const shop = startShop({ at: '/cart' });
    await flush();
    shop.hydrate([sampleLine('a')], { ageConfirmed: false });
    shop.flow('header').send({ type: 'menu.opened' });
    shop.flow('checkout').send({ type: 'checkout.requested' });
    expect([overlay(shop), panel(shop), isCheckoutOpen(shop)]).toEqual(['gate', 'barred', false]);
    shop.flow('ageGate').send({ type: 'age.confirmed' });
    expect([overlay(shop), panel(shop)]).toEqual(['nothing', 'closed']);
    shop.flow('checkout').send({ type: 'checkout.requested' });
    expect(isCheckoutOpen(shop)).toBe(true);
  });

  it('AGE-7 the page behind the gate begins at its heading; one that was never gated does not', () => {
    const openedPages = (ageConfirmed: boolean) => {
      const shop = startShop();
      shop.hydrate([], { ageConfirmed });
      shop.flow('ageGate').send({ type: 'age.confirmed' });
      return shop.flow('navigation').getSnapshot().context.openedPages;
    };
    expect([openedPages(false), openedPages(true)]).toEqual([1, 0]);
  });

  it('HDR-4 filters and a panel of the header take each other’s place', async () => {
    const shop = startShop({ at: '/products' });
    shop.hydrate();
    await shop.lists.latest().answer(samplePage([gin('a')]));
    shop.flow('catalogue').send({ type: 'filterPanel.opened' });
    expect([overlay(shop), filters(shop)]).toEqual(['filters', 'open']);
    shop.flow('header').send({ type: 'menu.opened' });
    expect([overlay(shop), filters(shop), panel(shop)]).toEqual(['panel', 'closed', { open: 'menu' }]);
    shop.flow('catalogue').send({ type: 'filterPanel.opened' });
    expect([overlay(shop), filters(shop), panel(shop)]).toEqual(['filters', 'open', 'closed']);
  });

  it.each(['/', '/products', '/login'])('CHK-1 the checkout does not open at %s', (href) => {
    const shop = startShop({ at: href });
    shop.hydrate([sampleLine('a')]);
    expect(shop.flow('checkout').getSnapshot().can({ type: 'checkout.requested' })).toBe(false);
    shop.go('/cart');
    expect(shop.flow('checkout').getSnapshot().can({ type: 'checkout.requested' })).toBe(true);
  });

  it('CRT-2 the checkout does not open over an empty cart', async () => {
    const shop = startShop({ at: '/cart' });
    await flush();
    shop.hydrate();
    expect(shop.flow('checkout').getSnapshot().can({ type: 'checkout.requested' })).toBe(false);
    add(shop, 'a');
    expect(shop.flow('checkout').getSnapshot().can({ type: 'checkout.requested' })).toBe(true);
  });

  it('HDR-3 the account menu opens for who is signed in alone', () => {
    const shop = startShop();
    shop.hydrate();
    expect(shop.flow('header').getSnapshot().can({ type: 'accountMenu.opened' })).toBe(false);
    shop.session.inOtherTab(sampleAuth());
    expect(shop.flow('header').getSnapshot().can({ type: 'accountMenu.opened' })).toBe(true);
  });
});

describe('VCH-6 Proceed to Checkout with a code that is not applied', () => {
  /** The cart with two lines. The code is typed, Proceed is pressed, and the API has not answered yet. */
  async function startProceeding() {
    const shop = startShop();
    shop.hydrate([sampleLine('a'), sampleLine('b')], { auth: sampleAuth() });
    shop.go('/cart');
    await shop.checks.latest().answer(SAME_PRICES);
    shop.flow('voucher').send({ type: 'code.changed', text: sampleVoucher.code });
    shop.flow('voucher').send({ type: 'checkout.requested', hasVoucher: false });
    const accept = () => shop.vouchers.latest().answer({ state: 'valid', voucher: sampleVoucher });
    const voucher = () => cartVoucher(shop.flow('cart').getSnapshot());
    return { ...shop, shop, accept, voucher };
  }

  it('VCH-6 the checkout opens once the code is accepted, with the voucher in the cart', async () => {
    const { shop, accept, voucher } = await startProceeding();
    expect([isCheckoutOpen(shop), voucher()]).toEqual([false, undefined]);
    let seen: unknown;
    shop.flow('checkout').on('checkout.shown', () => {
      seen = voucher();
    });
    await accept();
    expect(isCheckoutOpen(shop)).toBe(true);
    expect(seen).toEqual(sampleVoucher);
  });

  it.each<[string, (shop: Shop) => void]>([
    ['takes a line out', ({ flow }) => flow('cart').send({ type: 'line.removed', id: 'a' })],
    [
      'saves a line for later',
      ({ flow }) => flow('cart').send({ type: 'line.removed', id: 'a', isSavedForLater: true }),
    ],
    ['opens the menu', ({ flow }) => flow('header').send({ type: 'menu.opened' })],
    [
      'goes to another page and comes back',
      ({ go }) => {
        go('/help');
        go('/cart');
      },
    ],
    ['signs out in another tab', ({ flow }) => flow('session').send({ type: 'auth.changedElsewhere', auth: null })],
  ])('VCH-6 a shopper who %s gets the voucher, and no checkout opens', async (_, turn) => {
    const { shop, accept, voucher } = await startProceeding();
    turn(shop);
    await accept();
    expect(isCheckoutOpen(shop)).toBe(false);
    expect(voucher()).toEqual(sampleVoucher);
  });

  it('VCH-6 another quantity of a line changes nothing of it', async () => {
    const { shop, accept } = await startProceeding();
    shop.flow('cart').send({ type: 'quantity.stepped', id: 'a', by: 1 });
    await accept();
    expect(isCheckoutOpen(shop)).toBe(true);
  });

  it('VCH-6 a shopper who has signed in in another tab meanwhile still comes to the checkout', async () => {
    const shop = startShop();
    shop.hydrate([sampleLine('a')]);
    shop.go('/cart');
    shop.flow('voucher').send({ type: 'code.changed', text: sampleVoucher.code });
    shop.flow('voucher').send({ type: 'checkout.requested', hasVoucher: false });
    shop.flow('session').send({ type: 'auth.changedElsewhere', auth: sampleAuth() });
    await shop.vouchers.latest().answer({ state: 'valid', voucher: sampleVoucher });
    expect(isCheckoutOpen(shop)).toBe(true);
  });
});
