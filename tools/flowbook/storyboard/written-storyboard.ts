import * as v from 'valibot';
import { type Storyboard, WIDTHS } from './storyboard.ts';

/** Where the storyboard leaves its pictures, below the project's folder. */
export const STORYBOARD_FOLDER = 'test-results/storyboard';

const WidthSchema = v.picklist(WIDTHS);
const RequirementSchema = v.object({ id: v.string(), sentence: v.string() });
const BoxSchema = v.object({ x: v.number(), y: v.number(), width: v.number(), height: v.number() });

const StoryboardSchema = v.object({
  states: v.array(
    v.object({
      chart: v.string(),
      path: v.string(),
      width: WidthSchema,
      file: v.string(),
      tour: v.string(),
      step: v.number(),
      moves: v.array(v.string()),
      pathId: v.nullable(v.string()),
      requirements: v.array(RequirementSchema),
      axe: v.union([v.literal('clean'), v.array(v.string())]),
      revision: v.nullable(v.string()),
      sources: v.nullable(v.string()),
      fingerprint: v.string(),
      texts: v.exactOptional(v.array(v.string())),
    }),
  ),
  transitions: v.array(
    v.object({
      chart: v.string(),
      edge: v.string(),
      words: v.string(),
      width: WidthSchema,
      from: v.string(),
      to: v.string(),
      changed: v.nullable(BoxSchema),
    }),
  ),
  missing: v.array(
    v.object({ chart: v.string(), path: v.string(), width: WidthSchema, why: v.string(), hasScreen: v.boolean() }),
  ),
});

/** A storyboard as `npm run storyboard` has written it. @throws when it is none */
export const storyboardOf = (text: string): Storyboard => v.parse(StoryboardSchema, JSON.parse(text));

/** A storyboard with what a later run has pictured in the place of what it pictured before. */
export function renewed(before: Storyboard, now: Storyboard, charts: ReadonlySet<string>): Storyboard {
  const widths = new Set([...now.states, ...now.missing].map(({ width }) => width));
  const isUnchanged = ({ chart, width }: { chart: string; width: number }) =>
    !(charts.has(chart) && widths.has(width === 390 ? 390 : 1440));
  return {
    states: [...before.states.filter(isUnchanged), ...now.states],
    transitions: [...before.transitions.filter(isUnchanged), ...now.transitions],
    missing: [...before.missing.filter(isUnchanged), ...now.missing],
  };
}
