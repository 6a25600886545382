import type { TextPageContent } from '#src/content/text-content.ts';

/** The figures are those of PAG-1 for this page; other pages have others. */
export const legal: TextPageContent = {
  path: '/legal',
  title: 'Legal',
  lead: 'Who we are, whom we may sell to, and what you can hold us to.',
  description:
    'Who keeps Tawny & Rye, the age of 18 and Challenge 25, delivery charges and hours, cancelling within 14 days, damage, refunds and your rights.',
  index: 'information',
  updated: '2026-10-05',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      blocks: [
        {
          kind: 'table',
          caption: 'The company',
          columns: ['Detail', 'Entry'],
          rows: [
            ['Name', 'Tawny & Rye'],
            ['Address', '14 Cask Yard, London SE1 9PR'],
            ['Email', '[hello@tawnyandrye.example](mailto:hello@tawnyandrye.example)'],
            ['Telephone', '[020 7946 0182](tel:+442079460182), Mon–Fri 9:00–18:00, Sat–Sun 10:00–16:00'],
            [
              'Registrations',
              'Our company, VAT and premises licence numbers stand on every invoice; ask and we send them.',
            ],
          ],
        },
      ],
    },
    {
      id: 'age',
      title: 'Age: 18+',
      blocks: [
        {
          kind: 'notice',
          about: 'age',
          text: 'You must be 18 or over to buy alcohol. We follow a Challenge 25 policy.',
        },
        'In the United Kingdom it is an offence to sell alcohol to anyone under 18, for anyone under 18 to buy it, and to buy it on their behalf. We ask your age when you enter the shop, and the driver asks for proof at the door if whoever takes the parcel looks under 25. Without proof the alcohol is not handed over. [Age Verification](/age-verification) says how both checks work.',
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery',
      blocks: [
        {
          kind: 'table',
          caption: 'Delivery charges',
          columns: ['Service', 'Price'],
          rows: [
            ['Standard', '£4.99'],
            ['Express, same-day', '£9.99'],
            ['Any order over £75', 'Free'],
          ],
          hasFigures: true,
        },
        'The [cart](/cart) shows the delivery charge that applies to your order, before you check out.',
        {
          kind: 'table',
          caption: 'Delivery hours',
          columns: ['Days', 'Delivery hours'],
          rows: [
            ['Mon–Sat', '9:00–20:00'],
            ['Sun', '12:00–18:00'],
          ],
          hasFigures: true,
        },
        'We make three delivery attempts. If no adult has been able to take the parcel in by the third, it comes back to us and we refund what is in it.',
      ],
    },
    {
      id: 'cancelling',
      title: 'Cancelling an order',
      blocks: [
        'You have a right of 14-day cancellation for unopened items: from the day you order until 14 days after the last parcel reaches you, and without giving a reason. Tell us in any clear words, by email, telephone or letter; you may use the form below, but you need not. Then send the goods back within 14 days of telling us.',
        'The right ends where a seal has been broken and the goods can no longer be sold for reasons of hygiene, and it does not cover food that spoils quickly or goods made to your order.',
        'We refund the price and the standard delivery charge you paid. You bear the cost of sending the goods back. If their value has fallen because they were handled more than was needed to see what they are, we may take that off the refund.',
      ],
    },
    {
      id: 'cancellation-form',
      title: 'Cancellation form',
      blocks: [
        {
          kind: 'lines',
          lines: [
            'To Tawny & Rye, 14 Cask Yard, London SE1 9PR, [hello@tawnyandrye.example](mailto:hello@tawnyandrye.example):',
            'I hereby give notice that I cancel my contract of sale of the following goods:',
            'Ordered on / received on:',
            'Name:',
            'Address:',
            'Signature (only if this form is sent on paper):',
            'Date:',
          ],
        },
      ],
    },
    {
      id: 'damage',
      title: 'Damage',
      blocks: [
        'Please report damage within 48 hours of delivery, with a photograph of the item and its packaging: it is what the carrier asks of us. If you find it later, tell us all the same. Your rights under the law do not end with the 48 hours.',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      blocks: [
        'Refunds are made in 5–7 business days from the day the goods are back with us, or from the day you show us that you have sent them, by the method you paid with and free of charge.',
      ],
    },
    {
      id: 'faulty-goods',
      title: 'Faulty goods',
      blocks: [
        'Under the Consumer Rights Act 2015 what we sell must be of satisfactory quality, fit for its purpose and as described. If it is not, you may reject it and have your money back in the first month; after that you may ask for a repair or a replacement, and for a refund or a lower price where that fails. It costs you nothing to return faulty goods.',
      ],
    },
    {
      id: 'what-we-show',
      title: 'What we show',
      blocks: [
        'Strength is given in percent by volume as the label has it, units are calculated from strength and volume, and prices are in pounds sterling. Labels and vintages may change between a picture and a delivery; what the description says, you will receive. For ingredients and allergens the label in your hands is the one that counts, and we read it to you before you order if you [ask](/contact).',
      ],
    },
    {
      id: 'drinking-responsibly',
      title: 'Drinking responsibly',
      blocks: [
        'The UK’s Chief Medical Officers advise men and women to drink no more than 14 units a week, spread over three days or more, with days without alcohol; and none at all in pregnancy. For facts and support see [drinkaware.co.uk](https://www.drinkaware.co.uk/), or call Drinkline, free and in confidence, on [0300 123 1110](tel:+443001231110).',
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints and law',
      blocks: [
        'Please give us the chance to put things right: write to the address above, and we answer within five business days. For independent advice call the Citizens Advice consumer helpline on [0808 223 1133](tel:+448082231133).',
        'Our contracts are under the law of England and Wales. If you live in Scotland or Northern Ireland you keep the protection of the law there and may go to court there. The [terms](/terms) say the rest.',
      ],
    },
  ],
};
