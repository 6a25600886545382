export type CategoryEntry = {
  id: string;
  name: string;
  image: string;
  /** The count is fixed and equals the catalogue's. HOM-5. */
  productCount: number;
  description: string;
};

export type CategorySectionId = 'alcoholic' | 'non-alcoholic' | 'snacks' | 'glassware' | 'bar-tools';

export type CategorySectionEntry = {
  id: CategorySectionId;
  title: string;
  description: string;
  categories: readonly CategoryEntry[];
};

const image = (id: string) => `/images/categories/${id}.avif`;

/** CAT-1, CAT-2. */
export const CATEGORY_SECTIONS: readonly CategorySectionEntry[] = [
  {
    id: 'alcoholic',
    title: 'Alcoholic Beverages',
    description: 'Whisky, wine, beer and spirits for adults of 18 and over.',
    categories: [
      {
        id: 'whiskey',
        name: 'Whisky',
        image: image('whiskey'),
        productCount: 8,
        description: 'Single malts, blends, rye and American oak.',
      },
      {
        id: 'wine',
        name: 'Wine',
        image: image('wine'),
        productCount: 9,
        description: 'Reds, whites, rosé, sparkling and port.',
      },
      {
        id: 'gin',
        name: 'Gin',
        image: image('gin'),
        productCount: 6,
        description: 'London Dry, Old Tom, sloe and coastal.',
      },
      {
        id: 'rum',
        name: 'Rum',
        image: image('rum'),
        productCount: 5,
        description: 'White, golden, spiced and long-aged.',
      },
      {
        id: 'brandy',
        name: 'Brandy',
        image: image('brandy'),
        productCount: 5,
        description: 'Cognac from VS to Hors d’Âge.',
      },
      {
        id: 'tequila',
        name: 'Tequila',
        image: image('tequila'),
        productCount: 5,
        description: 'Blanco, reposado, añejo and cristalino.',
      },
      {
        id: 'beer',
        name: 'Beer',
        image: image('beer'),
        productCount: 7,
        description: 'Bitters, pale ales, stout and lager.',
      },
      {
        id: 'vodka',
        name: 'Vodka',
        image: image('vodka'),
        productCount: 4,
        description: 'Wheat, rye, oat and cloudberry.',
      },
    ],
  },
  {
    id: 'non-alcoholic',
    title: 'Non-Alcoholic',
    description: 'Mixers, pressed juices, waters and coffee for the table and the bar.',
    categories: [
      {
        id: 'cola',
        name: 'Cola',
        image: image('cola'),
        productCount: 2,
        description: 'Kola nut colas and drier mixers.',
      },
      {
        id: 'pepsi',
        name: 'Pepsi',
        image: image('pepsi'),
        productCount: 1,
        description: 'Pepsi cola, supplied by the case.',
      },
      {
        id: 'energy',
        name: 'Energy Drinks',
        image: image('energy'),
        productCount: 1,
        description: 'Caffeinated sparkling drinks for adults.',
      },
      {
        id: 'juice',
        name: 'Juice',
        image: image('juice'),
        productCount: 2,
        description: 'Pressed apple and spiced tomato.',
      },
      {
        id: 'water',
        name: 'Water',
        image: image('water'),
        productCount: 2,
        description: 'Sparkling spring water and Indian tonic.',
      },
      {
        id: 'coffee',
        name: 'Coffee',
        image: image('coffee'),
        productCount: 2,
        description: 'Cold brew and espresso concentrate.',
      },
    ],
  },
  {
    id: 'snacks',
    title: 'Snacks',
    description: 'Savoury things for a cheeseboard, and chocolate for afterwards.',
    categories: [
      {
        id: 'nuts',
        name: 'Nuts',
        image: image('nuts'),
        productCount: 1,
        description: 'Smoked almonds and herb-roasted mixes.',
      },
      {
        id: 'chips',
        name: 'Crisps',
        image: image('chips'),
        productCount: 1,
        description: 'Hand-cooked English potato crisps.',
      },
      {
        id: 'chocolate',
        name: 'Chocolate',
        image: image('chocolate'),
        productCount: 2,
        description: 'Dark and milk bars with a clean snap.',
      },
      {
        id: 'cheese',
        name: 'Cheese',
        image: image('cheese'),
        productCount: 2,
        description: 'British farmhouse hard and blue cheeses.',
      },
      {
        id: 'crackers',
        name: 'Crackers',
        image: image('crackers'),
        productCount: 1,
        description: 'Thin, dark rye biscuits for cheese.',
      },
    ],
  },
  {
    id: 'glassware',
    title: 'Glassware',
    description: 'Lead-free crystal and sturdy bar glass for every pour.',
    categories: [
      {
        id: 'wine-glasses',
        name: 'Wine Glasses',
        image: image('wine-glasses'),
        productCount: 2,
        description: 'Stems for reds, whites and rosés.',
      },
      {
        id: 'whiskey-glasses',
        name: 'Whisky Glasses',
        image: image('whiskey-glasses'),
        productCount: 2,
        description: 'Cut tumblers and nosing glasses.',
      },
      {
        id: 'cocktail-glasses',
        name: 'Cocktail Glasses',
        image: image('cocktail-glasses'),
        productCount: 2,
        description: 'Coupes and small Martini glasses.',
      },
      {
        id: 'beer-glasses',
        name: 'Beer Glasses',
        image: image('beer-glasses'),
        productCount: 2,
        description: 'Straight pints and stemmed tulips.',
      },
      {
        id: 'decanters',
        name: 'Decanters',
        image: image('decanters'),
        productCount: 1,
        description: 'Ship’s and square crystal decanters.',
      },
    ],
  },
  {
    id: 'bar-tools',
    title: 'Bar Tools',
    description: 'Weighted, well-made tools for mixing and serving at home.',
    categories: [
      {
        id: 'shakers',
        name: 'Shakers',
        image: image('shakers'),
        productCount: 2,
        description: 'Cobbler and Boston, steel and brass.',
      },
      {
        id: 'strainers',
        name: 'Strainers',
        image: image('strainers'),
        productCount: 2,
        description: 'Hawthorne and julep patterns.',
      },
      {
        id: 'openers',
        name: 'Openers',
        image: image('openers'),
        productCount: 2,
        description: 'Corkscrews and solid-brass openers.',
      },
      {
        id: 'muddlers',
        name: 'Muddlers',
        image: image('muddlers'),
        productCount: 1,
        description: 'Turned English hardwood.',
      },
      {
        id: 'ice-tools',
        name: 'Ice Tools',
        image: image('ice-tools'),
        productCount: 2,
        description: 'Clear-ice moulds, buckets and tongs.',
      },
    ],
  },
];
