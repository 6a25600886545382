import { parseArgs } from 'node:util';
import { PAGES, type PageName } from './target.ts';

export const PARTS = ['load', 'touches', 'scale'] as const;
type Part = (typeof PARTS)[number];

export type Options = {
  parts: readonly Part[];
  pages: readonly PageName[];
  rounds: number;
  /** How many times slower the phone's CPU is than this machine's. */
  cpu: number;
  /** A folder with an earlier build of the shop, measured in turns with this one; null for none. */
  before: string | null;
  /** The first of the ports: the shop's own, then those of the fronts and of the site that links to them. */
  port: number;
  /** The name under which the figures are stored in docs/bench, or null. */
  store: string | null;
};

export const USAGE = `npm run bench -- [options]
  --only load,touches,scale   only these parts (all unless given)
  --page list,home,product    only these pages, loaded cold (all unless given)
  --rounds 3                  how often each is measured; the medians count (5 unless given)
  --quick                     one round, the list alone, no scale
  --cpu 6                     a phone whose CPU is so many times slower than this machine's (4 unless given)
  --before <folder>           measures an earlier build, too, in turns: a checkout with its dist
  --store <name>              stores the figures as docs/bench/<name>.json
  --no-build                  measures the build that is there
  --port 4180                 the first of six ports (4180 unless given)`;

function chosen<Name extends string>(
  option: string,
  text: string | undefined,
  names: readonly Name[],
): readonly Name[] {
  if (text === undefined) return names;
  const wanted = text.split(',');
  const unknown = wanted.filter((name) => !names.some((known) => known === name));
  if (unknown.length > 0) throw new Error(`--${option} knows ${names.join(', ')}, not ${unknown.join(', ')}`);
  return names.filter((name) => wanted.includes(name));
}

function countOf(option: string, text: string, most: number): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > most)
    throw new Error(`--${option} is a number from 1 to ${most}`);
  return count;
}

/** Reads the command line. Throws an error that says what is wrong with it. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      page: { type: 'string' },
      rounds: { type: 'string' },
      cpu: { type: 'string', default: '4' },
      before: { type: 'string' },
      quick: { type: 'boolean', default: false },
      store: { type: 'string' },
      port: { type: 'string', default: '4180' },
    },
  });
  const { quick } = values;
  const store = values.store ?? null;
  if (store !== null && !/^[\w.-]+$/.test(store)) throw new Error('--store takes a name, as 1.2.0 or before');
  return {
    parts: chosen('only', values.only ?? (quick ? 'load,touches' : undefined), PARTS),
    pages: chosen('page', values.page ?? (quick ? 'list' : undefined), PAGES),
    rounds: countOf('rounds', values.rounds ?? (quick ? '1' : '5'), 50),
    cpu: countOf('cpu', values.cpu, 20),
    before: values.before ?? null,
    port: countOf('port', values.port, 65_530),
    store,
  };
}
