import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { catalogueMachine } from '#machines/catalogue/catalogue.machine.ts';
import { brandOffers, choiceOffers, countBeside, countOfCategory } from '#machines/catalogue/filter-offers.ts';
import type { Facets } from '#machines/domain/brand.ts';
import { CHOICES, type ChoiceName } from '#machines/domain/filter-table.ts';
import { ProductPageSchema } from '#machines/domain/product.schema.ts';
import type { ProductPage } from '#machines/domain/product.ts';
import { DEFAULT_QUERY, type ProductQuery } from '#machines/domain/product-query.ts';
import { heldFetches, heldRequests } from '#tests/support/held-requests.ts';

const GIN = { id: 'gin', name: 'Gin', description: '', imageUrl: '/gin.avif', productCount: 7 };

const BRANDS = ['ashcombe', 'marl-and-bine'].map((id) => ({
  id,
  name: id.toUpperCase(),
  description: '',
  logoUrl: '',
}));

/** A list that the API has answered with these counts. */
async function listWith(facets: unknown, query: Partial<ProductQuery> = {}) {
  const lists = heldFetches<ProductPage, { query: ProductQuery; page: number }>();
  const filters = heldFetches<Facets>();
  const catalogue = createActor(
    catalogueMachine.provide({
      actions: { keepRowsRendered: () => {}, showListTop: () => {} },
      actors: {
        fetchProducts: lists.logic,
        fetchFacets: filters.logic,
        revalidateProducts: heldRequests<ProductPage, { query: ProductQuery }>().logic,
        revalidateFacets: heldRequests<Facets>().logic,
      },
    }),
  ).start();
  catalogue.send({ type: 'list.requested', query: { ...DEFAULT_QUERY, ...query }, kind: 'push', pages: 1 });
  await filters.latest().answer({ categories: [GIN], brands: BRANDS });
  await lists.latest().answer(v.parse(ProductPageSchema, { data: [], total: 0, page: 1, pageSize: 24, facets }));
  return catalogue.getSnapshot();
}

async function offersOf(name: ChoiceName, of: Record<string, number>, query: Partial<ProductQuery> = {}) {
  const snapshot = await listWith({ [name]: { any: 9, of } }, query);
  return CHOICES.filter((choice) => choice.name === name)
    .flatMap((choice) => choiceOffers(snapshot, choice))
    .map(({ name: text, count }) => `${text}: ${count}`);
}

describe('PRD-14 types and categories', () => {
  it('PRD-14 where the list has one type or none, none is offered; a chosen one is', async () => {
    expect(await offersOf('type', {})).toEqual([]);
    expect(await offersOf('type', { Sloe: 3 })).toEqual([]);
    expect(await offersOf('type', { Sloe: 3 }, { type: 'Sloe' })).toEqual(['Sloe: 3']);
    expect(await offersOf('type', { Sloe: 3, Dry: 2 })).toEqual(['Dry: 2', 'Sloe: 3']);
  });

  it('PRD-14 up to twelve types are few enough to choose from', async () => {
    const types = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`Type ${at}`, 1]));
    expect(await offersOf('type', types(12))).toHaveLength(12);
    expect(await offersOf('type', types(13))).toEqual([]);
  });

  it('PRD-14 RTE-4 a category of which the list would show nothing counts 0, a group the sum of its own', async () => {
    const snapshot = await listWith({ category: { any: 9, of: { gin: 5, whisky: 2, wine: 1 } } });
    const counted = ['gin', 'rum', 'spirits', 'whiskey', 'constructor', null];
    expect(counted.map((category) => countOfCategory(snapshot, category))).toEqual([5, 0, 7, 2, 0, 9]);
  });
});

describe('PRD-15 ages', () => {
  it('PRD-15 the youngest first, with counts: months before years, twelve after five', async () => {
    expect(await offersOf('age', { '12': 2, '20-months': 2, '5': 3, '24-months': 1, '1': 4 })).toEqual([
      '1 year: 4',
      '20 months: 2',
      '24 months: 1',
      '5 years: 3',
      '12 years: 2',
    ]);
  });

  it('PRD-15 where the list has one age or none, none is offered', async () => {
    expect(await offersOf('age', {})).toEqual([]);
    expect(await offersOf('age', { '10': 1 })).toEqual([]);
  });

  it('PRD-15 a chosen age is offered, even where nothing has it', async () => {
    expect(await offersOf('age', {}, { age: '13' })).toEqual(['13 years: 0']);
    expect(await offersOf('age', { '12': 2 }, { age: '13' })).toEqual(['12 years: 2', '13 years: 0']);
  });

  it('PRD-15 what is no age is left out of an answer', async () => {
    expect(await offersOf('age', { XO: 3, '012': 1, '12 years': 1, '5': 1, '12': 2 })).toEqual([
      '5 years: 1',
      '12 years: 2',
    ]);
  });
});

