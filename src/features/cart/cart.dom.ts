import { focusAfter, pageHeading } from '#src/platform/focus.ts';

/** The focused element is about to be removed, so the focus moves to the page's heading. */
export const focusHeadingAfter = (change: () => void): void => focusAfter(change, pageHeading);
