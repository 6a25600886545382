import type { SnapshotFrom } from 'xstate';
import type { Answered } from '#machines/domain/answered.ts';
import { otherBottle, sampleBottle } from '#machines/domain/product.samples.ts';
import { DEFAULT_QUERY } from '#machines/domain/product-query.ts';
import type { EventSamples } from '#machines/domain/samples.ts';
import type { FreshnessEvent } from './freshness.events.ts';
import type { freshnessMachine } from './freshness.machine.ts';

const page = { data: [sampleBottle, otherBottle], total: 2, page: 1, pageSize: 24 };

/** What the list's page brings along, and what a product's does. */
export const broughtByList: readonly Answered[] = [
  { of: 'products', query: DEFAULT_QUERY, page: 1, answer: page },
  { of: 'facets', answer: { categories: [], brands: [] } },
];
export const broughtByProduct: readonly Answered[] = [
  { of: 'product', id: sampleBottle.id, answer: sampleBottle },
  { of: 'related', id: sampleBottle.id, answer: [otherBottle] },
];

export const freshnessSamples = {
  'answers.brought': {
    byList: { type: 'answers.brought', answers: broughtByList },
    byProduct: { type: 'answers.brought', answers: broughtByProduct },
    byNone: { type: 'answers.brought', answers: [] },
  },
} as const satisfies EventSamples<FreshnessEvent>;

/** The state, and what is still to be checked. */
export const freshnessStateKey = ({ value, context }: SnapshotFrom<typeof freshnessMachine>): string =>
  `${value} ${context.unchecked.map(({ of }) => of).join(' ')}`;
