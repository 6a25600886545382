import type { Browser } from '@playwright/test';
import type { Companion } from '#tests/explore/companion.ts';
import { lookAt } from '#tests/explore/look.ts';
import { isCheckoutMissing, type Move } from '#tests/explore/moves/move.ts';
import type { Oracle } from '#tests/explore/oracle.ts';
import { brokenBy, isCodeAwaited, takeStep } from '#tests/explore/step.ts';
import { verbOf } from '../all-screens.ts';
import { disagreements } from './agreement.ts';
import { type Opening, ShopPage } from './shop-page.ts';

/** ms that a real machine may take to show what it has been told. */
const PATIENCE_MS = 10_000;
/** ms of the page's clock that may pass while it is waited for: fewer than any timer of the shop is away. */
const MOST_TICKS = 40;
/** A busy machine takes longer for each look: so many there are, however long they take. */
const LEAST_LOOKS = 12;
const TICK_MS = 4;

/** Lets the page's time pass, where it still is in the shop. */
const pass = async (shop: ShopPage, ms: number): Promise<void> => {
  if (!shop.isElsewhere()) await shop.page.clock.runFor(ms);
};

/**
 * Waits until the page is as the charts say; it may need a frame or two for what has come late.
 * @returns in what they differ for good
 */
async function agree(shop: ShopPage, oracle: Oracle, patienceMs: number): Promise<readonly string[]> {
  const end = performance.now() + patienceMs;
  let ticks = 0;
  let found = await disagreements(shop, oracle);
  for (let looks = 1; found.length > 0 && (looks < LEAST_LOOKS || performance.now() < end); looks += 1) {
    if (ticks < MOST_TICKS) {
      await pass(shop, TICK_MS);
      ticks += TICK_MS;
    }
    found = await disagreements(shop, oracle);
  }
  await oracle.clock.advance(ticks);
  return found;
}

/** What a person does on the page. @returns why it cannot be done there */
async function act({ page }: ShopPage, oracle: Oracle, { words, voice }: Move): Promise<readonly string[]> {
  if (voice !== 'user') return [];
  try {
    await verbOf(words)({ page, oracle });
  } catch (error) {
    const [what = '', ...log] = (error as Error).message.split('\n');
    return [`nobody ${words}: ${[what, ...log.filter((line) => line.includes('- ')).slice(0, 3)].join(' ')}`];
  }
  return [];
}

/** Looks at more than what is said to be seen, where it was not looked at before. @returns what is wrong */
export type CloserLook = (shop: ShopPage, oracle: Oracle) => Promise<readonly string[]>;

type Care = { readonly patienceMs: number; readonly lookCloser: CloserLook | undefined };

async function stepOf(shop: ShopPage, oracle: Oracle, move: Move, { patienceMs, lookCloser }: Care) {
  const before = lookAt(oracle);
  if (isCodeAwaited(oracle)) await shop.undergo({ kind: 'code', isWithheld: false });
  if (isCheckoutMissing(oracle)) await shop.undergo({ kind: 'code', of: 'checkout', isWithheld: false });
  // Before the oracle goes on: it names what is pressed.
  const undone = await act(shop, oracle, move);
  const step = await takeStep(oracle, move);
  if (undone.length > 0) return { step, broken: undone };
  // A pointer that stays where it has pressed would be on what comes there next.
  if (oracle.hand.pointer === 'elsewhere') await shop.page.mouse.move(1, 1);
  for (const deed of step.deeds) await shop.undergo(deed);
  await pass(shop, step.ms);
  const broken = [...brokenBy(oracle, before, step), ...(await agree(shop, oracle, patienceMs))];
  if (broken.length > 0 || !lookCloser || shop.isElsewhere()) return { step, broken };
  return { step, broken: await lookCloser(shop, oracle) };
}

/** How the shop is opened and waited for, and what is done beside comparing. */
export type Manner = Opening & {
  readonly lookCloser?: CloserLook;
  /** That it may take to show what it has been told. */
  readonly patienceMs?: number;
};

/** The real shop beside the oracle: what is done to the one is done to the other, and they are compared after each step. */
export const beside =
  (browser: Browser, baseURL: string, manner: Manner = {}): Companion =>
  async (oracle) => {
    const { patienceMs = PATIENCE_MS, lookCloser } = manner;
    const shop = await ShopPage.open(browser, baseURL, oracle.visit, manner);
    await pass(shop, await oracle.settle());
    return {
      broken: await agree(shop, oracle, patienceMs),
      step: (move) => stepOf(shop, oracle, move, { patienceMs, lookCloser }),
      end: shop.close,
    };
  };
