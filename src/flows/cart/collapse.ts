const DURATION_MS = 220;
const EASING = 'cubic-bezier(.2,0,0,1)';
const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Ref of a row: when the row is gone, a copy that nobody can reach closes the gap in 220 ms. DESIGN.md 8.
 * React takes the row out at once, so totals, focus and screen readers never wait for the movement.
 */
export function collapseOnRemoval(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return undefined;
  return () => {
    const list = row.parentElement;
    const next = row.nextSibling;
    const height = row.offsetHeight;
    queueMicrotask(() => {
      if (row.isConnected || !list?.isConnected || isStill()) return;
      const ghost = row.cloneNode(true) as HTMLElement;
      ghost.inert = true;
      ghost.style.overflow = 'hidden';
      list.insertBefore(ghost, next?.parentNode === list ? next : null);
      const end = { height: '0', opacity: '0', paddingBlock: '0', minHeight: '0' };
      const movement = ghost.animate([{ height: `${height}px`, opacity: '1' }, end], {
        duration: DURATION_MS,
        easing: EASING,
      });
      movement.onfinish = () => ghost.remove();
    });
  };
}
