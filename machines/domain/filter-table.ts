import { AGES } from './age.ts';
import { listed, NAMES } from './choice-values.ts';
import { STRENGTHS } from './strength.ts';

/**
 * The filters of the product list, in the order of their chips. `sets` is the part of the query that a filter sets;
 * `isCounted` filters have counts beside their values. A 'choice' is one value out of several: its name is its parameter
 * in the address and in the API, too. It is offered where there are at least `least` and at most `most` values. PRD-2,
 * PRD-10, PRD-14 to PRD-16.
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
    values: NAMES,
    least: 2,
    most: 12,
  },
  {
    name: 'age',
    kind: 'choice',
    sets: ['age'],
    isCounted: true,
    label: 'Age',
    anyText: 'Any age',
    values: AGES,
    least: 2,
    most: Number.POSITIVE_INFINITY,
  },
  {
    name: 'strength',
    kind: 'choice',
    sets: ['strength'],
    isCounted: true,
    label: 'Strength (ABV)',
    anyText: 'Any strength',
    values: listed(STRENGTHS),
    least: 0,
    most: Number.POSITIVE_INFINITY,
  },
  {
    name: 'country',
    kind: 'choice',
    sets: ['country'],
    isCounted: true,
    label: 'Country',
    anyText: 'All countries',
    values: NAMES,
    least: 0,
    most: Number.POSITIVE_INFINITY,
  },
  {
    name: 'region',
    kind: 'choice',
    sets: ['region'],
    isCounted: true,
    label: 'Region',
    anyText: 'All regions',
    values: NAMES,
    least: 2,
    most: Number.POSITIVE_INFINITY,
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
export const choiceText = (name: ChoiceName, value: string | null): string =>
  CHOICES.find((choice) => choice.name === name)?.values.nameOf(value ?? '') ?? '';
