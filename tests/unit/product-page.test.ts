import { describe, expect, it } from 'vitest';
import { toPence } from '#machines/domain/money.ts';
import type { Product } from '#machines/domain/product.ts';
import { CROPS } from '#machines/product/crops.ts';
import { products } from '#mocks/catalogue.ts';
import { cropAction, pictureText } from '#src/features/product/crop-texts.ts';
import { deliveryNote } from '#src/features/product/delivery-note.ts';
import { factsOf } from '#src/features/product/product-facts.ts';
import { nonBreakingName } from '#src/ui/non-breaking-name.ts';

function find(id: string): Product {
  const found = products.find((product) => product.id === id);
  if (!found) throw new Error(`No product ${id}`);
  const { price, originalPrice, ...rest } = found;
  return { ...rest, price: toPence(price), ...(originalPrice ? { originalPrice: toPence(originalPrice) } : {}) };
}
const factsById = (id: string) => factsOf(find(id)).map(({ term, value }) => [term, value]);

describe('DET-1 the facts', () => {
  it('are those of the bottle', () => {
    expect(factsById('glen-averne-18-year-old')).toEqual([
      ['ABV', '43%'],
      ['Volume', '700ml'],
      ['Age', '18 years'],
      ['Type', 'Single Malt'],
      ['Alcohol', '30.1 units per bottle'],
      ['Price per litre', '£177.14'],
    ]);
  });
  it('count the units of a pack as a whole and each', () => {
    expect(factsById('marl-and-bine-cold-cellar-lager-12-pack')).toContainEqual([
      'Alcohol',
      '18.2 units per pack, 1.5 units each',
    ]);
  });
  it('leave out what is unknown, and alcohol where there is none', () => {
    expect(factsById('tawny-rye-cloth-bound-cheddar')).toEqual([
      ['Weight', '400g'],
      ['Type', 'Hard Cheese'],
    ]);
    expect(factsOf({ ...find('glen-averne-18-year-old'), volume: 'one', type: ' ' }).map(({ term }) => term)).toEqual([
      'ABV',
      'Contents',
      'Age',
    ]);
  });
  it('name no litre price of a vessel', () => {
    expect(factsById('tawny-rye-ships-decanter')).toEqual([
      ['Capacity', '1000ml'],
      ['Type', 'Wine Decanter'],
    ]);
  });
});

describe('DET-1 the delivery note', () => {
  it.each([
    [4999, 1, 'Delivery is £5.99, and free from £50.00.'],
    [5000, 1, 'Delivery is free on this order.'],
    [2500, 2, 'Delivery is free on this order.'],
  ])('CRT-3 of %d pence, %d times, is the cart’s own', (price, quantity, note) => {
    expect(deliveryNote({ ...find('glen-averne-18-year-old'), price }, quantity, [])).toBe(note);
  });

  it.each([
    ['another bottle of 2999 pence', 'ashcombe-cask-rested-gin', 2999, 1, 'Delivery is £5.99, and free from £50.00.'],
    ['another bottle of 3000 pence', 'ashcombe-cask-rested-gin', 3000, 1, 'Delivery is free on this order.'],
    ['the bottle itself', 'glen-averne-18-year-old', 2000, 1, 'Delivery is £5.99, and free from £50.00.'],
    ['three of the bottle itself', 'glen-averne-18-year-old', 2000, 3, 'Delivery is free on this order.'],
  ])('DET-1 of one for 2000 pence counts the cart: %s', (_, id, price, quantity, note) => {
    const product = { ...find('glen-averne-18-year-old'), price: 2000 };
    const lines = [{ product: { ...find(id), price }, quantity }];
    expect(deliveryNote(product, 1, lines)).toBe(note);
  });

  it('CRT-3 names no price of an order that cannot be placed', () => {
    expect(deliveryNote({ ...find('glen-averne-18-year-old'), inStock: false }, 1, [])).toBe('');
  });
});

describe('DET-1 the picture', () => {
  it('is described for every product of the catalogue', () => {
    for (const { id, name } of products) expect(pictureText(find(id), 'whole'), id).toContain(`${name}, `);
    expect(products.filter(({ imageAlt }) => !imageAlt).map(({ id }) => id)).toEqual([]);
  });
  it('is described by kind where the catalogue has no words for it', () => {
    const { imageAlt: _, ...wordless } = find('glen-averne-18-year-old');
    expect(pictureText(wordless, 'whole')).toBe('Glen Averne 18 Year Old, Single Malt, 700ml');
  });
  it('has parts with names of their own', () => {
    const names = (id: string) => CROPS.map((crop) => cropAction(find(id), crop));
    expect(names('glen-averne-18-year-old')).toEqual([
      'Show all of it',
      'Show the label',
      'Show the closure',
      'Show the base',
    ]);
    expect(names('tawny-rye-bordeaux-glasses')).toEqual([
      'Show all of it',
      'Show the middle',
      'Show the top',
      'Show the base',
    ]);
    expect(pictureText(find('glen-averne-18-year-old'), 'label')).toBe('Glen Averne 18 Year Old, the label seen close');
  });
});

describe('DET-1 the name', () => {
  it("is not broken within an age or a pack's size", () => {
    expect(nonBreakingName('Glen Averne 18 Year Old')).toBe('Glen Averne 18\u00a0Year\u00a0Old');
    expect(nonBreakingName('Careen Cay 5 Year Old Golden Rum')).toBe('Careen Cay 5\u00a0Year\u00a0Old Golden Rum');
    expect(nonBreakingName('Cold Cellar Lager, 12 x 330ml')).toBe('Cold Cellar Lager, 12\u00a0x\u00a0330ml');
  });
});
