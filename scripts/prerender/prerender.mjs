// Draws every page of the built shop, once and for all its visitors: dist/client then holds one HTML a page.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { loaded, outsideHosts } from '../shared/loaded.mjs';
import { pageHtml, withoutStyleAttributes } from './page-html.mjs';
import { pageStyles } from './page-styles.mjs';

const DIST = new URL('../../dist/', import.meta.url);
const SITE = new URL('client/', DIST);
/** How many products get a page of their own; the others begin with a page that stands for all of them. */
const PRODUCT_COUNT = Number(process.env.PRERENDERED_PRODUCTS ?? 500);

/** Pages that stand for all of their kind, at an address that names nothing. */
const SHELLS = [
  { route: '/products', when: 'query', path: '/products', file: '_shells/products.html', isHydrated: false },
  { route: '/products/:category', when: 'query', path: '/products', file: '_shells/products.html', isHydrated: false },
  { route: '/products/:category/:id', path: '/products/-/-', file: '_shells/product.html', isHydrated: true },
  { route: '/products/:id', path: '/products/-/-', file: '_shells/product.html', isHydrated: true },
  { route: '/product/:id', path: '/product/-', file: '_shells/placeholder.html', isHydrated: false },
];
const NOT_FOUND = { path: '/-', file: '404.html', isHydrated: true };

const built = (name) => import(new URL(`prerender/${name}.js`, DIST).href);
const sha256 = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const fileOf = (path) => (path === '/' ? 'index.html' : `${decodeURIComponent(path).slice(1)}.html`);

/** Relative addresses of the API lead to the mock; others where they say. */
async function provideApi() {
  const { answer } = await built('api');
  const network = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    typeof input === 'string' && input.startsWith('/')
      ? answer(new Request(new URL(input, 'http://shop.invalid'), init))
      : network(input, init);
}

/** All scripts that a file of the manifest begins with, itself first. */
function scriptsOf(manifest, keys) {
  const files = new Set();
  const follow = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build's manifest does not know ${key}.`);
    if (files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) follow(imported);
  };
  for (const key of keys) follow(key);
  return [...files];
}

/** Draws all pages, and writes down what was drawn in dist/pages.json. @throws when one of them cannot be drawn */
export async function prerender() {
  await provideApi();
  const [{ renderPage }, { pagePaths }, { contentSecurityPolicy }, { firstScript }] = await Promise.all([
    built('page'),
    built('paths'),
    loaded('mocks/server/security-headers.ts'),
    loaded('scripts/vite/first-script.ts'),
  ]);
  const manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', SITE), 'utf8'));
  const shell = await readFile(new URL('index.html', SITE), 'utf8');
  const [main = ''] = [...shell.matchAll(/<script type="module"[^>]*src="\/([^"]+)"/g)].map(([, file]) => file);
  const entry = Object.keys(manifest).find((key) => manifest[key].file === main);
  const sheets = [...shell.matchAll(/<link rel="stylesheet"[^>]*href="(\/[^"]+)"/g)].map(([, href]) => href);
  const css = (await Promise.all(sheets.map((href) => readFile(new URL(`.${href}`, SITE), 'utf8')))).join('');
  const stylesFor = pageStyles(css);
  const script = await firstScript();
  const hosts = await outsideHosts();

  /** @returns the policy that the page is to be served with */
  async function write({ path, file, isAnswered, isHydrated }) {
    const { html, answers, page, files } = await renderPage({ path, search: '' }, isAnswered);
    const { body, rules } = withoutStyleAttributes(html);
    const styles = await stylesFor(body);
    const data = {
      page,
      address: isAnswered ? { path, search: '' } : null,
      isHydrated,
      answers,
      scripts: scriptsOf(manifest, [entry, ...files]),
      styles: sheets,
    };
    const target = new URL(file, SITE);
    await mkdir(dirname(target.pathname), { recursive: true });
    await writeFile(target, pageHtml({ shell, drawn: body, styles, rules, script, data }));
    return contentSecurityPolicy(hosts, {
      scripts: [sha256(script)],
      styles: [styles, rules].filter(Boolean).map(sha256),
    });
  }

  const pages = [];
  for (const path of await pagePaths(PRODUCT_COUNT)) {
    const file = fileOf(path);
    pages.push({ path, file, csp: await write({ path, file, isAnswered: true, isHydrated: true }) });
  }
  const shells = [];
  for (const { route, when, path, file, isHydrated } of SHELLS) {
    const csp = await write({ path, file, isAnswered: false, isHydrated });
    shells.push({ route, file, csp, ...(when ? { when } : {}) });
  }
  const notFound = { file: NOT_FOUND.file, csp: await write({ ...NOT_FOUND, isAnswered: false }) };
  await writeFile(new URL('pages.json', DIST), JSON.stringify({ pages, shells, notFound }, null, 1));
  return pages.length + shells.length + 1;
}

const count = await prerender();
console.log(`${count} pages drawn.`);
process.exit(0);
