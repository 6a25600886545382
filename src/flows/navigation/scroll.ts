import type { ScrollTarget } from '#machines/navigation/navigation.events.ts';

const SHOPPER_TAKES_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to a height, if the page is tall enough; on the last try as far as it goes. Smoothly where the style sheet
 * allows it: not with reduced motion.
 * @returns whether the height could be reached
 */
export function scrollTo({ top, smooth }: ScrollTarget, { isLast }: { isLast: boolean }): boolean {
  const isReachable = document.documentElement.scrollHeight - window.innerHeight >= top;
  if (isReachable || isLast) window.scrollTo({ top, behavior: smooth ? 'auto' : 'instant' });
  return isReachable;
}

/** Brings what a fragment ('#processing') names into view. @returns whether the page holds it */
export function scrollIntoView(fragment: string): boolean {
  const target = document.getElementById(fragment.slice(1));
  target?.scrollIntoView();
  return target !== null;
}

/**
 * Tries once a frame, until it works or the shopper scrolls; tells which.
 * @returns a function that stops it
 */
export function tryEachFrame(
  attempt: () => boolean,
  tell: (event: { type: 'place.reached' } | { type: 'shopper.scrolled' }) => void,
): () => void {
  const onShopper = () => tell({ type: 'shopper.scrolled' });
  const next = () => {
    if (attempt()) tell({ type: 'place.reached' });
    else frame = requestAnimationFrame(next);
  };
  let frame = requestAnimationFrame(next);
  for (const type of SHOPPER_TAKES_OVER) window.addEventListener(type, onShopper, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    for (const type of SHOPPER_TAKES_OVER) window.removeEventListener(type, onShopper);
  };
}
