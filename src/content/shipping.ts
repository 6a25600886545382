import { PROCESSING, STANDARD } from '#machines/domain/delivery-estimate.ts';
import type { TextPageContent } from '#src/content/text-content.ts';

/** The figures are those of PAG-1 for this page; other pages have others. */
export const shipping: TextPageContent = {
  path: '/shipping',
  title: 'Shipping',
  lead: 'How we pack it, when it leaves us and when it reaches you.',
  description:
    'Standard shipping £4.99 in 3–5 business days, express £9.99 the next business day, free over £50. Packing, remote areas, insurance and the doorstep.',
  index: 'information',
  updated: '2026-10-05',
  sections: [
    {
      id: 'delivery-options',
      title: 'Delivery options',
      blocks: [
        {
          kind: 'table',
          caption: 'Shipping services',
          columns: ['Service', 'Arrives in', 'Insured to', 'Price'],
          rows: [
            ['Standard', `${STANDARD.fewest}–${STANDARD.most} business days`, '£100', '£4.99'],
            ['Express', 'next business day', '£500', '£9.99'],
          ],
          hasFigures: true,
        },
        { kind: 'notice', about: 'delivery', text: 'Free shipping on orders over £50.' },
        'Your [cart](/cart) shows the delivery charge that applies to your order, before you check out.',
      ],
    },
    {
      id: 'processing',
      title: 'Processing',
      blocks: [
        `Orders are packed within ${PROCESSING.fewest}–${PROCESSING.most} business days. Delivery times are counted from the day the parcel leaves us.`,
        'A business day is any day from Monday to Friday that is not a public holiday in England. When the parcel leaves, the carrier sends a tracking link to your email address, if you were signed in when you ordered.',
      ],
    },
    {
      id: 'where-we-deliver',
      title: 'Where we deliver',
      blocks: [
        'To residential addresses in the United Kingdom. An adult has to take the parcel from the driver, so we cannot send to PO boxes, parcel lockers or forwarding services.',
      ],
    },
    {
      id: 'remote-areas',
      title: 'Remote areas',
      blocks: [
        'Please allow a further 1–2 business days for remote areas.',
        'These are the Scottish Highlands and Islands, Northern Ireland, the Isle of Wight and the Isles of Scilly. They cost no more.',
      ],
    },
    {
      id: 'packing',
      title: 'How we pack',
      blocks: [
        'Each bottle stands upright in a collar of moulded fibre, inside a double-walled box. Glassware is wrapped piece by piece in paper, and food that has to stay cool travels with an ice pack in a wool-lined sleeve. Box, collar and paper go into household recycling.',
      ],
    },
    {
      id: 'insurance',
      title: 'Insurance',
      blocks: [
        'Every parcel is insured: up to £100 with standard shipping, and up to £500 with express.',
        'That insurance is between us and the carrier. What you ordered is our risk until it is in your hands, whatever it is worth: if a parcel is lost or arrives broken, we replace its contents or refund them.',
      ],
    },
    {
      id: 'on-the-doorstep',
      title: 'On the doorstep',
      blocks: [
        'Alcohol is handed only to an adult of 18 or over. We follow a Challenge 25 policy, so please have proof of age to hand.',
        'The driver will not leave alcohol on the step, in a porch or with a child. If no adult can take it in, the parcel goes back to the depot and is brought again. [How age is checked](/age-verification) says which proof will do.',
      ],
    },
    {
      id: 'late-or-missing',
      title: 'Late or missing',
      blocks: [
        'If a parcel has not come within the time above, [write or call](/contact) with your name and postcode. We look for it with the carrier. If it has not come within 30 days of your order, you may cancel what is missing and we refund it in full.',
      ],
    },
  ],
};
