const DURATION_MS = 200;
const EASING = 'cubic-bezier(.4,0,1,1)';
const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Ref of a message: when it is gone, a copy that nobody can reach fades out in its place. DESIGN.md 8.
 * React takes the message out at once, so nothing waits for the movement.
 */
export function fadeOnRemoval(message: HTMLElement | null): (() => void) | undefined {
  if (!message) return undefined;
  return () => {
    const region = message.parentElement;
    const { left, top, width, height } = message.getBoundingClientRect();
    queueMicrotask(() => {
      if (message.isConnected || !region?.isConnected || isStill()) return;
      const ghost = message.cloneNode(true) as HTMLElement;
      ghost.inert = true;
      Object.assign(ghost.style, {
        position: 'fixed',
        left: `${left}px`,
        top: `${top}px`,
        width: `${width}px`,
        height: `${height}px`,
        animation: 'none',
        pointerEvents: 'none',
        zIndex: getComputedStyle(region).zIndex,
      });
      region.after(ghost);
      const movement = ghost.animate([{ opacity: 1 }, { opacity: 0 }], {
        duration: DURATION_MS,
        easing: EASING,
        fill: 'forwards',
      });
      movement.onfinish = () => ghost.remove();
    });
  };
}
