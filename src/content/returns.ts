import type { TextPageContent } from '#src/content/text-content.ts';

/** The figures are those of PAG-1 for this page; other pages have others. */
export const returns: TextPageContent = {
  path: '/returns',
  title: 'Returns',
  lead: 'What can come back, how to send it, and when your money follows.',
  description:
    'Return unopened items within 30 days of delivery. Refunds in 5–7 business days to the original payment method, store credit at once, exchanges in 3–5 business days.',
  index: 'information',
  updated: '2026-10-05',
  sections: [
    {
      id: 'at-a-glance',
      title: 'At a glance',
      blocks: [
        {
          kind: 'table',
          caption: 'Returns, step by step, and the time each takes',
          columns: ['What', 'How long'],
          rows: [
            ['Time to return an item', '30 days from delivery'],
            ['Processing a return', '2–3 business days after receipt'],
            ['Refund to the original payment method', '5–7 business days'],
            ['Store credit', 'immediate'],
            ['Exchange', '3–5 business days'],
          ],
          hasFigures: true,
        },
      ],
    },
    {
      id: 'what-can-come-back',
      title: 'What can come back',
      blocks: [
        'Anything that we can sell again: bottles, cans and food with the seal unbroken, and glassware and bar tools unused and in their box. You need not say why.',
        'Three things cannot come back for a change of mind alone:',
        {
          kind: 'list',
          items: [
            'bottles, cans and food that have been opened, for reasons of hygiene;',
            'cheese, which does not keep;',
            'anything engraved or packed to your order.',
          ],
        },
        'None of this applies to goods that are faulty, damaged or not what you ordered.',
      ],
    },
    {
      id: 'how-to-return',
      title: 'How to return an item',
      blocks: [
        {
          kind: 'list',
          isOrdered: true,
          items: [
            'Write to [hello@tawnyandrye.example](mailto:hello@tawnyandrye.example) or call [020 7946 0182](tel:+442079460182) within 30 days of delivery. Tell us your name, your postcode, what is coming back, and whether you would like a refund, store credit or an exchange.',
            'Pack it as it came. Bottles travel safest in the collar and box in which they arrived.',
            'Send it to Returns, Tawny & Rye, 14 Cask Yard, London SE1 9PR, by a carrier that accepts alcohol, and keep the proof of posting.',
          ],
        },
        'If you have changed your mind, the postage back is yours to pay. If the fault is ours, we send a carrier to collect the parcel and pay for it.',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds, credit and exchanges',
      blocks: [
        'We process returns within 2–3 business days after receipt and write to you when we have.',
        {
          kind: 'list',
          items: [
            'Refunds reach the original payment method in 5–7 business days from the day the parcel is back with us.',
            'Store credit is immediate: it is yours as soon as the return has been processed.',
            'Exchanges arrive in 3–5 business days. If the other item costs more we ask for the difference first; if it costs less we refund it.',
          ],
        },
      ],
    },
    {
      id: 'damaged-or-wrong',
      title: 'Damaged, faulty or wrong',
      blocks: [
        'Send us a photograph of the item and its packaging and tell us what you would like us to do. You need not send anything back before we answer.',
        'Corked wine counts as faulty. Put the cork back, keep what is left, and tell us.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        'Returning something within 30 days is our own promise. It stands beside your rights under the Consumer Contracts Regulations 2013 and the Consumer Rights Act 2015 and takes nothing from them. Those rights, and a form for cancelling an order, are on the [legal page](/legal).',
      ],
    },
  ],
};
