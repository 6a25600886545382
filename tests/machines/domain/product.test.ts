import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ProductPageSchema, ProductSchema, ProductsByIdsSchema } from '#machines/domain/product.schema.ts';
import {
  formerPrice,
  litresOf,
  percentOff,
  pricePerLitre,
  productHref,
  productHrefById,
  unitsOf,
  unitsText,
} from '#machines/domain/product.ts';
import { productKind } from '#machines/domain/product-kind.ts';
import { leftOutCount } from '#machines/domain/tolerant.ts';
import { sampleProduct } from '#tests/support/sample-products.ts';

const ANSWER = { ...sampleProduct(), price: 44.95 };
const isSound = (differences: object) => v.is(ProductSchema, { ...ANSWER, ...differences });

describe('PRD-11 volume, units and price per litre', () => {
  it.each([
    ['700ml', 0.7],
    ['70cl', 0.7],
    ['0.7l', 0.7],
    ['1.5L', 1.5],
    ['750 ML', 0.75],
    [' 1000ml ', 1],
    ['24 x 330ml', 7.92],
    ['12x330ml', 3.96],
    ['4 X 200ml', 0.8],
  ])("PRD-11 '%s' is %d litres", (volume, litres) => {
    expect(litresOf(volume)).toBeCloseTo(litres, 10);
  });

  it.each([
    '',
    '100g',
    'Set of 4',
    '1 piece',
    '700',
    'ml',
    '-700ml',
    '1,000ml',
    '0ml',
    '0 x 330ml',
    'x 330ml',
    `${'9'.repeat(400)}ml`,
  ])("PRD-11 '%s' names no volume, so neither units nor a price per litre are shown", (volume) => {
    expect(litresOf(volume)).toBeNull();
    expect(unitsOf({ volume, alcoholContent: 40 })).toBeNull();
    expect(pricePerLitre({ category: 'gin', volume, price: 1000 })).toBeNull();
  });

  it("PRD-11 £40.00 for 700ml at 40% is '£57.14 / litre' and '28 units'", () => {
    const bottle = { category: 'gin', volume: '700ml', price: 4000, alcoholContent: 40 };
    expect(pricePerLitre(bottle)).toBe(5714);
    expect(unitsOf(bottle)).toBe(28);
  });

  it.each(['decanters', 'shakers', 'ice-tools'])('PRD-11 an empty vessel of %s has no price per litre', (category) => {
    expect(pricePerLitre({ category, volume: '1000ml', price: 9500 })).toBeNull();
  });

  it('PRD-11 units are rounded to one decimal, also for a pack', () => {
    expect(unitsOf({ volume: '750ml', alcoholContent: 13.5 })).toBe(10.1);
    expect(unitsOf({ volume: '24 x 330ml', alcoholContent: 4.8 })).toBe(38);
  });

  it('PRD-6 what holds no alcohol has no units', () => {
    expect(unitsOf({ volume: '330ml', alcoholContent: 0 })).toBeNull();
    expect(pricePerLitre({ category: 'cola', volume: '330ml', price: 150 })).toBe(455);
  });
});

describe('PRD-6 reductions', () => {
  it.each([
    [6700, 8400, 20],
    [1000, 3000, 67],
    [0, 1000, 100],
    [9999, 10_000, 0],
  ])('HOM-3 from %d to %d pence: %d percent off', (price, originalPrice, percent) => {
    expect(percentOff({ price, originalPrice })).toBe(percent);
    expect(formerPrice({ price, originalPrice })).toBe(originalPrice);
  });

  it.each([undefined, 4000, 3999, 0])(
    'PRD-6 an original price of %s is not struck through beside 4000',
    (originalPrice) => {
      const product = sampleProduct({ price: 4000, ...(originalPrice === undefined ? {} : { originalPrice }) });
      expect(formerPrice(product)).toBeNull();
      expect(percentOff(product)).toBe(0);
    },
  );
});

