import { painted } from '#src/platform/after-paint.ts';
import { READY } from '#src/platform/page-data.ts';

const page = document.documentElement;

/** These events may show content that is held back, so they show it at once. */
const MOVES = ['scroll', 'wheel', 'touchmove', 'keydown'] as const;

/**
 * Content below the first view is laid out neither with the first paint nor again when the fonts load. Without this, the
 * home page's largest paint took 2,002 ms instead of 1,596 on a phone four times slower.
 */
export function deferBelowFold(): void {
  page.dataset.below = 'held';
  for (const type of MOVES) addEventListener(type, release, { once: true, capture: true, passive: true });
}

function release(): void {
  page.dataset.below = 'here';
}

/**
 * Lays out the content below once the fonts have loaded, or the app runs without them. It does so in two parts, so that
 * neither makes a frame long; four parts cost more in frames than they save in each.
 */
export async function showBelowFold(faces: Promise<unknown>): Promise<void> {
  const isAtWork = new Promise((resolve) => document.addEventListener(READY, resolve, { once: true }));
  await Promise.race([faces, isAtWork]);
  await painted();
  if (page.dataset.below === 'held') page.dataset.below = 'first';
  await painted();
  release();
}
