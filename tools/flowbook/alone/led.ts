import * as v from 'valibot';
import type { AloneStep } from './alone-face.ts';

/** What a chart that runs alone was led to: its run is made anew from it. */
export type Led = {
  readonly input?: unknown;
  readonly steps: readonly AloneStep[];
  /** The chart that runs, where a link leads to one that is a part of it. */
  readonly of?: string | undefined;
};

export const NOTHING_LED: Led = { steps: [] };

const EVENT = v.looseObject({ type: v.string() });
const ANSWER = v.variant('kind', [
  v.object({ kind: v.literal('done'), output: v.optional(v.unknown()) }),
  v.object({ kind: v.literal('failed'), message: v.string() }),
  v.object({ kind: v.literal('sent'), event: EVENT }),
  v.object({ kind: v.literal('next'), value: v.optional(v.unknown()) }),
]);
const STEP = v.variant('kind', [
  v.object({ kind: v.literal('event'), actor: v.string(), event: EVENT }),
  v.object({ kind: v.literal('answer'), actor: v.string(), answer: ANSWER }),
  v.object({ kind: v.literal('time'), ms: v.pipe(v.number(), v.minValue(0)) }),
  v.object({ kind: v.literal('guard'), guard: v.string(), value: v.nullable(v.boolean()) }),
]);
const LED = v.object({ input: v.optional(v.unknown()), steps: v.array(STEP), of: v.optional(v.string()) });
/** As entries: a record of Valibot leaves a chart out that is called 'constructor'. */
const ALL_LED = v.array(v.tuple([v.string(), LED]));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** As a link or the browser's storage holds it. @returns null where it is no run */
export function ledOf(text: string): Led | null {
  const { success, output } = v.safeParse(LED, parsed(text));
  return success ? output : null;
}

/** The runs of several charts, by the chart. @returns none where one of them is not valid */
export function allLedOf(text: string): Readonly<Record<string, Led>> {
  const all = parsed(text);
  if (typeof all !== 'object' || all === null) return {};
  const { success, output } = v.safeParse(ALL_LED, Object.entries(all));
  return success ? Object.fromEntries(output) : {};
}