describe('PRD-16 regions', () => {
  it('PRD-16 by name, with counts', async () => {
    expect(await offersOf('region', { Sussex: 6, Écosse: 1, Bordeaux: 5, 'Los Altos': 5 })).toEqual([
      'Bordeaux: 5',
      'Écosse: 1',
      'Los Altos: 5',
      'Sussex: 6',
    ]);
  });

  it('PRD-16 where the list has one region or none, none is offered; a chosen one is', async () => {
    expect(await offersOf('region', {})).toEqual([]);
    expect(await offersOf('region', { Speyside: 7 })).toEqual([]);
    expect(await offersOf('region', { Speyside: 7 }, { region: 'Islay' })).toEqual(['Islay: 0', 'Speyside: 7']);
  });

  it('PRD-9 PRD-16 a region that the address writes in other letters is offered once, by its name, and is chosen', async () => {
    const snapshot = await listWith({ region: { any: 9, of: { Écosse: 1, Islay: 8 } } }, { region: 'ecosse' });
    expect(CHOICES.filter(({ name }) => name === 'region').flatMap((choice) => choiceOffers(snapshot, choice))).toEqual(
      [
        { value: 'ecosse', name: 'Écosse', count: 1 },
        { value: 'Islay', name: 'Islay', count: 8 },
      ],
    );
  });

  it('PRD-16 a long list of regions is offered whole', async () => {
    const regions = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`Region ${at}`, 1]));
    expect(await offersOf('region', regions)).toHaveLength(60);
    expect(await offersOf('type', regions)).toEqual([]);
  });
});

describe('PRD-14 brands', () => {
  it('PRD-14 every brand is offered, with the number of its products in this list', async () => {
    const offers = brandOffers(await listWith({ brand: { any: 9, of: { ashcombe: 3, constructor: 1 } } }));
    expect(offers).toEqual([
      { value: 'ashcombe', name: 'ASHCOMBE', count: 3 },
      { value: 'marl-and-bine', name: 'MARL-AND-BINE', count: 0 },
    ]);
    expect(brandOffers(await listWith({})).map(({ count }) => count)).toEqual([undefined, undefined]);
  });

  it('PRD-14 the count without a choice is that of the list without this filter', async () => {
    const list = await listWith({ type: { any: 9, of: { Dry: 3 } } });
    expect(['Dry', 'Sloe', null].map((value) => countBeside(list, 'type', value))).toEqual([3, 0, 9]);
    expect(['Dry', null].map((value) => countBeside(list, 'country', value))).toEqual([undefined, undefined]);
  });
});

describe('PRD-14 PRD-16 an API that does not count everything', () => {
  it('PRD-16 API-3 without ages and regions the other filters have their counts', async () => {
    const type = { any: 5, of: { Dry: 3, Sloe: 2 } };
    const category = { any: 7, of: { gin: 5, rum: 2 } };
    const snapshot = await listWith({ type, category, age: null, region: 'odd' });
    const texts = CHOICES.map((choice) => choiceOffers(snapshot, choice).map(({ name, count }) => `${name} ${count}`));
    expect(texts[0]).toEqual(['Dry 3', 'Sloe 2']);
    expect(CHOICES.flatMap(({ name }, at) => (texts[at]?.length ? [name] : []))).toEqual(['type', 'strength']);
    expect(countOfCategory(snapshot, 'gin')).toBe(5);
    expect(countOfCategory(snapshot, null)).toBe(7);
  });

  it('PRD-14 API-3 without counts for categories, those of the whole shop count only for the whole list', async () => {
    expect(countOfCategory(await listWith({ type: { any: 0, of: {} } }), 'gin')).toBe(7);
    expect(countOfCategory(await listWith({ type: { any: 0, of: {} } }, { search: 'oak' }), 'gin')).toBeUndefined();
    expect(countOfCategory(await listWith({ type: { any: 0, of: {} } }, { category: 'gin' }), 'gin')).toBe(7);
    expect(countOfCategory(await listWith({ type: { any: 0, of: {} } }), null)).toBeUndefined();
    expect(countOfCategory(await listWith(undefined), 'gin')).toBe(7);
  });

  it('PRD-14 before the first answer no count is known', () => {
    expect(countOfCategory(createActor(catalogueMachine).getSnapshot(), 'gin')).toBeUndefined();
  });

  it('PRD-15 PRD-16 without any counts a chosen value has none, and no other is offered', async () => {
    const snapshot = await listWith(undefined, { age: '12', region: 'constructor' });
    const offers = CHOICES.map((choice) => [choice.name, choiceOffers(snapshot, choice)] as const);
    expect(Object.fromEntries(offers)).toMatchObject({
      type: [],
      age: [{ value: '12', name: '12 years', count: undefined }],
      region: [{ value: 'constructor', name: 'constructor', count: undefined }],
    });
  });
});
