import { setTimeout } from 'node:timers/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * axe within the page itself. Without legacy mode it collects its results in a second page, which doubles its time, and which
 * a paused clock would stop: the clock is the whole context's. Only violations are described node by node, which halves its
 * time, too.
 */
const axeOf = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

/** axe finds nothing on the page as it is now. WCAG 2.2 A and AA, and axe's best practices. */
export const expectNoAxeViolations = (page: Page): Promise<void> => expectNone(page, axeOf(page));

/** The same without another page that is shown in this one, which has landmarks of its own. @param frame its selector */
export const expectNoAxeViolationsAround = (page: Page, frame: string): Promise<void> =>
  expectNone(page, axeOf(page).exclude(frame));

async function expectNone(page: Page, axe: AxeBuilder): Promise<void> {
  await page.evaluate(() => {
    // An animation in content that the browser skips (content-visibility) is paused and would never end.
    const isRendered = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility({ contentVisibilityAuto: true }) === true;
    const ending = document
      .getAnimations()
      .filter((motion) => isRendered(motion) && Number.isFinite(motion.effect?.getComputedTiming().endTime));
    return Promise.all(ending.map((motion) => motion.finished.catch(() => null)));
  });
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

/**
 * The same for a page with a paused clock: axe needs time, and gets it one millisecond at a time.
 * @param without rules of axe that are not asked
 * @returns the milliseconds that have passed on the page's clock
 */
export async function expectNoAxeViolationsAtRest(page: Page, without: string[] = []): Promise<number> {
  let spent = 0;
  let isDone = false;
  const analysis = expectNone(page, axeOf(page).disableRules(without)).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await page.clock.runFor(1);
    spent += 1;
    // However slow the machine, axe is done long before the page's clock has moved by a second.
    await setTimeout(60);
  }
  await analysis;
  return spent;
}
