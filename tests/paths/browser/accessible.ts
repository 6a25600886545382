import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { ExpectedModel } from '#tests/explore/expected-model.ts';
import { lookAt } from '#tests/explore/look.ts';
import { expectNoAxeViolationsAtRest } from '#tests/support/accessibility.ts';
import type { CloserLook } from './beside.ts';

/**
 * The name of an Add button stays while it shows 'Added', as CRT-6 wants it; and of more than 99 pieces the badge shows
 * '99+', which the name of the way to the cart says in full.
 */
const NOT_ASKED = ['label-content-name-mismatch'];

/** The visible content, in as much detail as a user could distinguish. */
function sightOf(expectedModel: ExpectedModel): string {
  const { page, overlay, panel, code, checkout, list, login, signup, product, help } = lookAt(expectedModel);
  const { screen } = expectedModel.visit;
  if (overlay === 'checkout') return `${screen} ${checkout}`;
  if (overlay !== 'nothing') return `${screen} ${overlay} ${panel}`;
  const own = { products: JSON.stringify(list), product, login, signup, help }[page as string] ?? '';
  const [state = ''] = own.split('|');
  return [screen, page, code, state.split('.').slice(0, 2).join('.')].join(' ');
}

/** Whether this worker is the first of several. @throws when the folder cannot be written */
function isFirst(folder: string, sight: string): boolean {
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(join(folder, createHash('sha256').update(sight).digest('hex')), sight, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * What axe finds on the page as it is now. The clocks of page and expectedModel go on by what it takes.
 * @returns what it finds, in words; nothing where the page is clean
 */
export async function axeAtRest(page: Page, expectedModel: ExpectedModel): Promise<readonly string[]> {
  try {
    await expectedModel.clock.advance(await expectNoAxeViolationsAtRest(page, NOT_ASKED));
  } catch (error) {
    return [(error as Error).message];
  }
  await page.clock.runFor(await expectedModel.settle());
  return [];
}

/** axe, once for each state of the whole shop and each width. @param folder notes what was looked at; empty when the tests begin */
export const accessibleOnce =
  (folder: string): CloserLook =>
  async (shop, expectedModel) => {
    const sight = sightOf(expectedModel);
    if (!isFirst(folder, sight)) return [];
    return (await axeAtRest(shop.page, expectedModel)).map((found) => `axe finds in ${sight}: ${found}`);
  };
