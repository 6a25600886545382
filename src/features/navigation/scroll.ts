import type { ScrollTarget } from '#machines/navigation/navigation.events.ts';

const SHOPPER_TAKES_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** A smooth scroll without movement for this many frames was interrupted. */
const STILL_FRAMES = 10;

const isTallEnoughFor = (top: number) => document.documentElement.scrollHeight - window.innerHeight >= top;

/** The page scrolls as far as it can; smoothly if the style sheet allows it, so not under reduced motion. */
export const scrollTowards = ({ top, smooth }: ScrollTarget) =>
  window.scrollTo({ top, behavior: smooth ? 'auto' : 'instant' });

/**
 * The page scrolls to the position as soon as it is tall enough. @returns an attempt to run once a frame: it says
 * whether the page is at the position
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
    // The browser stops a smooth scroll when the page changes, so the scroll starts again.
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

/** The element that a fragment ('#processing') names scrolls into view. @returns whether the page has this element */
export function scrollIntoView(fragment: string): boolean {
  const target = document.getElementById(fragment.slice(1));
  target?.scrollIntoView();
  return target !== null;
}

/**
 * An attempt runs once a frame until it succeeds or the shopper scrolls. The result says which. @returns a function
 * that stops the attempts
 */
export function tryEachFrame(
  attempt: () => boolean,
  send: (event: { type: 'place.reached' } | { type: 'shopper.scrolled' }) => void,
): () => void {
  const onShopper = () => send({ type: 'shopper.scrolled' });
  const next = () => {
    if (attempt()) send({ type: 'place.reached' });
    else frame = requestAnimationFrame(next);
  };
  let frame = requestAnimationFrame(next);
  for (const type of SHOPPER_TAKES_OVER) window.addEventListener(type, onShopper, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    for (const type of SHOPPER_TAKES_OVER) window.removeEventListener(type, onShopper);
  };
}
