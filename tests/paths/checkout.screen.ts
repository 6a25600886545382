import { CHECKOUT_STEPS } from '#machines/checkout/checkout-steps.ts';
import { totalsRows } from '#machines/domain/cart-texts.ts';
import { CHECKOUT_COUNTRIES } from '#machines/domain/checkout-choices.ts';
import type { DeliveryAddress } from '#machines/domain/checkout-details.ts';
import { formatPence } from '#machines/domain/money.ts';
import { ORDER_PROBLEM_TEXTS, type OrderProblem, orderProblemText } from '#machines/domain/order-problem.ts';
import type { ExpectedModel } from '#tests/explore/expected-model.ts';
import { isCheckoutMissing } from '#tests/explore/moves/move.ts';
import {
  type FlowScreen,
  key,
  press,
  pressCorner,
  pressIn,
  type Sight,
  sight,
  unexposed,
  unseen,
  type Verb,
  within,
  wordsSeen,
} from './screen.ts';

const dialog = (role: string, name?: string | RegExp, attribute?: string) =>
  within('dialog', 'Checkout', sight(role, name, attribute));

const SUBMIT = /^(Next|Complete Order)$/;

const field =
  (name: string, value: string): Verb =>
  ({ page }) =>
    page.getByRole('dialog').getByRole('textbox', { name }).fill(value);

const NOTICE = 'The checkout could not be loaded.';
/** CHK-7. */
const CHANGED_ELSEWHERE = 'Your cart has changed in another tab. Please check your order.';
/** Said in place of the dialog, with ways on. */
const NOT_LOADED: readonly Sight[] = [
  wordsSeen(NOTICE),
  ...['Try again', 'Close'].map((name) => within('alert', undefined, sight('button', name))),
];
const ofNotice =
  (name: string): Verb =>
  ({ page }) =>
    page.getByRole('alert').filter({ hasText: NOTICE }).getByRole('button', { name, exact: true }).click();

const isPlacing = (expectedModel: ExpectedModel) => expectedModel.matches('checkout', 'open.placing');

/** Which steps are done, which is taken now, and which are still to come. CHK-1. */
function steps(expectedModel: ExpectedModel): readonly Sight[] {
  const shown = isPlacing(expectedModel) ? 'confirming' : null;
  const now = CHECKOUT_STEPS.findIndex(
    ({ state }) => state === shown || expectedModel.matches('checkout', `open.${state}`),
  );
  const rail = (text: string) => within('list', 'Steps', wordsSeen(text));
  return CHECKOUT_STEPS.flatMap(({ name }, at) => {
    const numbered = rail(`${at + 1} ${name}`);
    if (at < now) return [rail(`${name} , done`), unseen(numbered)];
    return at === now ? [numbered, unexposed('current', `${at + 1}${name}`)] : [numbered];
  });
}

/** Where the order goes: in the fields of step 2, and told in step 4. */
function delivered({ street, city, country }: DeliveryAddress, expectedModel: ExpectedModel): readonly Sight[] {
  const place = CHECKOUT_COUNTRIES.find(({ id }) => id === country)?.name ?? country;
  const typed = [street, city].filter((text) => text !== '');
  if (expectedModel.matches('checkout', 'open.enteringDelivery')) {
    const chosen = within('dialog', 'Checkout', within('combobox', 'Country', sight('option', place, 'selected')));
    return [...typed.map((text) => within('dialog', 'Checkout', wordsSeen(text, 'textbox'))), chosen];
  }
  if (!expectedModel.matches('checkout', 'open.confirming') && !isPlacing(expectedModel)) return [];
  // No tour types a state or ZIP code: where street and city are blank there is no address.
  return typed.length === 0
    ? [
        order('No address given yet'),
        dialog('button', 'Add an address', isPlacing(expectedModel) ? 'disabled' : undefined),
        unseen(dialog('button', 'Change delivery')),
      ]
    : [...typed.map(order), order(place), dialog('button', 'Change delivery')];
}

/** Why the order was not placed: at the last step, or at the address. SRV-5, SRV-7. */
function refusal(problem: OrderProblem | null, expectedModel: ExpectedModel): readonly Sight[] {
  const isLast = expectedModel.matches('checkout', 'open.confirming');
  const isAtAddress = problem?.code === 'addressRefused' && expectedModel.matches('checkout', 'open.enteringDelivery');
  const said = problem !== null && (isLast || isAtAddress) ? problem : null;
  const words = said === null ? '' : `${ORDER_PROBLEM_TEXTS[said.code].title} ${orderProblemText(said)}`;
  const others = Object.values(ORDER_PROBLEM_TEXTS).filter(({ title }) => !words.includes(title));
  return [
    ...others.map(({ title }) => unseen(order(title))),
    ...(said ? [order(ORDER_PROBLEM_TEXTS[said.code].title), order(orderProblemText(said))] : []),
    ...(isLast && said ? [dialog('alert')] : []),
  ];
}

