import type { Plan } from '#tests/explore/replay-file.ts';

/** A way through the whole shop, in moves; together they take all that can be taken on the screen. */
export type Tour = Plan & { title: string };

/** Moves that several tours have, in the words of the explorer's moves. */
export const THEN = 'time passes until something happens by itself';
export const answered = (what: string, how = 'as the mock API does'): string => `the API answers for ${what} ${how}`;
/** A step of the checkout can be completed once it has been shown for a time. CHK-6. */
export const READS = 'reads the step of the checkout';
export const OWN_FAILURE = 'with a failure of its own';
export const NONSENSE = 'with what makes no sense';
