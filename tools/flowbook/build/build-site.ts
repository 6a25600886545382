import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { SHOP } from '#tests/flowbook-project/project.ts';
import { FRAME_PATH, PICTURES_PATH } from '#tools/flowbook/app/paths.ts';
import { coverageHref, HOME, hrefOf, NEW_FLOW, storyHref } from '#tools/flowbook/live/routes.ts';
import { STORYBOARD_FOLDER } from '#tools/flowbook/storyboard/written-storyboard.ts';
import { layoutsModule } from './chart-modules.ts';
import { drawnCharts } from './drawn-charts.ts';
import { APP_PAGE } from './pages.ts';
import { RESULTS_MODULE } from './result-modules.ts';
import { flowbookConfig, SITE_FOLDER } from './vite-config.ts';

/** A page of Flowbook, and the module that it shows first: it is fetched with the app, not after it. */
type Page = { readonly address: string; readonly shows: string | null };

const OWN_PAGES: readonly Page[] = [
  { address: HOME, shows: null },
  { address: `${HOME}/sequence`, shows: null },
  { address: NEW_FLOW, shows: null },
  { address: `${HOME}/storyboard`, shows: RESULTS_MODULE },
  { address: `${HOME}/coverage`, shows: RESULTS_MODULE },
];

/** Every page that Flowbook has: its own, and one for each chart and state. */
async function allPages(root: string): Promise<readonly Page[]> {
  const { charts, invalid } = await drawnCharts(root);
  if (invalid.length > 0) throw new Error(invalid.map(({ name, message }) => `${name}: ${message}`).join('\n'));
  const ofCharts = charts.flatMap(({ id, states }) => [
    { address: coverageHref(id), shows: RESULTS_MODULE },
    ...states.flatMap(({ path }) => [
      { address: hrefOf(id, path), shows: layoutsModule(id) },
      { address: storyHref(id, path), shows: RESULTS_MODULE },
    ]),
  ]);
  return [...OWN_PAGES, ...ofCharts];
}

/** Builds app and frame. @returns the files that modules which are fetched by themselves have become, by the modules */
async function buildApp(root: string): Promise<ReadonlyMap<string, string>> {
  const built = await build({ ...flowbookConfig(root), logLevel: 'warn' });
  if (!('output' in built)) throw new Error('Flowbook is built once, as one site.');
  return new Map(
    built.output.flatMap((part) =>
      part.type === 'chunk' && part.facadeModuleId !== null ? [[part.facadeModuleId, part.fileName] as const] : [],
    ),
  );
}

/** The page for an address. @throws where what it shows is not there */
function pageFor({ shows }: Page, html: string, files: ReadonlyMap<string, string>): string {
  if (shows === null) return html;
  const file = files.get(shows);
  if (file === undefined) throw new Error(`${JSON.stringify(shows)} has no file of its own.`);
  return html.replace('</head>', `  <link rel="modulepreload" crossorigin href="/${file}">\n  </head>`);
}

/**
 * Builds Flowbook as files that any host serves: a page at each of its addresses, the shop for its frame, and a page that
 * says what exists for hosts that have one for unknown addresses.
 * @returns how many addresses there are
 */
export async function buildSite(root: string): Promise<number> {
  const files = await buildApp(root);
  const site = join(root, SITE_FOLDER);
  const page = join(site, APP_PAGE);
  const html = await readFile(page, 'utf8');
  const all = await allPages(root);
  for (const one of all) {
    const file = join(site, one.address, 'index.html');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, pageFor(one, html, files));
  }
  const pictures = join(root, STORYBOARD_FOLDER);
  if (existsSync(pictures)) await cp(pictures, join(site, PICTURES_PATH), { recursive: true });
  await cp(page, join(site, '404.html'));
  await cp(page, join(site, 'index.html'));
  await rename(join(site, SHOP.frame.page), join(site, FRAME_PATH));
  // The build writes pages where their sources are.
  for (const file of [APP_PAGE, SHOP.frame.page]) {
    await rm(join(site, file.split('/')[0] ?? ''), { recursive: true, force: true });
  }
  return all.length;
}
