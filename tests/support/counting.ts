import { type Browser, expect, type Page, type Route } from '@playwright/test';

/**
 * React's renders since the last reading, counted by the hook of its developer tools; production builds call it, too.
 */
type Rendered = { commits: number; components: number };

/** As much of React's tree as matters here. */
type Fiber = {
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  /** The same place as it was before; null for what is new. */
  alternate: Fiber | null;
};

/** Runs in the page before its own scripts: counts the components that render. */
export function recordRenders(): void {
  const FUNCTION = 0;
  const CLASS = 1;
  const FORWARD_REF = 11;
  const MEMO = 14;
  const SIMPLE_MEMO = 15;
  const COMPONENTS = [FUNCTION, CLASS, FORWARD_REF, MEMO, SIMPLE_MEMO];
  const PERFORMED_WORK = 1;
  let rendered: Rendered = { commits: 0, components: 0 };

  const visitChildren = (fiber: Fiber) => {
    for (let child = fiber.child; child; child = child.sibling) visit(child);
  };
  const visit = (fiber: Fiber) => {
    const before = fiber.alternate;
    if (COMPONENTS.includes(fiber.tag) && (before === null || fiber.flags & PERFORMED_WORK)) rendered.components += 1;
    // Children that are the same objects were not visited; their flags are from an earlier render.
    if (before === null || before.child !== fiber.child) visitChildren(fiber);
  };
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_: number, root: { current: Fiber }) => {
      rendered.commits += 1;
      visit(root.current);
    },
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
  };
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: hook,
    takeRendered: () => {
      const taken = rendered;
      rendered = { commits: 0, components: 0 };
      return taken;
    },
  });
}

/** Milliseconds that the page's clock goes on at each look; the time of the machine does not matter to it. */
const TICK = 20;
const LOOK = { intervals: [50] };
const QUIET_LOOKS = 5;

/** Lets the page's paused clock go on until something holds. */
export async function tickUntil(page: Page, holds: () => Promise<boolean>): Promise<void> {
  const look = async () => {
    await page.clock.runFor(TICK);
    return holds();
  };
  await expect.poll(look, LOOK).toBe(true);
}

type TraceEvent = {
  name: string;
  args?: { beginData?: { stackTrace?: readonly { url: string; lineNumber: number; columnNumber: number }[] } };
};

/** For each style or layout that a script of the shop forced before the frame: the place in the script that did. */
function placesOfForcedLayouts(trace: Buffer): string[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  return traceEvents.flatMap(({ name, args }) => {
    const [top, ...callers] = args?.beginData?.stackTrace ?? [];
    if (!top || (name !== 'Layout' && name !== 'UpdateLayoutTree')) return [];
    const isOfShop = [top, ...callers].some(({ url }) => url.includes('/assets/'));
    return isOfShop ? [`${top.url}:${top.lineNumber}:${top.columnNumber}`] : [];
  });
}

export type TouchFigures = {
  /** Components that have rendered. */
  components: number;
  /** Places in scripts that forced a style or a layout. */
  forcingPlaces: number;
  /** How often they did. It depends on which frames the browser had painted by then, so only far more is a fault. */
  forcedLayouts: number;
};

/** Counts what one touch costs, from the input until its effect is there and nothing renders any more. */
export async function countTouch(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
  holds: () => Promise<boolean>,
): Promise<TouchFigures> {
  const sum = { components: 0, quietLooks: 0 };
  const take = async () => {
    const { commits, components } = await page.evaluate(() => window.takeRendered());
    sum.components += components;
    sum.quietLooks = commits === 0 ? sum.quietLooks + 1 : 0;
    return sum.quietLooks >= QUIET_LOOKS;
  };
  await tickUntil(page, take);
  sum.components = 0;
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'],
  });
  await act();
  await tickUntil(page, holds);
  sum.quietLooks = 0;
  await tickUntil(page, take);
  const trace = await browser.stopTracing();
  const places = placesOfForcedLayouts(trace);
  return { components: sum.components, forcingPlaces: new Set(places).size, forcedLayouts: places.length };
}

/** How often the page is checked for a paint before the next answers are given. */
const PAINT_LOOKS = 20;

/** Whether something has been painted after some turns of the page's own loop, each at least 50 ms long. */
const hasPainted = (page: Page, looks: number) =>
  page.evaluate(async (most) => {
    for (let look = 0; look < most; look += 1) {
      if (performance.getEntriesByName('first-contentful-paint').length > 0) return true;
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
    return false;
  }, looks);

export type FirstPaint = {
  /** Requests made before something is painted. */
  requests: number;
  /** The round trips for them: in each, all requests so far are answered. */
  trips: number;
};

/**
 * Holds back every answer, and gives those of a round trip together, until something is painted. So it counts the
 * requests that the first paint waits for on a slow line, however fast this one is.
 */
export async function countToFirstPaint(page: Page, path: string): Promise<FirstPaint> {
  const held: Route[] = [];
  const counted = { requests: 0, trips: 0 };
  await page.route('**/*', (route) => void held.push(route));
  const navigation = page.goto(path, { waitUntil: 'commit' });
  do {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    const wave = held.splice(0);
    counted.requests += wave.length;
    counted.trips += 1;
    await Promise.all(wave.map((route) => route.continue()));
    await Promise.all(wave.map(async (route) => (await route.request().response())?.finished()));
    await navigation;
  } while (!(await hasPainted(page, PAINT_LOOKS)));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return counted;
}

export type PageFigures = {
  elements: number;
  /** All that has been fetched. */
  requests: number;
  /** Bytes of bodies as they travel. */
  html: number;
  scripts: number;
  styles: number;
  fonts: number;
  data: number;
};

/** Counts a page and what it has fetched, once it fetches nothing more. */
export async function countPage(page: Page): Promise<PageFigures> {
  const count = () =>
    page.evaluate(() => {
      const [html] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const sizeOf = (ending: RegExp) =>
        files
          .filter(({ name }) => ending.test(new URL(name).pathname))
          .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      return {
        elements: document.querySelectorAll('*').length,
        requests: files.length + 1,
        html: html?.encodedBodySize ?? 0,
        scripts: sizeOf(/\.js$/),
        styles: sizeOf(/\.css$/),
        fonts: sizeOf(/\.woff2$/),
        data: sizeOf(/^\/api\//),
      };
    });
  let last = await count();
  let quietLooks = 0;
  const look = async () => {
    const now = await count();
    quietLooks = JSON.stringify(now) === JSON.stringify(last) ? quietLooks + 1 : 0;
    last = now;
    return quietLooks >= QUIET_LOOKS;
  };
  await expect.poll(look, { intervals: [200] }).toBe(true);
  return last;
}
