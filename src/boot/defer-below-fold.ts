import { painted } from '#src/platform/after-paint.ts';
import { READY } from '#src/platform/page-data.ts';

const page = document.documentElement;

/** These events may bring deferred content into view, so they show it at once. */
const MOVES = ['scroll', 'wheel', 'touchmove', 'keydown'] as const;

/**
 * Content below the first view is laid out neither with the first paint nor again when the fonts load. Without this, the
 * home page's largest paint took 2,002 ms instead of 1,596 on a phone four times slower.
 */
export function deferBelowFold(): void {
  page.dataset.below = 'deferred';
  for (const type of MOVES) addEventListener(type, showAll, { once: true, capture: true, passive: true });
}

function showAll(): void {
  page.dataset.below = 'shown';
}

/**
 * Lays out the content below once the fonts have loaded, or the app runs without them. It does so in two parts, so that
 * no frame is long; four parts cost more frames than they save.
 */
export async function showBelowFold(fonts: Promise<unknown>): Promise<void> {
  const isAppReady = new Promise((resolve) => document.addEventListener(READY, resolve, { once: true }));
  await Promise.race([fonts, isAppReady]);
  await painted();
  if (page.dataset.below === 'deferred') page.dataset.below = 'partial';
  await painted();
  showAll();
}
