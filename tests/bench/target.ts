import { setTimeout as pass } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Effect } from './probe.ts';

/** One thing a shopper does. Elements are Playwright's selectors; the first that is visible is meant. */
export type Step =
  | { tap: string }
  /** Types a text; the last key is what is timed. */
  | { type: string; into: string }
  | { press: string }
  | { choose: string; from: string }
  | { back: true };

/** Something done, and what a shopper waits for then. */
export type Touch = {
  /** Begins at a list that has just been loaded. */
  fresh?: true;
  /** Done before, untimed. */
  before?: readonly Step[];
  do: Step;
  until: Effect;
  /** Milliseconds that pass by design, which are taken off. */
  pause?: number;
};

export const PAGES = ['list', 'home', 'product'] as const;
export type PageName = (typeof PAGES)[number];

export const TOUCHES = [
  'add to cart',
  'open cart',
  'open filters',
  'filter',
  'filter again',
  'close filters',
  'suggestions',
  'search keystroke',
  'search submitted',
  'sort',
  'product',
  'Back',
  'open menu',
] as const;
export type TouchName = (typeof TOUCHES)[number];

export type Target = {
  name: 'limit' | 'shop';
  /** The pages that are loaded cold, and what proves that they are there. */
  pages: Partial<Record<PageName, { path: string; ready: Effect }>>;
  /** A visitor's past: what runs in the page before its own scripts. */
  past: (() => void) | null;
  touches: Partial<Record<TouchName, Touch>>;
};

const POLL = 100;

/** Waits for what an effect asks for. The page's own policy refuses texts as code; the debugger's way in does not. */
export async function untilReady(page: Page, effect: Effect, timeout = 60_000): Promise<void> {
  const start = performance.now();
  while (!(await page.evaluate<boolean>(`window.bench.holds(${String(effect)})`))) {
    if (performance.now() - start > timeout) throw new Error(`What was waited for did not come: ${String(effect)}`);
    await pass(POLL);
  }
}
