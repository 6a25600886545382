import { painted } from '#src/platform/after-paint.ts';
import { READY } from '#src/platform/page-data.ts';

const page = document.documentElement;

/** What moves to where something is held back, and cannot wait for it. */
const MOVES = ['scroll', 'wheel', 'touchmove', 'keydown'] as const;

/** What is below the first view is laid out neither with the first paint nor when faces and styles arrive. */
export function deferBelowFold(): void {
  page.dataset.below = 'held';
  for (const type of MOVES) addEventListener(type, release, { once: true, capture: true, passive: true });
}

function release(): void {
  page.dataset.below = 'here';
}

/**
 * Lays out what is below, in two parts, so that neither holds up a frame for long (four parts cost more in frames than they
 * save in each): once the faces are here, or the shop is at work without them.
 */
export async function showBelowFold(faces: Promise<unknown>): Promise<void> {
  const isAtWork = new Promise((resolve) => document.addEventListener(READY, resolve, { once: true }));
  await Promise.race([faces, isAtWork]);
  await painted();
  if (page.dataset.below === 'held') page.dataset.below = 'first';
  await painted();
  release();
}
