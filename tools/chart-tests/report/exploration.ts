import * as v from 'valibot';

const ExplorationSchema = v.object({
  steps: v.number(),
  /** ms. */
  duration: v.number(),
  /** The sentences that were broken. */
  broken: v.array(v.string()),
  /** How often each transition was taken, by the id of its chart and its place: 'cart: ready cart.cleared'. */
  transitions: v.record(v.string(), v.number()),
  /** How often each state of each flow was reached. */
  states: v.record(v.string(), v.number()),
});

/** The progress of the explorers. */
export type Exploration = v.InferOutput<typeof ExplorationSchema>;

/** @throws when this is nothing that `npm run explore` has written */
export const explorationOf = (written: unknown): Exploration => v.parse(ExplorationSchema, written);

/** Several explorations as one: beside the real screens, and in Node. */
export const together = (explorations: readonly Exploration[]): Exploration => ({
  steps: explorations.reduce((sum, { steps }) => sum + steps, 0),
  duration: explorations.reduce((sum, { duration }) => sum + duration, 0),
  broken: explorations.flatMap(({ broken }) => broken),
  transitions: summed(explorations.map(({ transitions }) => transitions)),
  states: summed(explorations.map(({ states }) => states)),
});

function summed(counts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sum = new Map<string, number>();
  for (const [key, count] of counts.flatMap(Object.entries)) sum.set(key, (sum.get(key) ?? 0) + count);
  return Object.fromEntries(sum);
}
