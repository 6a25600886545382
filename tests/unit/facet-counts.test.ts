import { describe, expect, test } from 'vitest';
import { byChoice, COUNTED_FILTERS, type FacetName } from '#machines/domain/filter-table.ts';
import { PRICE_BANDS } from '#machines/domain/price-bands.ts';
import { brands, catalogueIndex, products } from '#mocks/catalogue.ts';
import { type Criteria, searchCatalogue } from '#mocks/catalogue-search.ts';
import type { AllCounts } from '#mocks/search/find-products.ts';

const DEFAULTS: Criteria = { sortBy: 'name', sortOrder: 'asc', page: 1, pageSize: 1, inStock: true, facets: true };

/** The same question once more, as it would be asked after the choice: the plain meaning of a count. PRD-14. */
const totalOf = (criteria: Partial<Criteria>) => searchCatalogue(catalogueIndex, { ...DEFAULTS, ...criteria }).total;

function facetsOf(criteria: Partial<Criteria>): AllCounts {
  const { facets } = searchCatalogue(catalogueIndex, { ...DEFAULTS, ...criteria });
  if (!facets) throw new Error('There are no counts.');
  return facets;
}

const bandOf = (id: string): Partial<Criteria> => {
  const band = PRICE_BANDS.find((one) => one.id === id);
  if (!band) throw new Error(`There is no price band ${id}.`);
  // The slider's upper end is open. PRD-2.
  return { minPrice: band.minPrice, maxPrice: band.maxPrice === 500 ? undefined : band.maxPrice };
};
const CHOICES: Readonly<Record<FacetName, (value: string) => Partial<Criteria>>> = {
  category: (category) => ({ category, section: undefined }),
  brand: (brand) => ({ brand }),
  ...byChoice(({ name }) => (value: string) => ({ [name]: value })),
  price: bandOf,
};
const NONE: Readonly<Record<FacetName, Partial<Criteria>>> = {
  category: { category: undefined, section: undefined },
  brand: { brand: undefined },
  ...byChoice(({ name }) => ({ [name]: undefined })),
  price: { minPrice: undefined, maxPrice: undefined },
};

const SITUATIONS: readonly Partial<Criteria>[] = [
  {},
  { inStock: false },
  { category: 'gin' },
  { category: 'spirits' },
  { section: 'snacks' },
  { category: 'gin', section: 'alcoholic', maxPrice: 40 },
  { brand: 'tawny', minPrice: 10, maxPrice: 50 },
  { type: 'Single Malt' },
  { type: 'rye', country: 'Sweden' },
  { strength: 'low' },
  { age: '12' },
  { age: '20-months', region: 'los altos de jalisco' },
  { category: 'whisky', age: '13' },
  { region: 'Speyside', country: 'Scotland', minPrice: 50 },
  { country: 'scotland', strength: 'very-strong', search: 'oak' },
  { search: 'wine', minPrice: 100 },
  { search: 'nothing of that name' },
  { category: 'perfume' },
  { ids: ['ashcombe-london-dry-gin', 'glen-averne-18-year-old', 'nobody'] },
];

describe('PRD-14 a count is the number of products that the choice would show', () => {
  test.each(SITUATIONS)('PRD-14 with all other filters as they are: %j', (situation) => {
    const facets = facetsOf(situation);
    for (const name of COUNTED_FILTERS) {
      expect(facets[name].any, `${name}: any`).toBe(totalOf({ ...situation, ...NONE[name] }));
      for (const [value, count] of Object.entries(facets[name].of)) {
        expect(count, `${name}: ${value}`).toBe(totalOf({ ...situation, ...CHOICES[name](value) }));
        expect(count).toBeGreaterThan(0);
      }
    }
  });

  test('PRD-14 as counted by hand', () => {
    const bottlesOf = (name: string) =>
      products.filter((product) => product.inStock && product.brand === name && product.price <= 40);
    const held = bottlesOf('Ashcombe');
    expect(held.length).toBeGreaterThan(3);
    const { brand, type, category } = facetsOf({ brand: 'ashcombe', maxPrice: 40 });
    expect(type.any).toBe(held.length);
    for (const [value, count] of Object.entries(type.of)) {
      expect(count, value).toBe(held.filter((product) => product.type === value).length);
    }
    expect(category.of).toEqual({ gin: held.length });
    expect(brand.of).toMatchObject({ ashcombe: held.length, norrvik: bottlesOf('Norrvik').length });
  });

  test('PRD-14 a value without a count would show no products', () => {
    const { brand, price } = facetsOf({ category: 'gin', maxPrice: 30 });
    const others = brands.map(({ id }) => id).filter((id) => !(id in brand.of));
    expect(others.length).toBeGreaterThan(0);
    for (const id of others) expect(totalOf({ category: 'gin', maxPrice: 30, brand: id })).toBe(0);
    for (const { id } of PRICE_BANDS.filter((band) => !(band.id in price.of))) {
      expect(totalOf({ category: 'gin', ...bandOf(id) })).toBe(0);
    }
  });

  test('PRD-14 they are answered on request, with the first page only', () => {
    expect(searchCatalogue(catalogueIndex, { ...DEFAULTS, facets: undefined })).not.toHaveProperty('facets');
    expect(searchCatalogue(catalogueIndex, { ...DEFAULTS, page: 2 })).not.toHaveProperty('facets');
  });

  test('PRD-14 PRD-15 PRD-16 glasses have no strength and no age, and come from nowhere that is known', () => {
    const { strength, country, age, region } = facetsOf({ section: 'glassware' });
    expect(strength.of).toEqual({});
    expect([age.any, age.of, region.of]).toEqual([country.any, {}, {}]);
    expect(country.of).toEqual({});
  });
});
