import type { TextPageContent } from '#src/content/text-content.ts';

/** This page speaks of 18 or parental consent, the legal page of 18 alone. PAG-1. */
export const terms: TextPageContent = {
  path: '/terms',
  title: 'Terms',
  lead: 'What you and we agree on when you use the shop and when you buy from it.',
  description:
    'The terms of Tawny & Rye: who may use the shop, accounts, prices, how an order becomes a contract, delivery, returns and what each of us answers for.',
  index: 'information',
  updated: '2026-10-05',
  sections: [
    {
      id: 'these-terms',
      title: 'These terms',
      blocks: [
        'They apply between you and Tawny & Rye, 14 Cask Yard, London SE1 9PR, whenever you use this website or buy from it. The terms that count for an order are those on this page when you place it. Nothing in them takes away a right that the law gives you as a consumer.',
      ],
    },
    {
      id: 'who-may-use',
      title: 'Who may use the shop',
      blocks: [
        'To use this website you must be 18 or over, or have the consent of a parent or guardian.',
        'Such consent does not cover alcohol: it is sold and handed over only to adults of 18 or over. [Age Verification](/age-verification) says how we check.',
      ],
    },
    {
      id: 'your-account',
      title: 'Your account',
      blocks: [
        'You can buy without an account. If you open one, give your own name, email address and a residential address in the United Kingdom, and tell us when they change. You sign in with a one-time code: do not pass it on. Tell us at once if someone else is using your account, and we close it.',
      ],
    },
    {
      id: 'prices',
      title: 'Products and prices',
      blocks: [
        'We sell for private use, in household quantities. Prices are in pounds sterling. The cart shows tax, any discount, the delivery charge that applies and the total, each on its own line, before you order.',
        'If a price is plainly wrong and you could have seen that it was, we need not sell at it; we tell you and you may cancel. A product marked ‘Out of Stock’ cannot be ordered.',
      ],
    },
    {
      id: 'ordering',
      title: 'How an order becomes a contract',
      blocks: [
        {
          kind: 'list',
          isOrdered: true,
          items: [
            'You fill your cart, go through the four steps of the checkout and press Complete Order. Up to then you can change or leave everything.',
            'We confirm at once that your order has reached us: we show its number, and if you are signed in we also send you an email that says what you have ordered.',
            'The contract is made when the parcel leaves us. If we cannot send something, we tell you and refund whatever you have paid for it.',
          ],
        },
        'We may refuse an order, most of all where we doubt that the buyer or the person at the door is 18.',
      ],
    },
    {
      id: 'paying',
      title: 'Paying',
      blocks: ['By card, PayPal or Apple Pay. The goods are yours once they are paid for and delivered.'],
    },
    {
      id: 'delivery',
      title: 'Delivery',
      blocks: [
        'We deliver to residential addresses in the United Kingdom, into the hands of an adult. Services, times and insurance are on the [shipping page](/shipping), hours and attempts on the [legal page](/legal). Where a charge is named there, the [cart](/cart) shows the one that applies to your order.',
        'The goods are our risk until they are in your hands.',
      ],
    },
    {
      id: 'cancelling',
      title: 'Cancelling and returning',
      blocks: [
        'You may cancel as the [legal page](/legal) says, and return as the [returns page](/returns) says. Where both apply, choose the one that serves you better.',
      ],
    },
    {
      id: 'using-the-site',
      title: 'Using the website',
      blocks: [
        'Texts, pictures, marks and code are ours or our suppliers’. You may look, print and share links; for anything else, [ask](/contact). Do not try to break in, to overload the site or to copy the catalogue by machine. We keep the site up with care, but cannot promise that it is never away.',
      ],
    },
    {
      id: 'what-we-answer-for',
      title: 'What we answer for',
      blocks: [
        'We answer for loss that we cause by breaking these terms or by carelessness, where you and we could have foreseen it when the contract was made. We do not answer for business losses, or for what lies outside our control while we do what we reasonably can about it.',
        'Nothing limits what we answer for in case of death or injury through our negligence, of fraud, or of goods that are not as the law requires.',
      ],
    },
    {
      id: 'law',
      title: 'Law',
      blocks: [
        'The law of England and Wales applies. You may bring a claim in the courts of the part of the United Kingdom in which you live. If one of these terms cannot be enforced, the others stand.',
      ],
    },
  ],
};
