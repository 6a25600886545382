import { parseArgs } from 'node:util';
import { orWrongOption, WrongOption } from '#tools/chart-tests/commands/wrong-option.ts';

/** What `npm run explore` was asked for. */
export type Options = {
  /** How long to explore, in minutes; null where steps are counted. */
  minutes: number | null;
  steps: number;
  /** The first explorer's; the next ones have those after it. */
  seed: number;
  isBrowser: boolean;
  isHeaded: boolean;
  /** A run to be taken again. */
  replay: string | null;
};

/** Steps in Node and in the browser, where nothing else is said. */
const STEPS = { node: 100_000, browser: 3000 } as const;

export const USAGE = `npm run explore -- [--minutes N] [--steps N] [--seed S] [--browser] [--headed] [--replay FILE]
  --minutes N    explore for so long
  --steps N      or so many steps: ${STEPS.node} in Node, ${STEPS.browser} in the browser by default
  --seed S       begin with this explorer; a random one by default
  --browser      beside the real screens of the built shop
  --headed       the same in a browser that can be seen
  --replay FILE  take the run of a replay file again`;

function count(name: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  const number = Number(text);
  if (!Number.isFinite(number) || number <= 0)
    throw new WrongOption(`--${name} takes a number above 0, not '${text}'.`);
  return number;
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const options = { minutes: text, steps: text, seed: text, replay: text, browser: flag, headed: flag };
  return orWrongOption(() => parseArgs({ args: [...args], options }).values);
}

/** Reads the command's options. @throws WrongOption */
export function readOptions(args: readonly string[]): Options {
  const values = parsed(args);
  const isBrowser = values.browser || values.headed;
  return {
    minutes: count('minutes', values.minutes),
    steps: Math.round(count('steps', values.steps) ?? STEPS[isBrowser ? 'browser' : 'node']),
    seed: Math.round(count('seed', values.seed) ?? 1 + Math.random() * 1e6),
    isBrowser,
    isHeaded: values.headed,
    replay: values.replay ?? null,
  };
}
