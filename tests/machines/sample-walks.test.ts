import { describe, expect, it } from 'vitest';
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  transition,
} from 'xstate';
import { additionMachine } from '#machines/addition/addition.machine.ts';
import { additionSamples, additionStateKey } from '#machines/addition/addition.samples.ts';
import { ageGateMachine } from '#machines/age-gate/age-gate.machine.ts';
import { ageGateSamples, ageGateStateKey } from '#machines/age-gate/age-gate.samples.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { cartSamples, cartStateKey } from '#machines/cart/cart.samples.ts';
import { catalogueMachine } from '#machines/catalogue/catalogue.machine.ts';
import { catalogueSamples, catalogueStateKey } from '#machines/catalogue/catalogue.samples.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { checkoutSamples, checkoutStateKey } from '#machines/checkout/checkout.samples.ts';
import { contactMachine } from '#machines/contact/contact.machine.ts';
import { contactSamples, contactStateKey } from '#machines/contact/contact.samples.ts';
import { sampleShopper } from '#machines/domain/auth.samples.ts';
import { ProblemError } from '#machines/domain/problem.ts';
import { otherBottle, sampleBottle } from '#machines/domain/product.samples.ts';
import { headerMachine } from '#machines/header/header.machine.ts';
import { headerSamples, headerStateKey } from '#machines/header/header.samples.ts';
import type { Suggestions } from '#machines/header/suggestions.ts';
import { helpMachine } from '#machines/help/help.machine.ts';
import { helpInput, helpSamples, helpStateKey } from '#machines/help/help.samples.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { loginSamples, loginStateKey } from '#machines/login/login.samples.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { navigationSamples, navigationStateKey } from '#machines/navigation/navigation.samples.ts';
import { productMachine } from '#machines/product/product.machine.ts';
import { productSamples, productStateKey } from '#machines/product/product.samples.ts';
import { recentlyViewedMachine } from '#machines/recently-viewed/recently-viewed.machine.ts';
import { recentlyViewedSamples, recentlyViewedStateKey } from '#machines/recently-viewed/recently-viewed.samples.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { sessionSamples, sessionStateKey } from '#machines/session/session.samples.ts';
import { freshnessMachine } from '#machines/shop/freshness.machine.ts';
import {
  broughtByList,
  broughtByProduct,
  freshnessSamples,
  freshnessStateKey,
} from '#machines/shop/freshness.samples.ts';
import { messagesMachine } from '#machines/shop/messages.machine.ts';
import { messagesSamples, messagesStateKey } from '#machines/shop/messages.samples.ts';
import { overlayMachine } from '#machines/shop/overlay.machine.ts';
import { overlaySamples, overlayStateKey } from '#machines/shop/overlay.samples.ts';
import { pageCodeMachine } from '#machines/shop/page-code.machine.ts';
import { pageCodeSamples, pageCodeStateKey } from '#machines/shop/page-code.samples.ts';
import { purchaseMachine } from '#machines/shop/purchase.machine.ts';
import { purchaseSamples, purchaseStateKey } from '#machines/shop/purchase.samples.ts';
import { shopMachine } from '#machines/shop/shop.machine.ts';
import { shopSamples, shopStateKey } from '#machines/shop/shop.samples.ts';
import { signupMachine } from '#machines/signup/signup.machine.ts';
import { signupInput, signupSamples, signupStateKey } from '#machines/signup/signup.samples.ts';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { toastsSamples, toastsStateKey } from '#machines/toasts/toasts.samples.ts';
import { nodesOf, withFakes } from '#tests/support/charts.ts';

/** A flow with its samples, and what the world around it does. */
type SampledFlow = {
  machine: AnyStateMachine;
  samples: Readonly<Record<string, Readonly<Record<string, AnyEventObject>>>>;
  key: (snapshot: never) => string;
  input?: unknown;
  world?: readonly AnyEventObject[];
  /** Samples that no state answers, as the requirement wants it: 'event, sample'. */
  ignored?: readonly string[];
};

const answered = (actor: string, output: unknown) => ({ type: `xstate.done.actor.${actor}`, output });
const failed = (actor: string, error = new ProblemError('server', 'Something went wrong at our end.')) => ({
  type: `xstate.error.actor.${actor}`,
  error,
});
const passed = (delay: string) => ({ type: `xstate.after.${delay}` });

