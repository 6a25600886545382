import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { browserFlags, makeCertificate } from './certificate.ts';
import { type Answer, filesAnswer, linkAnswer, serverAnswer, startFront } from './front.ts';
import { coldLoad, type Load } from './lighthouse/cold-load.ts';
import { limitSite } from './limit/limit-site.ts';
import { limitTarget } from './limit-target.ts';
import { type Options, readOptions, USAGE } from './options.ts';
import { report } from './report.ts';
import type { Results, TargetResults } from './results.ts';
import { COUNTS, scaleSamples } from './scale.ts';
import { startShop } from './shop.ts';
import { shopTarget } from './shop-target.ts';
import { quantile, summariesOf, summaryOf } from './statistics.ts';
import { PAGES, type PageName, type Target, untilReady } from './target.ts';
import { openPhone, type Walk, walk } from './touches.ts';

/** The percentile that is shown: so many of 100 interactions are below it. */
const INTERACTION_SHARE = 0.98;
const RESULTS_FOLDER = new URL('../../docs/bench/', import.meta.url);

const say = (text: string) => void process.stdout.write(`${text}\n`);

/** A target while it is measured. */
type Subject = {
  name: 'limit' | 'shop' | 'before';
  target: Target;
  url: string;
  elements: Partial<Record<PageName, number>>;
  loads: Record<PageName, Load[]>;
  walks: Walk[];
};

type Setting = {
  options: Options;
  browserPath: string;
  flags: readonly string[];
  subjects: readonly Subject[];
  /** The site whose page links to the pages that are measured. */
  linkSite: string;
};

/** The limit has one page, which is compared with each page of the shop. */
const pagesOf = ({ target }: Subject, { pages }: Options) =>
  target === limitTarget ? (['list'] as const) : PAGES.filter((page) => pages.includes(page));

async function launch({ browserPath, flags }: Setting): Promise<Browser> {
  return await chromium.launch({ executablePath: browserPath, args: [...flags] });
}

/** Opens each page once, which proves that it shows what it has to, warms its server, and counts its elements. */
async function lookAt(setting: Setting, subject: Subject): Promise<void> {
  const browser = await launch(setting);
  try {
    for (const name of pagesOf(subject, setting.options)) {
      const known = subject.target.pages[name];
      if (!known) continue;
      const { page, close } = await openPhone(browser, subject.target, setting.options.cpu);
      await page.goto(subject.url + known.path, { waitUntil: 'load' });
      await untilReady(page, known.ready);
      await page.waitForLoadState('networkidle');
      subject.elements[name] = await page.evaluate(() => document.querySelectorAll('*').length);
      await close();
    }
  } finally {
    await browser.close();
  }
}

