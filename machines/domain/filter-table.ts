import { STRENGTHS } from './strength.ts';

/**
 * The filters of the product list, in the order of their chips. `sets` is the part of the query that a filter sets;
 * `isCounted` filters have counts beside their values. A 'choice' is one value out of several: its name is its parameter
 * in the address and in the API, too, and without `values` the answer's counts name what can be chosen. A choice with
 * `most` is offered for two values or more, up to that number. PRD-2, PRD-10, PRD-14.
 */
export const FILTERS = [
  { name: 'category', kind: 'own', sets: ['category'], isCounted: true },
  { name: 'section', kind: 'own', sets: ['section'], isCounted: false },
  { name: 'brand', kind: 'own', sets: ['brand'], isCounted: true },
  {
    name: 'type',
    kind: 'choice',
    sets: ['type'],
    isCounted: true,
    label: 'Type',
    anyText: 'All types',
    values: null,
    most: 12,
  },
  {
    name: 'strength',
    kind: 'choice',
    sets: ['strength'],
    isCounted: true,
    label: 'Strength (ABV)',
    anyText: 'Any strength',
    values: STRENGTHS,
    most: null,
  },
  {
    name: 'country',
    kind: 'choice',
    sets: ['country'],
    isCounted: true,
    label: 'Country',
    anyText: 'All countries',
    values: null,
    most: null,
  },
  { name: 'search', kind: 'own', sets: ['search'], isCounted: false },
  { name: 'price', kind: 'own', sets: ['minPrice', 'maxPrice'], isCounted: true },
  { name: 'stock', kind: 'own', sets: ['includeOutOfStock'], isCounted: false },
] as const;
type Filter = (typeof FILTERS)[number];

/** A filter that can be removed by itself. PRD-10. Sorting is not a filter: it hides nothing. */
export type FilterName = Filter['name'];

export const CHOICES = FILTERS.filter((filter) => filter.kind === 'choice');
export type Choice = (typeof CHOICES)[number];
export type ChoiceName = Choice['name'];

export const COUNTED_FILTERS = FILTERS.filter((filter) => filter.isCounted).map(({ name }) => name);
export type FacetName = (typeof COUNTED_FILTERS)[number];

/** A record with an entry for each choice. */
export const byChoice = <Entry>(entryOf: (choice: Choice) => Entry) =>
  Object.fromEntries(CHOICES.map((choice) => [choice.name, entryOf(choice)])) as Record<ChoiceName, Entry>;

/** The name of a value of a choice. */
export const choiceText = (name: ChoiceName, value: string | null): string => {
  const values = CHOICES.find((choice) => choice.name === name)?.values ?? null;
  return values?.find(({ id }) => id === value)?.name ?? value ?? '';
};