/** One page of a list of so many. */
const pageOf = (total: number, page: number) => ({
  data: total === 0 ? [] : [page === 1 ? sampleBottle : otherBottle],
  total,
  page,
  pageSize: 1,
});
const twoSuggestions: Suggestions = [
  { kind: 'category', id: 'gin', name: 'Gin', href: '/products?category=gin' },
  { kind: 'brand', id: 'ashcombe', name: 'Ashcombe', href: '/products?brand=ashcombe' },
];

const FLOWS: Record<string, SampledFlow> = {
  addition: {
    machine: additionMachine,
    samples: additionSamples,
    key: additionStateKey,
    world: [passed('acknowledgement.addition.acknowledged')],
  },
  ageGate: { machine: ageGateMachine, samples: ageGateSamples, key: ageGateStateKey },
  cart: {
    machine: cartMachine,
    samples: cartSamples,
    key: cartStateKey,
    world: [
      answered('checkProducts', { asked: [sampleBottle.id], found: [sampleBottle] }),
      answered('checkProducts', { asked: [sampleBottle.id], found: [] }),
      failed('checkProducts'),
    ],
    ignored: [
      'product.added, none',
      'quantity.stepped, byNothing',
      'quantity.stepped, ofAnUnknownLine',
      'line.removed, unknown',
      'removal.undone, unknown',
    ],
  },
  catalogue: {
    machine: catalogueMachine,
    samples: catalogueSamples,
    key: catalogueStateKey,
    world: [
      answered('fetchProducts', pageOf(2, 1)),
      answered('fetchProducts', pageOf(0, 1)),
      failed('fetchProducts'),
      answered('fetchMore', pageOf(2, 2)),
      failed('fetchMore'),
      answered('fetchFacets', { categories: [], brands: [] }),
      failed('fetchFacets'),
      passed('slowDelay.catalogue.list.loading.waiting'),
    ],
    ignored: ['query.changed, notAtAll', 'query.changed, toBlankSearch'],
  },
  checkout: {
    machine: checkoutMachine,
    samples: checkoutSamples,
    key: checkoutStateKey,
    world: [passed('redirectDelay.checkout.confirmed')],
  },
  contact: {
    machine: contactMachine,
    samples: contactSamples,
    key: contactStateKey,
    world: [passed('noticeTime.contact.sent')],
  },
  freshness: {
    machine: freshnessMachine,
    samples: freshnessSamples,
    key: freshnessStateKey,
    world: [
      answered('untilIdle', undefined),
      ...[...broughtByList, ...broughtByProduct].map((brought) => answered('askAgain', brought)),
      answered('askAgain', { of: 'product', id: sampleBottle.id, answer: { ...sampleBottle, price: 3995 } }),
      failed('askAgain'),
      failed('askAgain', new ProblemError('notFound', 'There is no such product.')),
    ],
    ignored: ['answers.brought, byNone'],
  },
  header: {
    machine: headerMachine,
    samples: headerSamples,
    key: headerStateKey,
    world: [
      passed('typingPause.header.search.waiting'),
      answered('suggest', twoSuggestions),
      answered('suggest', []),
      failed('suggest'),
    ],
  },
  help: { machine: helpMachine, samples: helpSamples, key: helpStateKey, input: helpInput },
  login: {
    machine: loginMachine,
    samples: loginSamples,
    key: loginStateKey,
    world: [
      answered('checkEmail', true),
      answered('checkEmail', false),
      answered('verifyCode', true),
      answered('verifyCode', false),
      answered('signIn', sampleShopper),
    ],
    ignored: ['code.resendRequested, plainly'],
  },
  messages: { machine: messagesMachine, samples: messagesSamples, key: messagesStateKey },
  navigation: {
    machine: navigationMachine,
    samples: navigationSamples,
    key: navigationStateKey,
    world: [
      passed('arrivalTime.navigation.arrival.arriving'),
      passed('patience.navigation.scroll.seekingPosition'),
      passed('patience.navigation.scroll.seekingFragment'),
    ],
  },
  overlay: { machine: overlayMachine, samples: overlaySamples, key: overlayStateKey },
  pageCode: {
    machine: pageCodeMachine,
    samples: pageCodeSamples,
    key: pageCodeStateKey,
    world: [answered('loadPage', 'home'), answered('loadPage', 'cart'), failed('loadPage')],
  },
  product: {
    machine: productMachine,
    samples: productSamples,
    key: productStateKey,
    world: [
      answered('fetchProduct', sampleBottle),
      failed('fetchProduct'),
      failed('fetchProduct', new ProblemError('notFound', 'There is no such product.')),
      answered('fetchRelated', [otherBottle]),
      failed('fetchRelated'),
      passed('slowDelay.product.loading.waiting'),
    ],
  },
  purchase: { machine: purchaseMachine, samples: purchaseSamples, key: purchaseStateKey },
  recentlyViewed: {
    machine: recentlyViewedMachine,
    samples: recentlyViewedSamples,
    key: recentlyViewedStateKey,
  },
  session: {
    machine: sessionMachine,
    samples: sessionSamples,
    key: sessionStateKey,
    world: [answered('signOut', undefined)],
  },
  shop: {
    // Some of its flows are not there before their page is: only the composition root gives them.
    machine: withFakes(shopMachine),
    samples: shopSamples,
    key: shopStateKey,
    world: [failed('cart')],
    ignored: ['pageCode.arrived, ofHome'],
  },
  signup: {
    machine: signupMachine,
    samples: signupSamples,
    key: signupStateKey,
    input: signupInput,
    world: [answered('lookUpPostcode', { address: '123 High Street', city: 'London' }), failed('lookUpPostcode')],
  },
  toasts: {
    machine: toastsMachine,
    samples: toastsSamples,
    key: toastsStateKey,
    world: [passed('lifetime.toasts.showing.counting')],
  },
};

