import { focusAfter, pageHeading } from '#src/platform/focus.ts';
import { exitAnimation } from './exit-animation.ts';

const COLLAPSE_MS = 220;
const EASING = 'cubic-bezier(.2,0,0,1)';

const removeButton = (row: HTMLElement) => row.querySelector<HTMLElement>('[data-remove]');

/**
 * A change may remove a row of a list. If it does, the focus moves to the Remove button of the next row, else of the
 * previous one, else to the heading. The focus belongs to the page, so it is no state of a flow.
 */
export function focusNeighbourAfter(row: HTMLElement | null, change: () => void): void {
  const rows = [...(row?.parentElement?.querySelectorAll<HTMLElement>(':scope > li:not([inert])') ?? [])];
  const index = row ? rows.indexOf(row) : -1;
  const neighbour = rows[index + 1] ?? rows[index - 1];
  focusAfter(change, () => {
    if (row?.isConnected) return null;
    return neighbour?.isConnected ? removeButton(neighbour) : pageHeading();
  });
}

/** A removed row closes its gap in an exit animation. design.md, Motion. */
export const collapseOnRemoval = exitAnimation((row) => {
  const next = row.nextSibling;
  const height = row.offsetHeight;
  return {
    place: (copy, list) => {
      copy.style.overflow = 'hidden';
      list.insertBefore(copy, next?.parentNode === list ? next : null);
    },
    keyframes: [
      { height: `${height}px`, opacity: '1' },
      { height: '0', opacity: '0', paddingBlock: '0', minHeight: '0' },
    ],
    timing: { duration: COLLAPSE_MS, easing: EASING },
  };
});
