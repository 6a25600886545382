import { TAX_RATE_TEXT } from '#machines/domain/cart.ts';
import { type FaqGroup, searchFaq } from './faq-search.ts';

/** Each answer agrees with the page that it is about. The figures are PAG-1's. HLP-1. */
export const QUESTIONS: readonly FaqGroup[] = [
  {
    id: 'orders-shipping',
    title: 'Orders & Shipping',
    entries: [
      {
        id: 'delivery-cost',
        question: 'How much does delivery cost?',
        answer: 'Shipping is free on orders over £50. Otherwise the cost is shown in your cart before you check out.',
        more: { label: 'More on shipping', href: '/shipping' },
      },
      {
        id: 'delivery-time',
        question: 'How long does delivery take?',
        answer:
          'Standard shipping takes 3–5 business days and express arrives the next business day, both counted from the day the parcel leaves us. We pack orders within 1–2 business days.',
        more: { label: 'Delivery options', href: '/shipping' },
      },
      {
        id: 'track-order',
        question: 'Can I track my order?',
        answer:
          'Yes, if you are signed in when you order. When the parcel leaves us, the carrier sends a tracking link to your email address. If nothing has come two business days after your order, write to us.',
        more: { label: 'Contact us', href: '/contact' },
      },
      {
        id: 'accept-delivery',
        question: 'Who can accept the delivery?',
        answer:
          'Any adult of 18 or over at the address. We follow a Challenge 25 policy: whoever looks under 25 is asked for proof of age, and without it the parcel goes back.',
        more: { label: 'How age is checked', href: '/age-verification' },
      },
      {
        id: 'where-delivered',
        question: 'Where do you deliver?',
        answer:
          'To residential addresses in the United Kingdom. Remote areas take a further 1–2 business days. An adult has to take the parcel in, so PO boxes and parcel lockers will not do.',
      },
      {
        id: 'gift',
        question: 'Can I send an order as a gift?',
        answer:
          'Yes. Give the other person’s address in the second step of the checkout; an adult of 18 or over has to accept the parcel there. We do not wrap gifts.',
      },
      {
        id: 'arrives-damaged',
        question: 'What if something arrives damaged?',
        answer:
          'Keep the packaging, take a photograph and write to us within 48 hours of delivery. We replace the item or refund it. Your rights under the law do not end with the 48 hours.',
        more: { label: 'Damage and faults', href: '/legal' },
      },
    ],
  },
  {
    id: 'payment-billing',
    title: 'Payment & Billing',
    entries: [
      {
        id: 'payment-methods',
        question: 'Which payment methods do you accept?',
        answer:
          'Card (Visa, Mastercard or American Express), PayPal and Apple Pay. You choose one in the third step of the checkout.',
      },
      {
        id: 'refunds',
        question: 'When will I receive a refund?',
        answer:
          'We give refunds within 30 days of delivery, for items that come back unopened. We process a parcel in 2–3 business days, and the money is with you in 5–7 business days, both counted from the day it is back with us. It comes by the method you paid with.',
        more: { label: 'More on returns', href: '/returns' },
      },
      {
        id: 'return-cancel',
        question: 'Can I return or cancel an order?',
        answer:
          'Return unopened items within 30 days of delivery. You may cancel an order until 14 days after the last parcel reaches you: tell us in any clear words. Our Legal page has the details.',
        more: { label: 'How returns work', href: '/returns' },
      },
      {
        id: 'voucher',
        question: 'Where do I enter a voucher or discount code?',
        answer: 'In the cart, in the summary of your order. One code counts for each order.',
        more: { label: 'Your cart', href: '/cart' },
      },
      {
        id: 'total',
        question: 'How is my total worked out?',
        answer: `The cart adds up your items, then adds tax at ${TAX_RATE_TEXT} of that subtotal and the delivery charge, and takes off any discount. Each part stands on its own line.`,
      },
      {
        id: 'receipt',
        question: 'Where do I find a receipt or an invoice?',
        answer:
          'Open the order among your orders and print it: items, tax and total are on one sheet. If you need a VAT invoice, write to us.',
        more: { label: 'Your orders', href: '/orders' },
      },
      {
        id: 'when-paid',
        question: 'When do I commit to paying?',
        answer:
          'When you press Complete Order in the fourth step of the checkout. Until then you can go back, change anything, or close the checkout and find your cart as you left it.',
      },
      {
        id: 'currency',
        question: 'Can I pay in another currency?',
        answer:
          'All our prices are in pounds sterling. A card from abroad works too; its issuer makes the exchange and may charge for it.',
      },
      {
        id: 'price-changed',
        question: 'Why has a price in my cart changed?',
        answer:
          'The cart checks what is in it against today’s catalogue. If a price has changed or a product has gone, the cart says so before you check out.',
      },
    ],
  },
  {
    id: 'account-profile',
    title: 'Account & Profile',
    entries: [
      {
        id: 'sign-in',
        question: 'How do I sign in without a password?',
        answer:
          'Enter your email address and choose Continue. Then type or paste the 6-digit code, and you are in. There is no password to remember.',
        more: { label: 'Login', href: '/login' },
      },
      {
        id: 'no-code',
        question: 'What if my code does not arrive?',
        answer:
          'Look in the junk folder first. Then go back a step and check the spelling of the address. If there is still no code, call us: we can help while you are at the screen.',
        more: { label: 'Contact us', href: '/contact' },
      },
      {
        id: 'need-account',
        question: 'Do I need an account to buy?',
        answer: 'No. You can fill a cart and check out without one. You do have to confirm that you are 18 or over.',
      },
      {
        id: 'change-address',
        question: 'Can I change my delivery address?',
        answer:
          'Yes. You enter it in the second step of each checkout, or choose one that you have asked this device to remember. If you spot a mistake after ordering, call us at once: we can change it until the parcel is packed.',
        more: { label: 'Contact us', href: '/contact' },
      },
      {
        id: 'cart-kept',
        question: 'Is my cart kept when I leave?',
        answer:
          'Yes, in your browser, on that device, whether you are signed in or not. It stays until you empty it or clear the browser’s data for this site.',
        more: { label: 'What your browser keeps', href: '/cookies' },
      },
      {
        id: 'log-out',
        question: 'How do I log out on a shared computer?',
        answer:
          'Open the menu under your picture or initials and choose Logout. Your details are then removed from that browser. Orders, addresses and saved bottles stay on the device until you delete them there, or clear the browser’s data for this site.',
        more: { label: 'What your browser keeps', href: '/cookies' },
      },
      {
        id: 'my-data',
        question: 'How can I see or delete what you hold about me?',
        answer:
          'Write to us from the email address you sign in with. We answer within one month, and it costs nothing.',
        more: { label: 'Your privacy', href: '/privacy' },
      },
    ],
  },
  {
    id: 'products-shopping',
    title: 'Products & Shopping',
    entries: [
      {
        id: 'store-wine',
        question: 'How should I store wine and port at home?',
        answer:
          'Somewhere cool, dark and still. Lay bottles with a natural cork on their side; stand tawny port and spirits upright. Once opened, wine keeps 3–5 days in the fridge and a tawny port about four weeks.',
        more: { label: 'Keeping an open bottle', href: '/blog/keeping-an-open-bottle' },
      },
      {
        id: 'saved-bottles',
        question: 'How do I save a bottle for later?',
        answer:
          'Press the heart on its card or its page. Saved bottles stay on that device, with today’s price, until you take them out.',
        more: { label: 'Saved bottles', href: '/saved' },
      },
      {
        id: 'in-stock',
        question: 'Are all your products in stock?',
        answer:
          'The list shows what is in stock. Switch on ‘Include out of stock’ among the filters to see the rest; those cannot be added to the cart until they are back.',
        more: { label: 'All products', href: '/products' },
      },
      {
        id: 'confirm-age',
        question: 'Why must I confirm my age?',
        answer:
          'Selling alcohol to anyone under 18 is against the law in the United Kingdom. We ask once a session, before the shop opens, and again at the door.',
        more: { label: 'How age is checked', href: '/age-verification' },
      },
      {
        id: 'units',
        question: 'What is a unit of alcohol, and where do I see it?',
        answer:
          'A unit is 10 ml of pure alcohol: litres times ABV. We show the units of every bottle in the list and on its page. The UK’s Chief Medical Officers advise no more than 14 units a week, spread over three days or more.',
        more: { label: 'Facts and support at drinkaware.co.uk', href: 'https://www.drinkaware.co.uk/' },
      },
      {
        id: 'find-bottle',
        question: 'How do I find a particular bottle?',
        answer:
          'Type part of its name, brand or style into the search. Accents and apostrophes do not matter: ‘chateau’ finds ‘Château’. Filters narrow the list by category, brand and price.',
        more: { label: 'All products', href: '/products' },
      },
      {
        id: 'allergens',
        question: 'Where do I find ingredients and allergens?',
        answer:
          'On the label of what reaches you, which is always right. If you have an allergy, ask before you order and we read the label to you: wines and ports contain sulphites, beers contain barley or wheat, and several snacks contain nuts or milk.',
        more: { label: 'Contact us', href: '/contact' },
      },
    ],
  },
];

/** The questions of the help page, before a search. */
export const ALL_QUESTIONS = searchFaq(QUESTIONS, '');
