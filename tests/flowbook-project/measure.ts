import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { SITE_FOLDER } from '#tools/flowbook/build/vite-config.ts';
import { CHANNEL } from '#tools/flowbook/frame/protocol.ts';

const PORT = 4178;
const SITE = `http://localhost:${PORT}`;
const ARGUMENTS = ['--no-sandbox', '--disable-quic'];
/** The largest chart there is. */
const LARGEST = 'shop';
const POLL_MS = 50;
const FRAMES = 120;
/** Visits whose first diagram is awaited: one alone says little, on a machine that does other things, too. */
const VISITS = 7;
const EVENTS = 10_000;

/** Median and slowest of some durations, in ms. @param each what takes so long */
function spread(times: readonly number[], each: string): string {
  const sorted = [...times].sort((a, b) => a - b);
  return `${(sorted[sorted.length >> 1] ?? 0).toFixed(1)} ms ${each}, the slowest ${(sorted.at(-1) ?? 0).toFixed(1)} ms`;
}

/** Waits until the site is served. */
async function untilUp(): Promise<void> {
  const isUp = () =>
    fetch(SITE)
      .then(({ ok }) => ok)
      .catch(() => false);
  while (!(await isUp())) await setTimeout(POLL_MS);
}

/** Notes in the page when a diagram has first been painted: in the frame after the one that finds it. */
function noteDiagram(): void {
  const look = () => {
    const isThere = document.querySelector('svg.fbd') !== null;
    requestAnimationFrame(isThere ? () => performance.mark('diagram') : look);
  };
  look();
}

/** ms from the start of the load until a diagram is shown. */
async function firstDiagram(page: Page): Promise<number> {
  await page.goto(`${SITE}/flowbook/checkout/`, { waitUntil: 'commit' });
  await page.locator('svg.fbd').waitFor();
  const marked = await page.waitForFunction(() => performance.getEntriesByName('diagram')[0]?.startTime);
  return (await marked.jsonValue()) ?? Number.NaN;
}

/** First diagrams of some visits, each in a browser that has just been opened, and again with what it then has. */
async function visits(executablePath: string): Promise<{ cold: readonly number[]; warm: readonly number[] }> {
  const times: { cold: number[]; warm: number[] } = { cold: [], warm: [] };
  for (let visit = 0; visit < VISITS; visit += 1) {
    const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(noteDiagram);
    times.cold.push(await firstDiagram(page));
    times.warm.push(await firstDiagram(page));
    await browser.close();
  }
  return times;
}

/** How long frames take while something is moved by the wheel. */
const framesWhileWheeling = (page: Page, selector: string): Promise<number[]> =>
  page.evaluate(
    async ([within, frames]) => {
      const element = document.querySelector(within);
      if (!element) throw new Error(`There is no ${within}.`);
      const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const times: number[] = [];
      let before = await nextFrame();
      for (let frame = 0; frame < frames; frame += 1) {
        const by = frame < frames / 2 ? 24 : -24;
        element.dispatchEvent(new WheelEvent('wheel', { deltaX: by, deltaY: by, bubbles: true, cancelable: true }));
        element.scrollTop += by * 5;
        const now = await nextFrame();
        times.push(now - before);
        before = now;
      }
      return times;
    },
    [selector, FRAMES] as const,
  );

/** ms by which the diagram shows a state later than the shop does. */
async function lateness(page: Page): Promise<number> {
  await page.goto(`${SITE}/flowbook/header/`, { waitUntil: 'commit' });
  const event = page.getByRole('button', { name: /^menu\.opened/ });
  await event.and(page.locator('[aria-disabled=false]')).waitFor();
  return page.evaluate(async () => {
    const shop = document.querySelector('iframe')?.contentDocument;
    if (!shop) throw new Error('The shop is not there.');
    const isShown = { shop: () => shop.querySelector('dialog[open], [role=dialog]') !== null, diagram: isDiagramShown };
    function isDiagramShown(): boolean {
      return [...document.querySelectorAll('svg.fbd [role=button]')].some((one) =>
        /^menu\b.*\bnow\b/.test(one.getAttribute('aria-label') ?? ''),
      );
    }
    const seen: Record<string, number> = {};
    const [button] = [...document.querySelectorAll('button')].filter((one) =>
      one.textContent?.startsWith('menu.opened'),
    );
    button?.click();
    while (!('shop' in seen && 'diagram' in seen)) {
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      if (!('shop' in seen) && isShown.shop()) seen.shop = now;
      if (!('diagram' in seen) && isShown.diagram()) seen.diagram = now;
    }
    return (seen.diagram ?? 0) - (seen.shop ?? 0);
  });
}

/** Makes the shop in the frame report very many events at once, each with its own number. */
const tellMany = (page: Page): Promise<void> =>
  page.evaluate(
    ([channel, count]) => {
      const shop = document.querySelector('iframe')?.contentWindow;
      const happenings = Array.from({ length: count }, (_, at) => ({
        ...{ seq: count + at, at, from: 'shopper', actor: 'checkout', chart: 'checkout', event: 'step.completed' },
        ...{ payload: null, took: ['open.confirming step.completed'], states: [''], context: null, reported: [] },
      }));
      const script = shop?.document.createElement('script');
      if (!shop || !script) throw new Error('The shop is not there.');
      script.textContent = `parent.postMessage(${JSON.stringify({ channel, body: { kind: 'happened', happenings } })}, '*')`;
      shop.document.head.append(script);
    },
    [CHANNEL, EVENTS] as const,
  );

/** Measures the static site in a browser. @param say is called with each line of the result */
export async function measure(root: string, executablePath: string, say: (line: string) => void): Promise<void> {
  const server = spawn(process.execPath, [
    join(root, 'tests/support/file-server.mjs'),
    join(root, SITE_FOLDER),
    `${PORT}`,
  ]);
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
  try {
    await untilUp();
    const first = await visits(executablePath);
    say(`First diagram: ${spread(first.cold, 'a visit')} (goal: 1,000)`);
    say(`First diagram, from the cache: ${spread(first.warm, 'a visit')}`);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    say(`A state is seen ${(await lateness(page)).toFixed(1)} ms after the shop shows it (goal: within a frame)`);
    await page.goto(`${SITE}/flowbook/${LARGEST}/`);
    await page.locator('svg.fbd').waitFor();
    say(`Panning ${LARGEST}: ${spread(await framesWhileWheeling(page, '.fb-drawing'), 'a frame')} (goal: 16.7)`);
    await page.goto(`${SITE}/flowbook/sequence/`);
    await page.getByText('Live', { exact: true }).waitFor();
    await tellMany(page);
    await page.locator(`.fb-rows[data-count]:not([data-count="0"])`).waitFor();
    const scrolled = await framesWhileWheeling(page, '.fb-sequence');
    say(`Scrolling ${EVENTS.toLocaleString('en-GB')} events: ${spread(scrolled, 'a frame')} (goal: 16.7)`);
  } finally {
    await browser.close();
    server.kill();
  }
}
