/** The largest quantity for one press of Add to Cart. */
export const MAX_CHOSEN = 99;

/** The quantity after a step, from 1 to MAX_CHOSEN. A fraction or a value that is no number changes nothing. DET-1. */
export const stepped = (quantity: number, by: number): number =>
  Math.min(MAX_CHOSEN, Math.max(1, quantity + (Math.trunc(by) || 0)));
