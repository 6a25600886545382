import type { ScrollTarget } from '#machines/navigation/navigation.events.ts';

const SHOPPER_TAKES_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * A smooth scroll without movement for this many frames was interrupted, and a page whose height has not changed for
 * them is rendered.
 */
const STILL_FRAMES = 10;

const pageHeight = () => document.documentElement.scrollHeight;
const isTallEnoughFor = (top: number) => pageHeight() - window.innerHeight >= top;
const isLoading = () => document.querySelector('main [aria-busy="true"]') !== null;
const isAt = (top: number) => Math.abs(window.scrollY - top) < 1;

/** The page scrolls as far as it can; smoothly if the style sheet allows it, so not under reduced motion. */
export const scrollTowards = ({ top, smooth }: ScrollTarget) =>
  window.scrollTo({ top, behavior: smooth ? 'auto' : 'instant' });

/** The browser stops a smooth scroll when the page changes, so the scroll starts again. */
function smoothSeeker(target: ScrollTarget): () => boolean {
  let lastTop = Number.NaN;
  let stillFrames = 0;
  return () => {
    if (!isTallEnoughFor(target.top)) return false;
    const { scrollY } = window;
    stillFrames = scrollY === lastTop ? stillFrames + 1 : 0;
    if (Number.isNaN(lastTop) || stillFrames > STILL_FRAMES) {
      scrollTowards(target);
      stillFrames = 0;
    }
    lastTop = scrollY;
    return isAt(target.top);
  };
}

/**
 * Placeholders may be taller than the content, so the page has reached its position when it is rendered. A page of the
 * same height for some frames that leaves its position was scrolled by a screen reader, which sends no events. Before
 * that it may still be the page that was left, whose parts move as they come into view.
 */
function instantSeeker(target: ScrollTarget): () => boolean {
  let lastHeight = Number.NaN;
  let sameFrames = 0;
  let renderedFrames = 0;
  let wasThere = false;
  return () => {
    const height = pageHeight();
    sameFrames = height === lastHeight ? sameFrames + 1 : 0;
    lastHeight = height;
    if (wasThere && sameFrames > STILL_FRAMES && !isAt(target.top)) return true;
    wasThere = isTallEnoughFor(target.top);
    if (!wasThere) return false;
    scrollTowards(target);
    renderedFrames = sameFrames > 0 && !isLoading() ? renderedFrames + 1 : 0;
    return target.top === 0 || renderedFrames > STILL_FRAMES;
  };
}

/**
 * The page scrolls to the position as soon as it is tall enough. @returns an attempt to run once a frame: it says
 * whether the seeking is over
 */
export const positionSeeker = (target: ScrollTarget): (() => boolean) =>
  target.smooth ? smoothSeeker(target) : instantSeeker(target);

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
