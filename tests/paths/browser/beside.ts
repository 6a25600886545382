import type { Browser, Page } from '@playwright/test';
import { brokenBy } from '#tests/explore/broken-by.ts';
import type { Companion } from '#tests/explore/companion.ts';
import type { ExpectedModel } from '#tests/explore/expected-model.ts';
import { lookAt } from '#tests/explore/look.ts';
import { isCheckoutMissing, type Move } from '#tests/explore/moves/move.ts';
import { isCodeAwaited, takeStep } from '#tests/explore/step.ts';
import { verbOf } from '../all-screens.ts';
import { disagreements } from './agreement.ts';
import { type Opening, ShopPage } from './shop-page.ts';

/** ms that a real browser may take to show a change. */
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
 * Waits until the page is as the charts say; it may need a frame or two more.
 * @returns in what they differ for good
 */
async function agree(shop: ShopPage, expectedModel: ExpectedModel, patienceMs: number): Promise<readonly string[]> {
  const end = performance.now() + patienceMs;
  let ticks = 0;
  let found = await disagreements(shop, expectedModel);
  for (let looks = 1; found.length > 0 && (looks < LEAST_LOOKS || performance.now() < end); looks += 1) {
    if (ticks < MOST_TICKS && !shop.isLoadingCode()) {
      await pass(shop, TICK_MS);
      ticks += TICK_MS;
    }
    found = await disagreements(shop, expectedModel);
  }
  await expectedModel.clock.advance(ticks);
  return found;
}

/** What a person does on the page. @returns why it cannot be done there */
async function act(
  { page }: ShopPage,
  expectedModel: ExpectedModel,
  { words, sender }: Move,
): Promise<readonly string[]> {
  if (sender !== 'user') return [];
  try {
    await verbOf(words)({ page, expectedModel });
  } catch (error) {
    const [what = '', ...log] = (error as Error).message.split('\n');
    return [
      `it did not happen that ${words}: ${[what, ...log.filter((line) => line.includes('- ')).slice(-4)].join(' ')}`,
    ];
  }
  return [];
}

/** Looks at more than what is said to be seen, where it was not looked at before. @returns what is wrong */
export type CloserLook = (shop: ShopPage, expectedModel: ExpectedModel) => Promise<readonly string[]>;

/** Notes how a page is that agrees with the charts. */
type Noting = (page: Page) => Promise<void>;

type Care = {
  readonly patienceMs: number;
  readonly lookCloser: CloserLook | undefined;
  readonly note: Noting | undefined;
};

/**
 * Resolves after some turns of the page: an answer is read in the first, and React shows it in the next. It runs in the page.
 * @returns whether the page then waits for no frame
 */
async function restIn(turns: number): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  for (let turn = 0; turn < turns; turn += 1) {
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  }
  port1.close();
  return window.isAtRest?.() ?? true;
}
const TURNS = 6;
const FRAME_MS = 16;
/** Frames that are waited for: with the ticks fewer ms than any timer of the shop is away. An animation asks for more and more. */
const MOST_FRAMES = 4;

/** Notes how the page is once it has done what the step has begun, such as a focus that moves after the next frame. */
async function noteAtRest(shop: ShopPage, expectedModel: ExpectedModel, note: Noting | undefined): Promise<void> {
  if (!note || shop.isElsewhere()) return;
  for (let frames = 0; !(await shop.page.evaluate(restIn, TURNS)) && frames < MOST_FRAMES; frames += 1) {
    await pass(shop, FRAME_MS);
    await expectedModel.clock.advance(FRAME_MS);
  }
  await note(shop.page);
}

async function stepOf(
  shop: ShopPage,
  expectedModel: ExpectedModel,
  move: Move,
  { patienceMs, lookCloser, note }: Care,
) {
  const before = lookAt(expectedModel);
  if (isCodeAwaited(expectedModel)) await shop.perform({ kind: 'code', isBlocked: false });
  if (isCheckoutMissing(expectedModel)) await shop.perform({ kind: 'code', of: 'checkout', isBlocked: false });
  // Before the expected model goes on: it names what is pressed.
  const undone = await act(shop, expectedModel, move);
  const step = await takeStep(expectedModel, move);
  if (undone.length > 0) return { step, broken: undone };
  // A pointer that stays where it has pressed would be on what comes there next.
  if (expectedModel.hand.pointer === 'elsewhere') await shop.page.mouse.move(1, 1);
  for (const action of step.actions) await shop.perform(action);
  if (note && !shop.isElsewhere()) await shop.page.evaluate(restIn, TURNS);
  await pass(shop, step.ms);
  const broken = [...brokenBy(expectedModel, before, step), ...(await agree(shop, expectedModel, patienceMs))];
  if (broken.length === 0) await noteAtRest(shop, expectedModel, note);
  if (broken.length > 0 || !lookCloser || shop.isElsewhere()) return { step, broken };
  return { step, broken: await lookCloser(shop, expectedModel) };
}

/** How the shop is opened and waited for, and what is done beside comparing. */
export type Manner = Opening & {
  readonly lookCloser?: CloserLook;
  /** Called at first, and after each step. */
  readonly note?: Noting;
  /** The time that it may take to show a change. */
  readonly patienceMs?: number;
};

/** The real shop beside the expected model: what is done to the one is done to the other, and they are compared after each step. */
export const beside =
  (browser: Browser, baseURL: string, manner: Manner = {}): Companion =>
  async (expectedModel) => {
    const { patienceMs = PATIENCE_MS, lookCloser, note } = manner;
    const shop = await ShopPage.open(browser, baseURL, expectedModel.visit, manner);
    await pass(shop, await expectedModel.settle());
    const broken = await agree(shop, expectedModel, patienceMs);
    if (broken.length === 0) await noteAtRest(shop, expectedModel, note);
    return {
      broken,
      step: (move) => stepOf(shop, expectedModel, move, { patienceMs, lookCloser, note }),
      end: shop.close,
    };
  };
