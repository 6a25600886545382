import type { TextPageContent } from '#src/content/text-content.ts';

/** The latest first. */
export const blog: TextPageContent = {
  path: '/blog',
  title: 'Blog',
  lead: 'Things we are asked over the telephone, written down.',
  description:
    'Short pieces from Tawny & Rye: how the shop delivers, how to read a label, what a unit of alcohol is, and how long an open bottle keeps.',
  index: 'company',
  feed: '/blog.xml',
  sections: [
    {
      id: 'how-we-deliver',
      title: 'How the shop delivers',
      date: '2026-11-02',
      picture: '/images/categories/wine.avif',
      description:
        'Who packs a bottle at Tawny & Rye, what it travels in, and why an order of alcohol is handed to an adult and never left on a step.',
      blocks: [
        'An order is picked by one of us and checked by another: right bottle, right vintage, label clean, closure sound. Each bottle then goes upright into a collar of moulded fibre. We have dropped boxes from a table, on purpose, until we found one that forgives it.',
        'Then a driver has to find an adult. That is the part that goes wrong most often, and the part that we cannot give way on: alcohol is not left on a step, with a child, or with someone who looks under 25 and has nothing to show for it. If you know that you will be out, have it sent to where you will be in.',
        'Services, times and what they cost are on the [shipping page](/shipping); the [cart](/cart) shows the charge that applies. What the driver will ask for is under [Age Verification](/age-verification).',
      ],
    },
    {
      id: 'how-to-read-a-label',
      title: 'How to read a label',
      date: '2026-07-20',
      picture: '/images/categories/whisky.avif',
      description:
        'Which words on a label the law defines and what they promise: 12 Year Old, single, VSOP, reposado, tawny ages and vintages.',
      blocks: [
        'A label holds two kinds of words: those that the law defines, and those that it does not. ‘Reserve’, ‘select’, ‘old’ and ‘small batch’ mostly belong to the second kind. These belong to the first:',
        {
          kind: 'table',
          caption: 'Words on labels and what they promise',
          columns: ['Where', 'Word', 'What it promises'],
          rows: [
            ['Scotch', '12 Year Old', 'The youngest whisky in the bottle has spent at least twelve years in oak'],
            ['Single malt', 'Single', 'From one distillery; it may well be from many casks'],
            ['Cognac', 'VS, VSOP, XO', 'The youngest spirit is at least two, four or ten years old'],
            [
              'Tequila',
              'Reposado, añejo, extra añejo',
              'Rested in oak for at least two months, one year or three years',
            ],
            [
              'Tawny port',
              '20 Year Old',
              'Not an age but a style: it tastes as a tawny of about twenty years should, and a panel has agreed',
            ],
            ['Wine', 'A year', 'The year of the harvest, for at least 85% of it'],
          ],
        },
        'The one figure that is always there is the strength. ‘% vol’ times the litres in the bottle gives the units of alcohol in it.',
      ],
    },
    {
      id: 'what-a-unit-is',
      title: 'What a unit is',
      date: '2026-04-13',
      picture: '/images/categories/whiskey-glasses.avif',
      description:
        'A unit of alcohol is 10 ml: how many are in a bottle of whisky, claret or bitter, and what the UK’s Chief Medical Officers advise.',
      blocks: [
        'A unit is 10 ml of pure alcohol, about as much as an adult’s body clears in an hour. Litres times strength gives the number: 0.7 × 40 is 28 units for a bottle of whisky, 0.75 × 13.5 is 10.1 for a bottle of claret, 0.5 × 4.2 is 2.1 for a bottle of bitter.',
        'The UK’s Chief Medical Officers advise no more than 14 units a week, for men and women alike, spread over three days or more. That bottle of claret is most of a week. There is no level at which drinking is free of risk, and in pregnancy the advice is none.',
        'A measure helps more than good intentions: 25 ml of whisky is one unit, and a free pour is easily two. If you would like to keep count, [drinkaware.co.uk](https://www.drinkaware.co.uk/) has a free app that does.',
      ],
    },
    {
      id: 'keeping-an-open-bottle',
      title: 'Keeping an open bottle',
      date: '2026-02-16',
      picture: '/images/categories/wine-glasses.avif',
      description:
        'How long an open bottle keeps, and where: sparkling wine, white, red, tawny port, liqueurs and spirits.',
      blocks: [
        'An open bottle is no reason to finish it. Closed again and kept cool, most of them wait quite happily:',
        {
          kind: 'table',
          caption: 'How long an open bottle keeps',
          columns: ['Bottle', 'Where', 'How long'],
          rows: [
            ['Sparkling wine', 'Fridge, with a proper stopper', '1–3 days'],
            ['White and rosé', 'Fridge', '3–5 days'],
            ['Red', 'Fridge; take it out an hour before', '3–5 days'],
            ['Tawny port', 'Fridge or a cool cupboard', 'about 4 weeks'],
            ['Sloe gin and liqueurs', 'Cupboard', '6–12 months'],
            ['Whisky, rum, brandy, gin', 'Upright, out of the light', '1–2 years'],
          ],
          hasFigures: true,
        },
        'Spirits stand, as strong alcohol is hard on cork. Wine that has not been opened lies down, if it has a cork to keep damp.',
      ],
    },
  ],
};
