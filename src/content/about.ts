import type { TextPageContent } from '#src/content/text-content.ts';

/** Brands, places and years equal the catalogue's. */
export const about: TextPageContent = {
  path: '/about',
  title: 'About',
  lead: 'A London shop for whisky, wine, beer and spirits, and for what belongs beside them.',
  description:
    'Tawny & Rye has sold whisky, wine, beer and spirits from London since 2014: how we choose, the ten brands on our shelves, our own label, and where we are.',
  index: 'company',
  sections: [
    {
      id: 'what-we-do',
      title: 'What we do',
      blocks: [
        'We keep a short list and know every bottle on it. Eight kinds of drink stand on our shelves, from a bitter at a few pounds to a Cognac older than most of its buyers, and beside them what you pour them into, mix them with and eat with them. Something without alcohol is always among it.',
        'We have done so since 2014, from a railway arch in Southwark that was once a cooper’s.',
      ],
    },
    {
      id: 'how-we-choose',
      title: 'How we choose',
      blocks: [
        {
          kind: 'list',
          items: [
            'We buy from the people who make it, and have been to see how they do.',
            'Everything is tasted without its label and price, by three of us, before it is bought.',
            'A bottle has to be good of its kind at what it costs. That is as true at £2.95 as at\u00a0£465.',
            'When a bottle is gone we say so, and do not put another in its place and call it the same.',
          ],
        },
      ],
    },
    {
      id: 'the-brands',
      title: 'The brands',
      blocks: [
        {
          kind: 'table',
          caption: 'The brands on our shelves',
          columns: ['Brand', 'Place', 'Since'],
          rows: [
            ['[Château Orvelle](/products?brand=chateau-orvelle)', 'Bordeaux, France', '1782'],
            ['[Maison Valdorme](/products?brand=maison-valdorme)', 'Cognac, France', '1831'],
            ['[Glen Averne](/products?brand=glen-averne)', 'Speyside, Scotland', '1868'],
            ['[Tenuta Sarvella](/products?brand=tenuta-sarvella)', 'Tuscany, Italy', '1893'],
            ['[Careen Cay](/products?brand=careen-cay)', 'The Grenadines, Grenada', '1904'],
            ['[Casa Olvera](/products?brand=casa-olvera)', 'Los Altos de Jalisco, Mexico', '1926'],
            ['[Norrvik](/products?brand=norrvik)', 'Västerbotten, Sweden', '1998'],
            ['[Marl & Bine](/products?brand=marl-and-bine)', 'Kent, England', '2009'],
            ['[Ashcombe](/products?brand=ashcombe)', 'Sussex, England', '2012'],
            ['[Tawny & Rye](/products?brand=tawny-and-rye)', 'London, England', '2014'],
          ],
          hasFigures: true,
        },
      ],
    },
    {
      id: 'our-own-label',
      title: 'Our own label',
      blocks: [
        'Under our own name we bottle small runs of whisky and port, and have mixers, snacks, glasses and bar tools made that we could not find as we wanted them. The name is the first two things we bottled: a tawny port and a rye whisky.',
      ],
    },
    {
      id: 'plain-figures',
      title: 'Plain figures',
      blocks: [
        'Every bottle shows its strength, its units of alcohol and its price per litre, so that two of them can be compared without a calculator. A reduced price stands beside the one it replaces. There is no countdown and no ‘only two left’.',
        'We would rather you bought one bottle that you remember. If you would like to drink less, or worry about someone who drinks too much, [drinkaware.co.uk](https://www.drinkaware.co.uk/) has facts and people to talk to.',
      ],
    },
    {
      id: 'where-we-are',
      title: 'Where we are',
      blocks: [
        {
          kind: 'lines',
          lines: [
            'Tawny & Rye, 14 Cask Yard, London SE1 9PR',
            '[hello@tawnyandrye.example](mailto:hello@tawnyandrye.example)',
            '[020 7946 0182](tel:+442079460182)',
          ],
        },
        'The yard is where we pack and taste; there is no counter. To reach us, [write or call](/contact).',
      ],
    },
  ],
};
