/** How long a page may take to grow to its former height before the attempt to scroll back is given up. */
const PATIENCE_MS = 2000;
const SHOPPER_TAKES_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

let abandon: () => void = () => {};

/** Scrolls to a height in px as soon as the page is tall enough, unless the shopper scrolls first. */
export function restoreScroll(top: number): void {
  abandon();
  const started = performance.now();
  let frame = 0;
  abandon = () => {
    cancelAnimationFrame(frame);
    for (const type of SHOPPER_TAKES_OVER) window.removeEventListener(type, abandon);
  };
  const attempt = () => {
    const reachable = document.documentElement.scrollHeight - window.innerHeight >= top;
    if (reachable || performance.now() - started > PATIENCE_MS) {
      window.scrollTo({ top, behavior: 'instant' });
      abandon();
      return;
    }
    frame = requestAnimationFrame(attempt);
  };
  for (const type of SHOPPER_TAKES_OVER) window.addEventListener(type, abandon, { passive: true });
  frame = requestAnimationFrame(attempt);
}
