import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { FRAME_PATH } from '#src/flowbook/app/paths.ts';
import { hrefOf } from '#src/flowbook/live/routes.ts';
import { drawnCharts } from './drawn-charts.ts';
import { PAGE_FILES } from './pages.ts';
import { flowbookConfig, SITE_FOLDER } from './vite-config.ts';

const OWN_PAGES = ['', '/sequence', '/storyboard', '/coverage'].map((page) => `/flowbook${page}`);

/** Every address that Flowbook has: its own pages, and each chart and state. */
async function addresses(): Promise<readonly string[]> {
  const { charts } = await drawnCharts();
  return [...OWN_PAGES, ...charts.flatMap(({ id, states }) => states.map(({ path }) => hrefOf(id, path)))];
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
  const all = await addresses();
  for (const address of all) {
    const file = join(site, address, 'index.html');
    await mkdir(dirname(file), { recursive: true });
    await cp(page, file);
  }
  await cp(page, join(site, '404.html'));
  await cp(page, join(site, 'index.html'));
  await rename(join(site, PAGE_FILES.frame), join(site, FRAME_PATH));
  await rm(join(site, 'src'), { recursive: true });
  return all.length;
}
