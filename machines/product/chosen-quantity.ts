/** The most that can be chosen at once; more is added in several goes. */
export const MAX_CHOSEN = 99;

/** A quantity after a step, from 1 to MAX_CHOSEN; parts of one are no step, and what is no number neither. DET-1. */
export const stepped = (quantity: number, by: number): number =>
  Math.min(MAX_CHOSEN, Math.max(1, quantity + (Math.trunc(by) || 0)));
