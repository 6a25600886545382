import * as v from 'valibot';
import { EnvironmentActionSchema } from '#tools/chart-tests/explorer/environment-actions.ts';
import type { Run } from './explorer.ts';
import { MOVES } from './moves/all-moves.ts';
import { type Visit, VisitSchema } from './visit.ts';

/** Raised whenever the form of the file changes. */
const VERSION = 2;

const WORDS = new Set(MOVES.map(({ words }) => words));

const StepSchema = v.object({
  /** A move of the shop, in words. */
  words: v.pipe(
    v.string(),
    v.check(
      (words) => WORDS.has(words),
      (issue) => `no move of the shop is called '${String(issue.input)}'`,
    ),
  ),
  /** The events that the person's views sent to the flows. */
  sent: v.array(v.object({ flow: v.string(), event: v.looseObject({ type: v.string() }) })),
  /** What the API, other tabs and the connection did. */
  actions: v.array(EnvironmentActionSchema),
  /** ms that passed. */
  ms: v.number(),
});

const ReplaySchema = v.object({
  version: v.literal(VERSION, `this shop reads version ${VERSION}`),
  title: v.string(),
  /** The explorer's; null where no explorer has found it. */
  seed: v.nullable(v.number()),
  visit: VisitSchema,
  steps: v.array(StepSchema),
  /** What was broken at the end; nothing where all was well. */
  broken: v.array(v.string()),
});

/** A run that can be taken again: in Node, beside the real screens, and by other tools that read its events. */
type Replay = v.InferOutput<typeof ReplaySchema>;

/** What is needed to take a run again; the rest of the file is for its readers. */
export type Plan = { visit: Visit; moves: readonly string[] };

export const planOf = ({ visit, steps }: Pick<Run, 'visit' | 'steps'>): Plan => ({
  visit,
  moves: steps.map(({ words }) => words),
});

/** A run as a replay file holds it. */
export const replayText = (title: string, { seed, visit, steps, broken }: Run): string =>
  `${JSON.stringify({ version: VERSION, title, seed, visit, steps, broken }, null, 1)}\n`;

/** A damaged file, in words that say where. */
export class DamagedReplay extends Error {
  override readonly name = 'DamagedReplay';
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DamagedReplay(`${name} is no replay file: it is no JSON (${(error as Error).message}).`);
  }
}

/** Reads a replay file. @throws DamagedReplay, with what is wrong and where */
export function readReplay(text: string, name: string): Replay {
  const result = v.safeParse(ReplaySchema, parsed(text, name));
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  throw new DamagedReplay(`${name} is no replay file${path === null ? '' : `, at ${path}`}: ${issue.message}.`);
}
