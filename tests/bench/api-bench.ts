import * as v from 'valibot';
import { brands } from '#mocks/catalogue.ts';
import { type CatalogueIndex, indexCatalogue, searchCatalogue } from '#mocks/catalogue-search.ts';
import { CriteriaSchema } from '#mocks/handlers/product-criteria.ts';
import { manyProducts } from './many-products.ts';
import { COUNTS } from './scale.ts';

/** What the largest catalogue may cost. */
const GOALS = { indexMs: 10_000, indexMegabytes: 400, requestMs: 20 };
const ROUNDS = 200;
/** The first requests are compiled while they run; a server has them behind it. */
const WARM_UP = 20;

const list = { inStock: 'true', facets: 'true' };
const best = { inStock: 'true', sortBy: 'best', sortOrder: 'desc', pageSize: '5' };
/** What shoppers ask, as the shop writes it. Each kind is asked in several ways, in turns. */
const REQUESTS: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  'first page': [list],
  search: ['whisky', 'single malt', 'tawny', 'rosé', 'red wine', 'glen', 'a'].map((search) => ({ ...list, search })),
  'typo search': ['wiskey', 'chateu', 'bordeux', 'tequilla'].map((search) => ({ ...list, search })),
  filter: [
    { ...list, category: 'whisky', maxPrice: '50' },
    { ...list, brand: 'glen-averne', country: 'Scotland' },
    { ...list, strength: 'low', sortBy: 'price' },
  ],
  suggestions: ['ta', 'gin', 'whi', 'smoky'].map((search) => ({ ...best, search })),
};

/** Milliseconds of processor time, independent of other processes. */
function costOf<Result>(act: () => Result): [number, Result] {
  const before = process.cpuUsage();
  const result = act();
  const { user, system } = process.cpuUsage(before);
  return [(user + system) / 1000, result];
}

const percentile = (costs: readonly number[], share: number): number =>
  costs.toSorted((one, other) => one - other)[Math.min(costs.length - 1, Math.ceil(costs.length * share) - 1)] ?? 0;

/** Reading the question, finding the answer and writing it down: all but the network. */
const answer = (index: CatalogueIndex, query: Readonly<Record<string, string>>) =>
  JSON.stringify(searchCatalogue(index, v.parse(CriteriaSchema, query)));

function costsOf(index: CatalogueIndex, queries: readonly Readonly<Record<string, string>>[]): readonly number[] {
  const ask = (round: number) => costOf(() => answer(index, queries[round % queries.length] ?? {}))[0];
  for (let round = 0; round < WARM_UP; round += 1) ask(round);
  return Array.from({ length: ROUNDS }, (_, round) => ask(round));
}

const heap = (): number => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
};

type Row = { count: number; indexMs: number; indexMegabytes: number; requests: Readonly<Record<string, number>> };

function measured(count: number): Row {
  const catalogue = manyProducts(count);
  const before = heap();
  const [indexMs, index] = costOf(() => indexCatalogue(catalogue, brands));
  const indexMegabytes = heap() - before;
  const requests = Object.entries(REQUESTS).map(([name, queries]) => [name, percentile(costsOf(index, queries), 0.95)]);
  return { count, indexMs, indexMegabytes, requests: Object.fromEntries(requests) };
}

const table = (rows: readonly Row[]): string => {
  const line = (title: string, cells: readonly string[]) =>
    `${title.padEnd(26)}${cells.map((cell) => cell.padStart(12)).join('')}`;
  return [
    line(
      'products',
      rows.map(({ count }) => count.toLocaleString('en-GB')),
    ),
    line(
      'index, ms',
      rows.map(({ indexMs }) => indexMs.toFixed(0)),
    ),
    line(
      'index, MB',
      rows.map(({ indexMegabytes }) => indexMegabytes.toFixed(0)),
    ),
    ...Object.keys(REQUESTS).map((name) =>
      line(
        `${name}, ms (p95)`,
        rows.map(({ requests }) => (requests[name] ?? 0).toFixed(1)),
      ),
    ),
  ].join('\n');
};

const missedBy = ({ indexMs, indexMegabytes, requests }: Row): readonly string[] => [
  ...(indexMs > GOALS.indexMs ? [`the index takes more than ${GOALS.indexMs} ms`] : []),
  ...(indexMegabytes > GOALS.indexMegabytes ? [`the index takes more than ${GOALS.indexMegabytes} MB`] : []),
  ...Object.entries(requests)
    .filter(([, cost]) => cost > GOALS.requestMs)
    .map(([name, cost]) => `${name} takes ${cost.toFixed(1)} ms, more than ${GOALS.requestMs}`),
];

/** Prints what the API costs by the size of its catalogue. True if the largest meets all goals. PRD-12. */
export function benchApi(): boolean {
  const rows = COUNTS.map(measured);
  const largest = rows.at(-1);
  const missed = largest ? missedBy(largest) : [];
  const lines = [
    `Processor time of the API by the size of its catalogue, ${ROUNDS} requests each, without the network.`,
    '',
    table(rows),
    '',
    missed.length === 0 ? 'All goals are met.' : `Missed: ${missed.join('; ')}.`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return missed.length === 0;
}