/** The key of a chart that leads to more tells too much; regions side by side multiply. */
const MOST_STATES = 1500;

/** What the samples lead to, one of each that the key tells apart. */
function walked({ machine, samples, key, input, world = [] }: SampledFlow) {
  const events = [...Object.values(samples).flatMap((named) => Object.values(named)), ...world];
  const keyOf = (snapshot: AnyMachineSnapshot) => key(snapshot as never);
  const [first] = initialTransition(machine, input);
  const reached = new Map<string, AnyMachineSnapshot>([[keyOf(first), first]]);
  for (const snapshot of reached.values()) {
    if (reached.size > MOST_STATES) break;
    for (const event of events.filter((each) => snapshot.can(each))) {
      const [next] = transition(machine, snapshot, event);
      if (!reached.has(keyOf(next))) reached.set(keyOf(next), next);
    }
  }
  return [...reached.values()];
}

describe.each(Object.entries(FLOWS))('FLW-3 the samples of %s', (_, flow) => {
  const snapshots = walked(flow);

  it('FLW-3 are named after the events that they are samples of', () => {
    for (const [type, named] of Object.entries(flow.samples)) {
      expect(Object.keys(named).length, type).toBeGreaterThan(0);
      for (const sample of Object.values(named)) expect(sample.type).toBe(type);
    }
  });

  it('FLW-3 lead to every state, and to no more than can be looked through', () => {
    const nodes = new Set(snapshots.flatMap((snapshot) => snapshot._nodes.map(({ id }) => id)));
    const states = nodesOf(flow.machine.root).map(({ id }) => id);
    expect(states.filter((id) => !nodes.has(id))).toEqual([]);
    expect(snapshots.length).toBeLessThan(MOST_STATES);
  });

  it('FLW-3 each is answered somewhere, but for those that are to be ignored', () => {
    const isAnswered = (event: AnyEventObject) => snapshots.some((snapshot) => snapshot.can(event));
    const unanswered = Object.entries(flow.samples).flatMap(([type, named]) =>
      Object.entries(named).flatMap(([name, sample]) => (isAnswered(sample) ? [] : [`${type}, ${name}`])),
    );
    expect(unanswered).toEqual(flow.ignored ?? []);
    expect((flow.world ?? []).filter((event) => !isAnswered(event))).toEqual([]);
  });
});

it('FLW-3 no machine is left out', () => {
  const machines = Object.keys(import.meta.glob('../../machines/*/*.machine.ts'));
  expect(Object.keys(FLOWS)).toHaveLength(machines.length);
});
