import type { ScrollTarget } from '#machines/navigation/navigation.events.ts';

const SHOPPER_TAKES_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** A smooth scroll that has not moved for so many frames has been broken off. */
const STILL_FRAMES = 10;

const isTallEnoughFor = (top: number) => document.documentElement.scrollHeight - window.innerHeight >= top;

/** As far as the page goes; smoothly where the style sheet allows it: not with reduced motion. */
export const scrollTowards = ({ top, smooth }: ScrollTarget) =>
  window.scrollTo({ top, behavior: smooth ? 'auto' : 'instant' });

/**
 * Scrolls to a height as soon as the page is tall enough.
 * @returns the attempt, to be made once a frame: whether the page lies there
 */
export function positionSeeker(target: ScrollTarget): () => boolean {
  let lastTop = Number.NaN;
  let stillFrames = 0;
  return () => {
    if (!isTallEnoughFor(target.top)) return false;
    if (!target.smooth) {
      scrollTowards(target);
      return true;
    }
    // The browser breaks a smooth scroll off when the page changes under it: then it begins anew.
    const { scrollY } = window;
    stillFrames = scrollY === lastTop ? stillFrames + 1 : 0;
    if (Number.isNaN(lastTop) || stillFrames > STILL_FRAMES) {
      scrollTowards(target);
      stillFrames = 0;
    }
    lastTop = scrollY;
    return Math.abs(scrollY - target.top) < 1;
  };
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
