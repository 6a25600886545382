import { setTimeout as pass } from 'node:timers/promises';
import { type Browser, type CDPSession, devices, type Page } from '@playwright/test';
import { installProbe } from './probe.ts';
import { type Step, type Target, TOUCHES, type Touch, type TouchName, untilReady } from './target.ts';

/** The phone that Lighthouse measures with, too. */
const PHONE = { ...devices['Pixel 5'], viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
const LAPS = 8;
/** Milliseconds between what is done untimed and what is timed, so that the one does not weigh on the other. */
const REST = { load: 1500, step: 300, key: 120, aim: 150, touch: 1000, lap: 300 };
const TIMEOUT = 30_000;

export type Memory = { heap: number; nodes: number };
export type Walk = {
  touches: Partial<Record<TouchName, number>>;
  /** Milliseconds of each touch in which the API's answers were waited for. */
  answers: Partial<Record<TouchName, number>>;
  /** Milliseconds of every interaction of the walk, timed or not. */
  interactions: readonly number[];
  memory: Memory | null;
  failures: readonly string[];
};

type Phone = { page: Page; session: CDPSession; close: () => Promise<void> };

/** A phone viewport. @param cpu how many times slower its CPU is than this machine's */
export async function openPhone(browser: Browser, target: Target, cpu: number): Promise<Phone> {
  const context = await browser.newContext(PHONE);
  await context.addInitScript(installProbe);
  if (target.past) await context.addInitScript(target.past);
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return { page, session, close: () => context.close() };
}

const visible = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).first();

/** Brings an element to the middle of the screen. @returns its own middle */
async function aim(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const element = visible(page, selector);
  await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await pass(REST.aim);
  const box = await element.boundingBox();
  if (!box) throw new Error(`${selector} has no place on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Finds what a step is about, so that looking for it is not timed. @returns the step itself */
async function prepare(page: Page, step: Step): Promise<() => Promise<unknown>> {
  if ('tap' in step) {
    const { x, y } = await aim(page, step.tap);
    return () => page.touchscreen.tap(x, y);
  }
  if ('type' in step) {
    const { x, y } = await aim(page, step.into);
    await page.touchscreen.tap(x, y);
    await pass(REST.step);
    for (const key of step.type.slice(0, -1)) {
      await page.keyboard.press(key);
      await pass(REST.key);
    }
    return () => page.keyboard.press(step.type.slice(-1));
  }
  if ('choose' in step) {
    const list = visible(page, step.from);
    await list.waitFor();
    return () => list.selectOption(step.choose);
  }
  if ('press' in step) return () => page.keyboard.press(step.press);
  return () =>
    page.evaluate(() => {
      window.bench.startNow();
      history.back();
    });
}

/** Does a step whose time does not matter, when the page is idle. */
async function perform(page: Page, step: Step): Promise<void> {
  if ('tap' in step) await visible(page, step.tap).tap();
  else await (await prepare(page, step))();
}

/** Milliseconds from the input to the frame that shows its effect. */
async function timed(page: Page, { before = [], do: step, until, pause = 0 }: Touch): Promise<number> {
  for (const earlier of before) {
    await perform(page, earlier);
    await pass(REST.step);
  }
  const act = await prepare(page, step);
  await pass(REST.step);
  await page.evaluate(`window.bench.arm(${String(until)})`);
  await act();
  const done = await page.waitForFunction(() => window.bench.done(), undefined, { polling: 100, timeout: TIMEOUT });
  const time = Number(await done.jsonValue());
  await pass(REST.touch);
  return time - pause;
}

/** What the page holds after what can be thrown away has been: bytes of the heap, and nodes of the document. */
async function memoryOf({ session }: Phone): Promise<Memory> {
  // Once is not enough: what only a dead object held dies in the next turn.
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  return { heap: usedSize, nodes: metrics.find(({ name }) => name === 'Nodes')?.value ?? 0 };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message.split('\n')[0] : String(error));

/** Every touch of a target once, in order, and what it holds in memory after walking to a product and back eight times. */
export async function walk(browser: Browser, target: Target, url: string, cpu: number): Promise<Walk> {
  const { list } = target.pages;
  if (!list) throw new Error(`${target.name} has no list to walk from`);
  const phone = await openPhone(browser, target, cpu);
  const { page } = phone;
  const touches: Partial<Record<TouchName, number>> = {};
  const answers: Partial<Record<TouchName, number>> = {};
  const interactions: number[] = [];
  const failures: string[] = [];
  const collect = async () => void interactions.push(...(await page.evaluate(() => window.bench.interactions())));
  const load = async () => {
    await page.goto(url + list.path, { waitUntil: 'load' });
    await untilReady(page, list.ready);
    await pass(REST.load);
  };
  const lap = async () => {
    const { product, Back } = target.touches;
    if (!(product && Back)) return;
    for (const { do: step, until } of [product, Back]) {
      await perform(page, step);
      await untilReady(page, until);
      await pass(REST.lap);
    }
  };
  try {
    await load();
    for (const name of TOUCHES) {
      const touch = target.touches[name];
      if (!touch) continue;
      try {
        if (touch.fresh) {
          await collect();
          await load();
        }
        touches[name] = await timed(page, touch);
        answers[name] = await page.evaluate(() => window.bench.answers());
      } catch (error) {
        failures.push(`${target.name}, ${name}: ${messageOf(error)}`);
        await load();
      }
    }
    await collect();
    await load();
    for (let count = 0; count < LAPS; count += 1) await lap();
    return { touches, answers, interactions, memory: await memoryOf(phone), failures };
  } catch (error) {
    return {
      touches,
      answers,
      interactions,
      memory: null,
      failures: [...failures, `${target.name}: ${messageOf(error)}`],
    };
  } finally {
    await phone.close();
  }
}
