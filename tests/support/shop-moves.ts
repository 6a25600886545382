import type { AnyActorRef, EventObject } from 'xstate';
import { ageGateSamples } from '#machines/age-gate/age-gate.samples.ts';
import { cartSamples } from '#machines/cart/cart.samples.ts';
import { catalogueSamples } from '#machines/catalogue/catalogue.samples.ts';
import { checkoutSamples } from '#machines/checkout/checkout.samples.ts';
import { contactSamples } from '#machines/contact/contact.samples.ts';
import { ProblemError } from '#machines/domain/problem.ts';
import type { PageName } from '#machines/domain/routes.ts';
import { headerSamples } from '#machines/header/header.samples.ts';
import { helpSamples } from '#machines/help/help.samples.ts';
import { loginSamples } from '#machines/login/login.samples.ts';
import { productSamples } from '#machines/product/product.samples.ts';
import { sessionSamples } from '#machines/session/session.samples.ts';
import type { FlowName } from '#machines/shop/flows.ts';
import { signupSamples } from '#machines/signup/signup.samples.ts';
import { toastsSamples } from '#machines/toasts/toasts.samples.ts';
import { sampleAuth } from './sample-auth.ts';
import { samplePage, sampleProduct, sampleProducts } from './sample-products.ts';
import type { startShop } from './start-shop.ts';

type Shop = ReturnType<typeof startShop>;

/** Something that can happen to the shop now: a person does it with one of the flows, or the world, or time. */
export type Move = { name: string; make: () => unknown };

type Samples = Readonly<Record<string, Readonly<Record<string, EventObject>>>>;

const SAMPLES: Readonly<Partial<Record<FlowName, Samples>>> = {
  ageGate: ageGateSamples,
  cart: cartSamples,
  catalogue: catalogueSamples,
  checkout: checkoutSamples,
  contact: contactSamples,
  header: headerSamples,
  help: helpSamples,
  login: loginSamples,
  product: productSamples,
  session: sessionSamples,
  signup: signupSamples,
  toasts: toastsSamples,
};

/** What only the shop itself tells its flows: nobody else can. */
const TOLD_BY_THE_SHOP = new Set([
  'page.hydrated',
  'page.reached',
  'page.covered',
  'page.uncovered',
  'panel.dismissed',
  'shopper.signedIn',
  'shopper.signedOut',
  'purchase.offered',
  'purchase.withdrawn',
  'list.requested',
  'list.left',
  'list.corrected',
  'facets.corrected',
  'product.requested',
  'product.left',
  'product.corrected',
  'product.withdrawn',
  'shelf.corrected',
  'order.placed',
  'removal.undone',
  'login.succeeded',
  'toast.requested',
]);

const ADDRESSES = [
  '/',
  '/products?category=gin',
  '/products?search=oak',
  '/products/whisky/a',
  '/products/gin/b',
  '/cart',
  '/cart',
  '/login',
  '/signup',
  '/help',
  '/contact',
  '/about',
  '/no/such/page',
];
const DELAYS = [150, 1000, 1200, 2999, 3000, 5000, 8000];
const OFFLINE = new ProblemError('offline', 'No connection.');

/** What each flow's chart allows now: `can()` alone decides. */
function permitted(shop: Shop): Move[][] {
  return Object.entries(SAMPLES).map(([flow, samples]) => {
    const moves: Move[] = [];
    const ref: AnyActorRef | undefined = shop.shop.system.get(flow);
    if (!ref) return moves;
    for (const [type, named] of Object.entries(samples)) {
      if (TOLD_BY_THE_SHOP.has(type)) continue;
      for (const [name, event] of Object.entries(named)) {
        if (ref.getSnapshot().can(event)) moves.push({ name: `${flow}: ${type} ${name}`, make: () => ref.send(event) });
      }
    }
    return moves;
  });
}

type Requests<Output> = {
  all: readonly { signal: AbortSignal; answer: (output: Output) => unknown; fail: (error: unknown) => unknown }[];
};

/** The latest of some requests is answered in one of several ways, or fails. */
function answers<Output>(name: string, requests: Requests<Output>, ...outputs: (() => Output)[]): Move[] {
  const latest = requests.all.at(-1);
  if (!latest || latest.signal.aborted) return [];
  const answered = outputs.map((output, index) => ({
    name: `${name} answered (${index})`,
    make: () => latest.answer(output()),
  }));
  return [...answered, { name: `${name} failed`, make: () => latest.fail(OFFLINE) }];
}

const gin = (id: string) => sampleProduct({ id, name: `Bottle ${id}`, category: 'gin' });

function worldly(shop: Shop): Move[] {
  const asked = shop.checks.all.at(-1)?.input.ids ?? [];
  const page = shop.pages.all.at(-1)?.input.page;
  return [
    ...answers(
      'list',
      shop.lists,
      () => samplePage(sampleProducts('a', 'b'), 4, 1, 2),
      () => samplePage([]),
    ),
    ...answers('product', shop.products, () => gin(shop.products.latest().input.id)),
    ...answers('shelf', shop.shelves, () => sampleProducts('x')),
    ...answers(
      'prices',
      shop.checks,
      () => ({ asked, found: asked.map((id) => sampleProduct({ id, price: 1100 })) }),
      () => ({ asked, found: [] }),
    ),
    ...answers('facets', shop.facets, () => ({ categories: [], brands: [] })),
    ...answers('suggestions', shop.suggestions, () => [
      { kind: 'brand' as const, id: 'b', name: 'Brand', href: '/products?brand=b' },
    ]),
    ...answers(
      'email',
      shop.emails,
      () => true,
      () => false,
    ),
    ...answers(
      'code',
      shop.codes,
      () => true,
      () => false,
    ),
    ...answers('sign-in', shop.signIns, () => sampleAuth()),
    ...answers('lookup', shop.lookups, () => ({ address: '1 High Street', city: 'Bath' })),
    ...(page ? answers<PageName>('page code', shop.pages, () => page) : []),
    { name: '401', make: () => shop.session.unauthorised() },
    { name: 'another tab empties the cart', make: () => shop.otherTab([]) },
    { name: 'another tab signs in', make: () => shop.session.inOtherTab(sampleAuth('Ada Byrne', 'token-2')) },
    { name: 'another tab signs out', make: () => shop.session.inOtherTab(null) },
  ];
}

const travels = (shop: Shop): Move[] =>
  ADDRESSES.flatMap((href) =>
    (['push', 'pop'] as const).map((kind) => ({ name: `${kind} ${href}`, make: () => shop.go(href, kind) })),
  );

const waits = (shop: Shop): Move[] => DELAYS.map((ms) => ({ name: `${ms} ms`, make: () => shop.clock.increment(ms) }));

/** All that can be done to the shop now, in groups: a flow with many events must not crowd out the others. */
export function movesOf(shop: Shop): readonly (readonly Move[])[] {
  const groups = [...permitted(shop), worldly(shop), travels(shop), waits(shop)];
  return groups.filter((group) => group.length > 0);
}
