import { parseArgs } from 'node:util';
import { FLOWS, flowCalled } from '#tests/paths/all-flows.ts';
import { FORMATS, type Format } from '#tools/chart-tests/commands/formats.ts';
import { COVERAGES, type Coverage } from '#tools/chart-tests/engine/coverage.ts';
import type { FlowPaths } from '#tools/chart-tests/engine/flow-paths.ts';
import { siteAddress } from '#tools/shared/site-address.mjs';
import type { RunOptions } from './run.ts';

export const USAGE = `npm run paths -- [flow] [options]            writes the paths of a flow, or of all
  --coverage ${COVERAGES.join(' | ')}   what they are to cover (transitions unless given)
  --to <state>                                      the shortest path to a state instead
  --steps "<words>; <words>"                        a path of your own, and what can happen after it
  --format ${FORMATS.join(' | ')}            (list unless given)
  --out <file>                                      into a file
npm run paths -- approve [flow]              accepts what the charts do now as their approved snapshots
npm run paths -- approve --screens [words]   accepts what is read out and what has the focus on the tours, or on those with these words in their titles
npm run paths -- run [flow] [options]        walks paths on the real screens of the built shop
  --path <id or number>                             this path alone: checkout-5f068d, or 3 for the third
  --steps "<words>; <words>"                        a path of your own
  --base <address>                                  on a shop that is served elsewhere: https://staging.example.com
  --headed                                          in a browser that can be seen
  --slow <ms>                                       waits so long before each move
  --trace                                           with a Playwright trace
  --junit <file>                                    also writes the results as JUnit XML, for CI servers and Allure
  --plan                                            says only what would be done; needs no browser
Flows: ${FLOWS.map(({ flow }) => flow).join(', ')}`;

const COMMANDS = ['approve', 'run'] as const;
type Command = (typeof COMMANDS)[number] | 'write';

export type Options = {
  readonly command: Command;
  readonly flows: readonly FlowPaths[];
  readonly coverage: Coverage;
  readonly format: Format;
  /** The state to lead to; null where a coverage is asked for. */
  readonly to: string | null;
  /** The file to write into; null for the screen. */
  readonly out: string | null;
  /** The steps of a path in a tester's own words; null for generated paths. */
  readonly steps: string | null;
  /** The path to run, by its id or, from 1, its number; null for all. */
  readonly path: string | null;
  /** The words in the titles of the tours whose records are to be approved, '' for all; null where charts are to be. */
  readonly tours: string | null;
  readonly run: RunOptions;
};

function oneOf<Name extends string>(option: string, text: string, names: readonly Name[]): Name {
  const name = names.find((known) => known === text);
  if (name === undefined) throw new Error(`--${option} knows ${names.join(', ')}, not '${text}'.`);
  return name;
}

/** ms. */
function waiting(text: string | undefined): number {
  const ms = Number(text ?? 0);
  if (!Number.isFinite(ms) || ms < 0) throw new Error(`--slow takes milliseconds, not '${text}'.`);
  return ms;
}

/** The flow of a path that is named alone. */
function flowOfPath(path: string | undefined): readonly string[] {
  const flow = path === undefined ? undefined : PATH_ID.exec(path)?.groups?.flow;
  return flow === undefined ? [] : [flow];
}

const baseOf = (text: string | undefined): string | null => (text === undefined ? null : siteAddress(text));

const notOneFlow = (path: string): string =>
  `--path ${path} is of no flow: it takes an id such as checkout-5f068d, or after a flow a number, as in run checkout --path 3.`;

/** @throws where an option concerns one flow */
function checkOneFlow({ to, steps, path }: Readonly<Partial<Record<'to' | 'steps' | 'path', string>>>): void {
  if (to !== undefined) throw new Error('--to names a state of one flow: say which.');
  if (steps !== undefined) throw new Error('--steps are of one flow: say which.');
  if (path !== undefined) throw new Error(notOneFlow(path));
}

/** Each of these options chooses the paths. */
const CHOICES = ['coverage', 'to', 'steps'] as const;
/** Options that cannot be given together. */
const CLASHES = [
  ['coverage', 'to'],
  ['coverage', 'steps'],
  ['to', 'steps'],
  ['path', 'steps'],
] as const;
const FOR_WRITING = ['format', 'out'] as const;
const FOR_RUN = ['path', 'slow', 'headed', 'trace', 'plan', 'base', 'junit'] as const;

/** @throws where an option is for another command */
function checkCommand(
  command: Command,
  values: Readonly<
    Partial<Record<(typeof CHOICES | typeof FOR_WRITING | typeof FOR_RUN)[number] | 'screens', string | boolean>>
  >,
): void {
  const alone = FOR_RUN.find((name) => values[name]);
  if (command !== 'run' && alone !== undefined) throw new Error(`--${alone} is for npm run paths -- run.`);
  if (command !== 'approve' && values.screens) throw new Error('--screens is for npm run paths -- approve.');
  const written = FOR_WRITING.find((name) => values[name] !== undefined);
  if (values.plan && values.junit !== undefined)
    throw new Error('--plan walks nothing: there are no results for --junit.');
  if (command !== 'write' && written !== undefined)
    throw new Error(`--${written} is for npm run paths without ${command}.`);
  const choice = CHOICES.find((name) => values[name] !== undefined);
  if (command === 'approve' && choice !== undefined)
    throw new Error(`--${choice} is not for npm run paths -- approve.`);
  const clash = CLASHES.find((names) => names.every((name) => values[name] !== undefined));
  if (clash) throw new Error(`--${clash.join(' and --')} each choose paths: give one of them.`);
}

const PATH_ID = /^(?<flow>.+)-[0-9a-f]{6}$/;

/** Reads the command line. @throws an error that says what is wrong with it, and what there is */
export function readOptions(args: readonly string[]): Options {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      coverage: text,
      format: text,
      to: text,
      out: text,
      path: text,
      steps: text,
      base: text,
      slow: text,
      headed: flag,
      trace: flag,
      plan: flag,
      junit: text,
      screens: flag,
    },
  });
  const command = COMMANDS.find((name) => name === positionals[0]) ?? 'write';
  const given = command === 'write' ? positionals : positionals.slice(1);
  checkCommand(command, values);
  const names = given.length === 0 || values.screens ? flowOfPath(values.path) : given;
  const flows = names.length === 0 ? FLOWS : names.map(flowCalled);
  if (flows.length !== 1) checkOneFlow(values);
  return {
    command,
    flows,
    coverage: oneOf('coverage', values.coverage ?? 'transitions', COVERAGES),
    format: oneOf('format', values.format ?? 'list', FORMATS),
    to: values.to ?? null,
    out: values.out ?? null,
    steps: values.steps ?? null,
    path: values.path ?? null,
    tours: values.screens ? given.join(' ') : null,
    run: {
      base: baseOf(values.base),
      isHeaded: values.headed,
      slowMs: waiting(values.slow),
      isTraced: values.trace,
      isPlan: values.plan,
      junit: values.junit ?? null,
    },
  };
}