async function load(setting: Setting, subject: Subject, failures: string[]): Promise<void> {
  for (const name of pagesOf(subject, setting.options)) {
    const known = subject.target.pages[name];
    if (!known) continue;
    const { linkSite, browserPath, flags, options } = setting;
    const from = `${linkSite}/?to=${encodeURIComponent(subject.url + known.path)}`;
    try {
      const figures = await coldLoad({ from, past: subject.target.past, browserPath, flags, cpu: options.cpu });
      subject.loads[name].push(figures);
      const [first, largest] = [figures['first paint'], figures['largest paint']].map(Math.round);
      say(`  ${subject.name}, ${name}: score ${figures.score}, first paint ${first}, largest ${largest} ms`);
    } catch (error) {
      failures.push(`${subject.name}, cold load of ${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
}

async function touch(setting: Setting, subject: Subject, failures: string[]): Promise<void> {
  const browser = await launch(setting);
  try {
    const walked = await walk(browser, subject.target, subject.url, setting.options.cpu);
    subject.walks.push(walked);
    failures.push(...walked.failures);
    const times = Object.entries(walked.touches).map(([name, time]) => `${name} ${Math.round(time)}`);
    say(`  ${subject.name}: ${times.join(', ')}`);
  } finally {
    await browser.close();
  }
}

type Scales = ReturnType<typeof scaleSamples>[];

const resultsOf = ({ name, target, elements, loads, walks }: Subject, scales: Scales): TargetResults => ({
  elements,
  load: Object.fromEntries(
    PAGES.filter((page) => loads[page].length > 0).map((page) => [page, summariesOf(loads[page])]),
  ),
  touches: summariesOf(walks.map(({ touches }) => touches)),
  interactions: quantile(
    walks.flatMap(({ interactions }) => interactions),
    INTERACTION_SHARE,
  ),
  memory: summariesOf(walks.flatMap(({ memory }) => memory ?? [])),
  scale: Object.fromEntries(
    (name === 'before' ? [] : COUNTS)
      .map((count) => [count, scales.flatMap((scale) => scale[target.name].get(count) ?? [])] as const)
      .filter(([, samples]) => samples.length > 0)
      .map(([count, samples]) => [count, summariesOf(samples)]),
  ),
});

/** Everything once, in turns, so that a slow minute of the machine meets all of the subjects. */
async function measureOnce(setting: Setting, failures: string[], scales: Scales): Promise<void> {
  const { parts } = setting.options;
  if (parts.includes('load')) for (const subject of setting.subjects) await load(setting, subject, failures);
  if (parts.includes('touches')) for (const subject of setting.subjects) await touch(setting, subject, failures);
  if (parts.includes('scale')) scales.push(scaleSamples());
}

async function machineOf(setting: Setting, busy: readonly number[]): Promise<Results['machine']> {
  const browser = await launch(setting);
  const version = browser.version();
  await browser.close();
  return { node: process.versions.node, chromium: version, cores: availableParallelism(), load: summaryOf(busy) };
}

async function measure(setting: Setting): Promise<Results> {
  const { options, subjects } = setting;
  const failures: string[] = [];
  const busy: number[] = [];
  const scales: Scales = [];
  for (const subject of subjects) await lookAt(setting, subject);
  for (let round = 1; round <= options.rounds; round += 1) {
    say(`Round ${round} of ${options.rounds}`);
    await measureOnce(setting, failures, scales);
    busy.push(loadavg()[0] ?? 0);
  }
  const [limit, shop, before] = subjects;
  if (!(limit && shop)) throw new Error('There is nothing to measure.');
  const targets = {
    limit: resultsOf(limit, scales),
    shop: resultsOf(shop, scales),
    ...(before ? { before: resultsOf(before, scales) } : {}),
  };
  return { rounds: options.rounds, cpu: options.cpu, machine: await machineOf(setting, busy), targets, failures };
}

async function run(options: Options, browserPath: string): Promise<boolean> {
  const certificate = makeCertificate();
  const { port, before } = options;
  const servers = [await startShop(port), ...(before === null ? [] : [await startShop(port + 4, before)])];
  const front = (answer: Answer, at: number) => startFront(answer, certificate, at);
  const link = await front(linkAnswer, port + 3);
  const fronts = [
    { name: 'limit' as const, target: limitTarget, ...(await front(filesAnswer(await limitSite()), port + 1)) },
    { name: 'shop' as const, target: shopTarget, ...(await front(serverAnswer(port), port + 2)) },
    ...(before === null
      ? []
      : [{ name: 'before' as const, target: shopTarget, ...(await front(serverAnswer(port + 4), port + 5)) }]),
  ];
  try {
    const subjects = fronts.map(({ name, target, url }) => ({
      name,
      target,
      url,
      elements: {},
      loads: { list: [], home: [], product: [] },
      walks: [],
    }));
    // Another host name than the fronts' localhost: another site.
    const linkSite = link.url.replace('localhost', '127.0.0.1');
    const results = await measure({ options, browserPath, flags: browserFlags(certificate), subjects, linkSite });
    say(`\n${report(results)}`);
    if (options.store) {
      await mkdir(RESULTS_FOLDER, { recursive: true });
      await writeFile(new URL(`${options.store}.json`, RESULTS_FOLDER), `${JSON.stringify(results, null, 2)}\n`);
      say(`\nStored as docs/bench/${options.store}.json`);
    }
    return results.failures.length === 0;
  } finally {
    for (const { close } of [link, ...fronts]) await close();
    for (const stop of servers) stop();
  }
}

/** Measures the built shop beside the limit page. @returns whether everything could be measured; goals may be missed */
export async function bench(args: readonly string[], browserPath: string): Promise<boolean> {
  try {
    return await run(readOptions(args), browserPath);
  } catch (error) {
    say(`\n${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    return false;
  }
}
