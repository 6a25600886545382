/** How long a page may take to grow to its former height before the attempt to scroll back is given up. */
const PATIENCE_MS = 2000;
const SHOPPER_TAKES_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

let abandon: () => void = () => {};

/** Tries once a frame until it works, its time is up, or the shopper scrolls. */
function keepTrying(attempt: (isLast: boolean) => boolean): void {
  abandon();
  const started = performance.now();
  let frame = 0;
  abandon = () => {
    cancelAnimationFrame(frame);
    for (const type of SHOPPER_TAKES_OVER) window.removeEventListener(type, abandon);
  };
  const next = () => {
    const isLast = performance.now() - started > PATIENCE_MS;
    if (attempt(isLast) || isLast) abandon();
    else frame = requestAnimationFrame(next);
  };
  for (const type of SHOPPER_TAKES_OVER) window.addEventListener(type, abandon, { passive: true });
  frame = requestAnimationFrame(next);
}

/**
 * Scrolls to a height in px as soon as the page is tall enough, unless the shopper scrolls first.
 * @param behavior 'auto' does as the style sheet says: smoothly, but not with reduced motion
 */
export function restoreScroll(top: number, behavior: ScrollBehavior = 'instant'): void {
  keepTrying((isLast) => {
    const isReachable = document.documentElement.scrollHeight - window.innerHeight >= top;
    if (isReachable || isLast) window.scrollTo({ top, behavior });
    return isReachable;
  });
}

/** Scrolls to what a fragment ('#processing') names, as soon as its page is there. */
export function scrollToFragment(hash: string): void {
  keepTrying(() => {
    const target = document.getElementById(hash.slice(1));
    target?.scrollIntoView();
    return target !== null;
  });
}
