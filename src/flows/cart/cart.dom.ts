import { focusAfter, pageHeading } from '#src/lib/focus.ts';

/** Lets something go that holds the focus, and puts the focus on the page's heading. */
export const focusHeadingAfter = (change: () => void): void => focusAfter(change, pageHeading);
