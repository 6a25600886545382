import { focusAfter, pageHeading } from '#src/lib/focus.ts';

const removeButton = (row: HTMLElement) => row.querySelector<HTMLElement>('[data-remove]');

/** Lets something go that holds the focus, and puts the focus on the page's heading. */
export const focusHeadingAfter = (change: () => void): void => focusAfter(change, pageHeading);

/** Lets a line of the cart go; the focus passes to the next line's Remove, or the one before, or the heading. */
export function focusNeighbourAfter(row: HTMLElement | null, remove: () => void): void {
  const rows = [...(row?.parentElement?.querySelectorAll<HTMLElement>(':scope > li:not([inert])') ?? [])];
  const index = row ? rows.indexOf(row) : -1;
  const neighbour = rows[index + 1] ?? rows[index - 1];
  focusAfter(remove, () => (neighbour?.isConnected ? removeButton(neighbour) : pageHeading()));
}