describe('API-3 answers are parsed', () => {
  it('API-3 pounds become pence', () => {
    const product = v.parse(ProductSchema, { ...ANSWER, price: 67, originalPrice: 84.5 });
    expect(product.price).toBe(6700);
    expect(product.originalPrice).toBe(8450);
  });

  it.each<object>([
    { price: '44.95' },
    { price: -1 },
    { price: Number.NaN },
    { price: Number.POSITIVE_INFINITY },
    { price: 1e308 },
    { price: null },
    { name: null },
    { id: ' ' },
    { id: 'x'.repeat(201) },
    { name: '' },
    { inStock: 'yes' },
    { rating: 5.1 },
    { rating: -0.1 },
    { reviewCount: 1.5 },
    { alcoholContent: 101 },
    { imageUrl: 'javascript:alert(1)' },
    { imageUrl: '//elsewhere.example/x.avif' },
    { imageUrl: '/\\elsewhere.example/x.avif' },
    { imageUrl: '/\t/elsewhere.example/x.avif' },
    { id: '..' },
    { id: '.' },
    { id: 'half \ud83c' },
    { category: '..' },
    { reviewCount: 2 ** 53 },
  ])('API-3 a product with %o is malformed', (differences) => {
    expect(isSound(differences)).toBe(false);
  });

  it('API-3 a sound product is sound, and what it does not need may be missing', () => {
    expect(isSound({})).toBe(true);
    expect(isSound({ rating: 0, reviewCount: 0, alcoholContent: 0, price: 0 })).toBe(true);
  });

  it.each(['originalPrice', 'age', 'country', 'region', 'imageAlt', 'placeholder'])(
    'API-b %s may be null, absent or odd, and is then absent',
    (field) => {
      for (const value of [null, undefined, { odd: true }]) {
        const product = v.parse(ProductSchema, { ...ANSWER, [field]: value });
        expect(product).toHaveProperty('id', ANSWER.id);
        expect(Object.entries(product).filter(([name, one]) => name === field && one !== undefined)).toEqual([]);
      }
    },
  );

  it('API-c a product without ratings has neither rating nor reviews', () => {
    const { rating: _rating, reviewCount: _count, ...unrated } = ANSWER;
    for (const answer of [unrated, { ...unrated, rating: null, reviewCount: null }])
      expect(v.parse(ProductSchema, answer)).toMatchObject({ rating: 0, reviewCount: 0 });
  });

  it('API-d a whole address of a picture is read', () => {
    expect(isSound({ imageUrl: 'https://img.example.com/a.jpg' })).toBe(true);
    expect(isSound({ imageUrl: 'https:///a.jpg' })).toBe(false);
  });

  it('API-a a list leaves out only what cannot be read; where nothing can be read it is malformed', () => {
    const page = { total: 3, page: 1, pageSize: 24 };
    const bad = [
      { ...ANSWER, id: 'x', price: null },
      { ...ANSWER, id: 'y', rating: 5.1 },
    ];
    const answer = { ...page, data: [...bad, ANSWER], best: [...bad, ANSWER] };
    const read = v.parse(ProductPageSchema, answer);
    expect(read.data.map(({ id }) => id)).toEqual([ANSWER.id]);
    expect(leftOutCount(answer, read)).toBe(4);
    expect(v.is(ProductPageSchema, { ...page, data: bad })).toBe(false);
  });

  it('API-3 a product that is in a list twice is shown once', () => {
    const page = { data: [ANSWER, { ...ANSWER, id: 'x' }, ANSWER], total: 3, page: 1, pageSize: 24 };
    expect(v.parse(ProductPageSchema, page).data.map(({ id }) => id)).toEqual([ANSWER.id, 'x']);
  });

  it('CAT-c a name that is joined by no-break blanks has spaces', () => {
    expect(v.parse(ProductSchema, { ...ANSWER, name: 'Old\u00a0Tawny\u00a0Port' }).name).toBe('Old Tawny Port');
  });

  it('API-3 a page without its counts is malformed', () => {
    expect(v.is(ProductPageSchema, { data: [ANSWER], total: 1, page: 1, pageSize: 24 })).toBe(true);
    for (const counts of [
      { total: 1e21 },
      { page: 1e308 },
      { total: -1 },
      { total: 1.5 },
      { page: 0 },
      { pageSize: 0 },
      { total: undefined },
    ]) {
      expect(v.is(ProductPageSchema, { data: [ANSWER], total: 1, page: 1, pageSize: 24, ...counts })).toBe(false);
    }
  });
});

it('RTE-3 the address of a product contains its category; its id is safe in an address', () => {
  expect(productHref({ category: 'whisky', id: 'glen-averne' })).toBe('/products/whisky/glen-averne');
  expect(productHref({ category: 'a/b', id: '50% off?#' })).toBe('/products/a%2Fb/50%25%20off%3F%23');
});

it('PRD-11 one unit is one, and of others there are several', () => {
  expect([unitsText(1), unitsText(31.6)]).toEqual(['1 unit', '31.6 units']);
});

it('RTE-2 the address of a product has its id, whatever is in it', () => {
  expect(productHrefById('a/b ü')).toBe('/products/a%2Fb%20%C3%BC');
});

it.each([
  ['nuts', 'food'],
  ['crackers', 'food'],
  ['decanters', 'ware'],
  ['shakers', 'ware'],
  ['gin', 'drink'],
  ['of-another-shop', 'drink'],
])('PRD-11 %s: %s', (category, kind) => {
  expect(productKind({ category })).toBe(kind);
});

it('API-3 of products that were asked for by their ids, one that cannot be read is named, and one without an id is a fault', () => {
  const read = (...data: readonly unknown[]) => v.safeParse(ProductsByIdsSchema, { data });
  expect(read(ANSWER, { id: 'half' })).toMatchObject({ success: true, output: { unread: ['half'] } });
  expect(read(ANSWER, {}).success).toBe(false);
  expect(read({ id: 'half' }).success).toBe(false);
});
