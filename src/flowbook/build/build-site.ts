import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { FRAME_PATH, PICTURES_PATH } from '#src/flowbook/app/paths.ts';
import { coverageHref, hrefOf, storyHref } from '#src/flowbook/live/routes.ts';
import { chartFiles, runnerIn } from './chart-modules.ts';
import { drawnCharts } from './drawn-charts.ts';
import { PAGE_FILES } from './pages.ts';
import { STORYBOARD_FOLDER } from './result-modules.ts';
import { flowbookConfig, SITE_FOLDER } from './vite-config.ts';

const OWN_PAGES = ['', '/sequence', '/storyboard', '/coverage'].map((page) => `/flowbook${page}`);

/** Every address that Flowbook has: its own pages, and each chart and state. */
async function addresses(root: string): Promise<readonly string[]> {
  const { charts, invalid } = await drawnCharts(await chartFiles(root), runnerIn(root));
  if (invalid.length > 0) throw new Error(invalid.map(({ name, message }) => `${name}: ${message}`).join('\n'));
  const ofCharts = charts.flatMap(({ id, states }) => [
    coverageHref(id),
    ...states.flatMap(({ path }) => [hrefOf(id, path), storyHref(id, path)]),
  ]);
  return [...OWN_PAGES, ...ofCharts];
}

/**
 * Builds Flowbook as files that any host serves: a page at each of its addresses, the shop for its frame, and a page that
 * says what exists for hosts that have one for unknown addresses.
 * @returns how many addresses there are
 */
export async function buildSite(root: string): Promise<number> {
  await build({ ...flowbookConfig(root), logLevel: 'warn' });
  const site = join(root, SITE_FOLDER);
  const page = join(site, PAGE_FILES.flowbook);
  const all = await addresses(root);
  for (const address of all) {
    const file = join(site, address, 'index.html');
    await mkdir(dirname(file), { recursive: true });
    await cp(page, file);
  }
  const pictures = join(root, STORYBOARD_FOLDER);
  if (existsSync(pictures)) await cp(pictures, join(site, PICTURES_PATH), { recursive: true });
  await cp(page, join(site, '404.html'));
  await cp(page, join(site, 'index.html'));
  await rename(join(site, PAGE_FILES.frame), join(site, FRAME_PATH));
  await rm(join(site, 'src'), { recursive: true });
  return all.length;
}
