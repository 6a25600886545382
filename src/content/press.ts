import type { TextPageContent } from '#src/content/text-content.ts';

/** The latest news is first. */
export const press: TextPageContent = {
  path: '/press',
  title: 'Press',
  lead: 'News of the shop, the facts behind it, and someone to ask.',
  description:
    'News from Tawny & Rye for journalists and the curious: a shop without cookies, units and price per litre on every bottle, the 2025 rosato, and shop facts.',
  index: 'company',
  sections: [
    {
      id: 'shop-without-cookies',
      title: 'A shop without cookies',
      date: '2026-11-16',
      picture: '/images/categories/crackers.avif',
      description:
        'The website of Tawny & Rye sets no cookies, neither its own nor anyone else’s. What is kept in the browser instead, and why.',
      blocks: [
        'Our website now sets no cookies at all, neither ours nor anyone else’s. What a visitor has asked the shop to remember, such as the cart, the signed-in session and the age confirmation, is kept in their own browser. As all of it is needed for something the visitor has asked for, there is no consent banner either.',
        'The [cookies page](/cookies) names all of it, and what becomes of a stored cart that cannot be read.',
      ],
    },
    {
      id: 'units-on-every-bottle',
      title: 'Units and price per litre on every bottle',
      date: '2026-09-07',
      picture: '/images/categories/beer.avif',
      description:
        'The list and the product pages of Tawny & Rye show the units of alcohol in every bottle, and what a litre of it costs.',
      blocks: [
        'Since today the list and the product pages show how many units of alcohol are in a bottle and what a litre of it costs, calculated from the strength and volume on its label. A 700ml bottle of single malt at 40% holds 28 units; twelve 330ml bottles of lager at 4.6% hold 18.2.',
        'No rule asks a shop for the units. We think that people who are advised to count should be able to see what there is to count.',
      ],
    },
    {
      id: 'sarvella-rosato-2025',
      title: 'Sarvella’s 2025 rosato has arrived',
      date: '2026-05-11',
      picture: '/images/products/tenuta-sarvella-rosato-2025.avif',
      description:
        'The 2025 vintage of Tenuta Sarvella’s rosato is on the shelves at Tawny & Rye: pale copper Sangiovese, bottled in spring.',
      blocks: [
        'The new vintage of Tenuta Sarvella’s rosato is on the shelves: pale copper Sangiovese, pressed straight after picking, at 12.5% and £15.50. It is bottled in spring and best in the summer that follows.',
      ],
    },
    {
      id: 'half-measure',
      title: 'Half Measure joins the beers',
      date: '2026-01-12',
      picture: '/images/products/marl-and-bine-half-measure-low-alcohol-pale.avif',
      description:
        'Half Measure, a pale beer of 0.5% that Marl & Bine of Kent brew for Tawny & Rye, stands among the beers: 0.2 units a bottle.',
      blocks: [
        'Marl & Bine of Kent have brewed us a pale beer of 0.5%, made weak from the first mash rather than with the alcohol taken out afterwards. A 330ml bottle holds 0.2 units. It stands among the beers, as it tastes like one.',
      ],
    },
    {
      id: 'facts',
      title: 'Shop facts',
      blocks: [
        {
          kind: 'table',
          caption: 'Facts about Tawny & Rye',
          columns: ['Fact', 'In short'],
          rows: [
            ['Name', 'Tawny & Rye, with an ampersand'],
            ['Since', '2014'],
            ['Where', '14 Cask Yard, London SE1 9PR'],
            [
              'What',
              'Whisky, wine, gin, rum, brandy, tequila, beer and vodka; drinks without alcohol, snacks, glassware and bar tools',
            ],
            ['To whom', 'Adults of 18 or over in the United Kingdom'],
          ],
        },
      ],
    },
    {
      id: 'press-contact',
      title: 'Press contact',
      blocks: [
        'Write to [hello@tawnyandrye.example](mailto:hello@tawnyandrye.example) with ‘Press’ in the subject line, or call [020 7946 0182](tel:+442079460182), Mon–Fri 9:00–18:00. We send pictures of bottles and of the wordmark on request. We do not give samples in exchange for reviews.',
      ],
    },
  ],
};
