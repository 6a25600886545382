import { totalsRows } from '#src/lib/cart-texts.ts';
import {
  type FlowScreen,
  key,
  press,
  pressCorner,
  pressIn,
  sight,
  type Verb,
  within,
  wordsSeen,
} from './engine/screen.ts';

const dialog = (role: string, name?: string | RegExp, attribute?: string) =>
  within('dialog', 'Checkout', sight(role, name, attribute));
const step = (number: number, name: string) => dialog('heading', new RegExp(`^Step ${number} of 4: ${name}`));

const field =
  (name: string, value: string): Verb =>
  ({ page }) =>
    page.getByRole('dialog').getByRole('textbox', { name }).fill(value);

/** CHK-1 to CHK-5. */
export const checkoutScreen: FlowScreen = {
  flow: 'checkout',
  isOnScreen: () => true,
  seen: {
    open: [sight('dialog', 'Checkout'), dialog('button', 'Close checkout')],
    'open.reviewingOrder': [step(1, 'Review Order'), dialog('button', 'Back', 'disabled'), dialog('button', 'Next')],
    'open.enteringDelivery': [step(2, 'Delivery Details'), dialog('textbox', 'Street'), dialog('button', 'Next')],
    'open.choosingPayment': [step(3, 'Payment'), dialog('radiogroup', 'Payment method'), dialog('button', 'Next')],
    'open.confirming': [
      step(4, 'Confirmation'),
      dialog('button', 'Complete Order'),
      dialog('button', 'Change delivery'),
      dialog('button', 'Change payment'),
    ],
    confirmed: [
      sight('alertdialog', 'Order Confirmed!'),
      wordsSeen('You will receive a confirmation email shortly.', 'alertdialog'),
    ],
  },
  unseen: {
    unavailable: 'nothing stands over the page',
    closed: 'nothing stands over the page',
  },
  facts: (oracle) => {
    if (!oracle.state('checkout').startsWith('open')) return [];
    const { details } = oracle.flow('checkout').getSnapshot().context;
    const { lines } = oracle.flow('cart').getSnapshot().context;
    return [
      ...totalsRows(oracle.totals()).map(({ figure }) => order(figure)),
      ...lines.map(({ product }) => order(product.name)),
      ...(oracle.state('checkout') === 'open.choosingPayment'
        ? [dialog('radio', { card: 'Card', paypal: 'PayPal', apple: 'Apple Pay' }[details.payment], 'checked')]
        : []),
    ];
  },
  verbs: {
    "presses 'Proceed to Checkout'": press('Proceed to Checkout'),
    "presses 'Next'": pressIn('dialog', 'Next'),
    "presses 'Complete Order'": pressIn('dialog', 'Complete Order'),
    "presses 'Back' in the checkout": pressIn('dialog', 'Back'),
    "presses the disabled 'Back' of step 1": ({ page }) =>
      page.getByRole('dialog').getByRole('button', { name: 'Back' }).click({ force: true }),
    "presses 'Change delivery'": pressIn('dialog', 'Change delivery'),
    "presses 'Change payment'": pressIn('dialog', 'Change payment'),
    "presses 'Change items'": pressIn('dialog', 'Change items'),
    'types a street': field('Street', '1 Main Street'),
    "chooses 'Canada'": ({ page }) => page.getByRole('combobox', { name: 'Country' }).selectOption('Canada'),
    "chooses 'PayPal'": press('PayPal', 'radio'),
    "presses 'Close checkout'": pressIn('dialog', 'Close checkout'),
    'presses Escape at the checkout': key('Escape'),
    'presses beside the checkout': pressCorner('left'),
    "presses Escape at 'Order Confirmed!'": key('Escape'),
    "presses beside 'Order Confirmed!'": pressCorner('left'),
  },
};

function order(text: string) {
  return within('dialog', 'Checkout', wordsSeen(text));
}
