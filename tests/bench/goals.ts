import type { LoadFigure } from './lighthouse/cold-load.ts';
import type { TouchName } from './target.ts';

/** What a figure of the shop is held against: at least, at most, or at most so many times or so much beyond the limit's in the same run. */
export type Goal = { least: number } | { most: number } | { timesLimit: number } | { beyondLimit: number };

/**
 * Milliseconds, but for the score. Bytes are over the wire, and count what is fetched without a touch.
 * @param cpu how many times slower the phone's CPU is
 */
export const loadGoals = (cpu: number): Readonly<Partial<Record<LoadFigure, Goal>>> => ({
  score: { least: 97 },
  'first paint': { timesLimit: 1.15 },
  'largest paint': { timesLimit: 1.15 },
  blocking: { beyondLimit: cpu > 4 ? 150 : 50 },
  'long tasks': { most: 0 },
  scripts: { most: 130_000 },
  fonts: { most: 70_000 },
});

/** Milliseconds from the input to the frame that shows the effect. */
export const TOUCH_GOALS: Readonly<Partial<Record<TouchName, Goal>>> = {
  'add to cart': { most: 80 },
  'open cart': { most: 100 },
  'open filters': { most: 150 },
  filter: { most: 100 },
  suggestions: { most: 150 },
  'search keystroke': { most: 35 },
  sort: { most: 100 },
  product: { most: 100 },
  Back: { most: 70 },
  'open menu': { most: 150 },
};

/** Milliseconds: what 98 of 100 interactions of the whole walk stay below. */
export const INTERACTION_GOAL: Goal = { most: 100 };
export const LIST_ELEMENTS_GOAL: Goal = { most: 450 };

/** Whether a figure meets its goal; null where the limit's is missing. */
export function isMet(goal: Goal, value: number, limit: number | null): boolean | null {
  if ('least' in goal) return value >= goal.least;
  if ('most' in goal) return value <= goal.most;
  if (limit === null) return null;
  return value <= ('timesLimit' in goal ? limit * goal.timesLimit : limit + goal.beyondLimit);
}

export function goalText(goal: Goal): string {
  if ('least' in goal) return `≥ ${goal.least}`;
  if ('most' in goal) return `≤ ${goal.most}`;
  return 'timesLimit' in goal ? `≤ ${goal.timesLimit} × limit` : `≤ limit + ${goal.beyondLimit}`;
}
