import lighthouse, { type Result } from 'lighthouse';
import { launch } from 'puppeteer-core';

/** Kinds of what is fetched, by Chromium's names for them. */
const KINDS = {
  Document: 'html',
  Script: 'scripts',
  Stylesheet: 'styles',
  Font: 'fonts',
  Image: 'pictures',
  Fetch: 'data',
  XHR: 'data',
} as const;

type Kind = (typeof KINDS)[keyof typeof KINDS] | 'other';
/** Milliseconds, but for: score of 100, shift (a ratio), bytes over the wire, and numbers of things. */
export type LoadFigure =
  | 'score'
  | 'first paint'
  | 'largest paint'
  | 'blocking'
  | 'speed index'
  | 'shift'
  | 'main thread'
  | 'long tasks'
  | 'longest task'
  | 'requests'
  | Kind
  | 'all bytes';
export type Load = Record<LoadFigure, number>;

type Report = Result['lhr'];

/** Lighthouse's own phone on a slow line, really slowed down: 562 ms a round trip, 1.44 Mbit/s. */
const flagsOf = (cpuSlowdownMultiplier: number) => ({
  output: 'json',
  logLevel: 'silent',
  onlyCategories: ['performance'],
  throttlingMethod: 'devtools',
  disableFullPageScreenshot: true,
  throttling: {
    requestLatencyMs: 562.5,
    downloadThroughputKbps: 1474.56,
    uploadThroughputKbps: 675,
    cpuSlowdownMultiplier,
  },
});

function figureOf({ audits }: Report, id: string): number {
  const value = audits[id]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse has no figure for ${id}`);
  return value;
}

const itemsOf = ({ audits }: Report, id: string) => audits[id]?.details?.items ?? [];

const isKind = (type: unknown): type is keyof typeof KINDS => typeof type === 'string' && type in KINDS;

function bytesOf(report: Report): Record<Kind | 'all bytes' | 'requests', number> {
  const sizes = {
    html: 0,
    scripts: 0,
    styles: 0,
    fonts: 0,
    pictures: 0,
    data: 0,
    other: 0,
    'all bytes': 0,
    requests: 0,
  };
  for (const { url, resourceType, transferSize } of itemsOf(report, 'network-requests')) {
    if (/^(?:data|blob):/.test(String(url))) continue;
    const size = Number(transferSize ?? 0);
    sizes[isKind(resourceType) ? KINDS[resourceType] : 'other'] += size;
    sizes['all bytes'] += size;
    sizes.requests += 1;
  }
  return sizes;
}

/** Tasks above 50 ms that begin after the first paint: what a first touch may have to wait for. */
function longTasksOf(report: Report): { 'long tasks': number; 'longest task': number } {
  const firstPaint = figureOf(report, 'first-contentful-paint');
  const lengths = itemsOf(report, 'long-tasks')
    .map(({ startTime, duration }) => ({ start: Number(startTime), length: Number(duration) }))
    .filter(({ start }) => start >= firstPaint)
    .map(({ length }) => length);
  return { 'long tasks': lengths.length, 'longest task': Math.max(0, ...lengths) };
}

function figuresOf(report: Report): Load {
  return {
    score: Math.round((report.categories.performance?.score ?? 0) * 100),
    'first paint': figureOf(report, 'first-contentful-paint'),
    'largest paint': figureOf(report, 'largest-contentful-paint'),
    blocking: figureOf(report, 'total-blocking-time'),
    'speed index': figureOf(report, 'speed-index'),
    shift: figureOf(report, 'cumulative-layout-shift'),
    'main thread': figureOf(report, 'mainthread-work-breakdown'),
    ...longTasksOf(report),
    ...bytesOf(report),
  };
}

type Setting = {
  /** A page of another site with a link to the measured page: most shoppers follow one. */
  from: string;
  /** Runs in the page before its own scripts. */
  past: (() => void) | null;
  browserPath: string;
  flags: readonly string[];
  /** How many times slower the phone's CPU is than this machine's. */
  cpu: number;
};

/** Follows a link to a page once, in a browser of its own with an empty cache. */
export async function coldLoad({ from, past, browserPath, flags, cpu }: Setting): Promise<Load> {
  const browser = await launch({ executablePath: browserPath, args: [...flags] });
  try {
    const page = await browser.newPage();
    if (past) await page.evaluateOnNewDocument(past);
    await page.goto(from);
    const result = await lighthouse(() => page.click('a'), flagsOf(cpu), undefined, page);
    if (!result) throw new Error('Lighthouse has not measured anything');
    if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
    return figuresOf(result.lhr);
  } finally {
    await browser.close();
  }
}