/** CHK-1 to CHK-7, SRV-4 to SRV-8. */
export const checkoutScreen: FlowScreen = {
  flow: 'checkout',
  isOnScreen: (expectedModel) => !isCheckoutMissing(expectedModel),
  seen: {
    open: [sight('dialog', 'Checkout'), dialog('button', 'Close checkout')],
    'open.reviewingOrder': [
      dialog('heading', /^Step 1 of 4: Review Order\. [\w,]+ items?$/),
      dialog('button', 'Back', 'disabled'),
      dialog('button', 'Next'),
    ],
    'open.enteringDelivery': [
      dialog('heading', 'Step 2 of 4: Delivery Details. Where shall we send it?'),
      dialog('textbox', 'Street'),
      dialog('button', 'Next'),
    ],
    'open.choosingPayment': [
      dialog('heading', 'Step 3 of 4: Payment. Payment method'),
      dialog('radiogroup', 'Payment method'),
      dialog('button', 'Next'),
    ],
    'open.confirming': [
      dialog('heading', 'Step 4 of 4: Confirmation'),
      dialog('button', 'Complete Order'),
      dialog('button', 'Change payment'),
    ],
    'open.confirming.checkingPrices': [order('Checking today’s prices…')],
    'open.confirming.pricesChecked': [order('These are today’s prices.')],
    'open.confirming.pricesUnchecked': [
      order('We could not check today’s prices. These are the prices when you last looked.'),
      dialog('button', 'Check again'),
    ],
    'open.placing': [
      dialog('heading', 'Step 4 of 4: Confirmation'),
      order('Placing your order…'),
      dialog('button', 'Complete Order'),
      ...['Back', 'Change payment'].map((name) => dialog('button', name, 'disabled')),
      dialog('button', 'Change payment'),
    ],
    confirmed: [
      sight('alertdialog', 'Order Confirmed!'),
      wordsSeen('You will receive a confirmation email shortly.', 'alertdialog'),
    ],
  },
  unseen: {
    unavailable: 'nothing is over the page',
    closed: 'nothing is over the page',
    'open.placing': 'the button is busy, which is seen and not said',
  },
  facts: (expectedModel) => {
    if (isCheckoutMissing(expectedModel)) return NOT_LOADED;
    if (!expectedModel.state('checkout').startsWith('open')) return [unseen(wordsSeen(NOTICE))];
    const { details, problem, isChangedElsewhere } = expectedModel.flow('checkout').getSnapshot().context;
    const { lines } = expectedModel.flow('cart').getSnapshot().context;
    const isReviewing = expectedModel.matches('checkout', 'open.reviewingOrder');
    return [
      unseen(wordsSeen(NOTICE)),
      ...steps(expectedModel),
      ...(expectedModel.can('checkout', { type: 'step.completed' }) ? [] : [dialog('button', SUBMIT, 'disabled')]),
      // Each step brings the focus to its heading. It stays on the button while the shop waits, and where it says why not.
      ...(isPlacing(expectedModel) || problem !== null
        ? []
        : ['Next', 'Complete Order'].map((name) => unseen(unexposed('focus', name)))),
      ...(isReviewing ? lines : []).map(({ product, quantity }) =>
        order(`${quantity} × ${formatPence(product.price)}`),
      ),
      isChangedElsewhere ? order(CHANGED_ELSEWHERE) : unseen(order(CHANGED_ELSEWHERE)),
      ...delivered(details.delivery, expectedModel),
      ...refusal(problem, expectedModel),
      ...totalsRows(expectedModel.totals()).map(({ figure }) => order(figure)),
      ...lines.map(({ product }) => order(product.name)),
      ...(expectedModel.state('checkout') === 'open.choosingPayment'
        ? [dialog('radio', { card: 'Card', paypal: 'PayPal', apple: 'Apple Pay' }[details.payment], 'checked')]
        : []),
    ];
  },
  verbs: {
    "presses 'Proceed to Checkout'": press('Proceed to Checkout'),
    "presses 'Next'": pressIn('dialog', 'Next'),
    "presses 'Complete Order'": pressIn('dialog', 'Complete Order'),
    // The clock of the expected-result model goes on for it, and the browser's follows.
    'reads the step of the checkout': () => Promise.resolve(),
    // The second click of a double click: the focus has already moved to the heading of the new step.
    'presses the button of a step that has just appeared': ({ page }) =>
      page.getByRole('dialog').getByRole('button', { name: SUBMIT }).dispatchEvent('click'),
    "presses 'Back' in the checkout": pressIn('dialog', 'Back'),
    "presses the disabled 'Back' of step 1": ({ page }) =>
      page.getByRole('dialog').getByRole('button', { name: 'Back' }).click({ force: true }),
    "presses 'Change delivery'": pressIn('dialog', 'Change delivery'),
    "presses 'Add an address'": pressIn('dialog', 'Add an address'),
    "presses 'Change payment'": pressIn('dialog', 'Change payment'),
    "presses 'Check again' of the last step": pressIn('dialog', 'Check again'),
    "presses 'Change items'": pressIn('dialog', 'Change items'),
    'types a street': field('Street', '1 Main Street'),
    "chooses 'Canada'": ({ page }) => page.getByRole('combobox', { name: 'Country' }).selectOption('Canada'),
    "chooses 'PayPal'": press('PayPal', 'radio'),
    "presses 'Close checkout'": pressIn('dialog', 'Close checkout'),
    'presses Escape at the checkout': key('Escape'),
    'presses beside the checkout': pressCorner('left'),
    "presses 'Close' of the checkout that has not come": ofNotice('Close'),
    "presses 'Try again' of the checkout": ofNotice('Try again'),
    "presses Escape at 'Order Confirmed!'": key('Escape'),
    "presses beside 'Order Confirmed!'": pressCorner('left'),
  },
};

function order(text: string) {
  return within('dialog', 'Checkout', wordsSeen(text));
}
