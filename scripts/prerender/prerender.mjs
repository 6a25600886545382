// Draws every page of the built shop, once and for all its visitors: dist/client then holds one HTML a page.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { loaded, outsideHosts } from '../shared/loaded.mjs';
import { pageHtml, withoutStyleAttributes } from './page-html.mjs';

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
  { route: '/orders/:number', path: '/orders/-', file: '_shells/order.html', isHydrated: true },
  { route: '/product/:id', path: '/product/-', file: '_shells/placeholder.html', isHydrated: false },
];
/** What is evaluated before the shop. */
const REACT = 'src/react.ts';
/** What reads what a visitor has kept. */
const KEPT = ['src/app/kept-state.ts', 'src/flows/header/AccountMenu.tsx'];
const NOT_FOUND = { path: '/-', file: '404.html', isHydrated: true };

const sha256 = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const fileOf = (path) => (path === '/' ? 'index.html' : `${decodeURIComponent(path).slice(1)}.html`);

/** Relative addresses of the API lead to the mock; others where they say. */
async function provideApi() {
  const { namedAnswer } = await import('../../dist/prerender/api.js');
  const network = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    typeof input === 'string' && input.startsWith('/')
      ? namedAnswer(new Request(new URL(input, 'http://shop.invalid'), init))
      : network(input, init);
}

/** All that some files of the manifest need, each after those that it imports. */
function neededBy(manifest, keys) {
  const chunks = new Set();
  const follow = (key, path) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build's manifest does not know ${key}.`);
    if (path.includes(key)) return;
    for (const imported of chunk.imports ?? []) follow(imported, [...path, key]);
    chunks.add(chunk);
  };
  for (const key of keys) follow(key, []);
  const all = [...chunks];
  const hrefs = (files) => files.map((file) => `/${file}`);
  return {
    scripts: hrefs(all.map(({ file }) => file)),
    styles: hrefs([...new Set(all.flatMap(({ css = [] }) => css))]),
  };
}

/** Draws all pages, and writes down what was drawn in dist/pages.json. @throws when one of them cannot be drawn */
async function prerender() {
  await provideApi();
  const [
    { renderPage },
    { pagePaths },
    { contentSecurityPolicy },
    { firstScript },
    { splitStyles },
    { takeLateFaces },
    { pageMatches },
  ] = await Promise.all([
    import('../../dist/prerender/page.js'),
    import('../../dist/prerender/paths.js'),
    loaded('mocks/server/security-headers.ts'),
    loaded('scripts/vite/first-script.ts'),
    loaded('scripts/prerender/split-styles.ts'),
    loaded('scripts/prerender/late-faces.ts'),
    loaded('scripts/prerender/page-matches.ts'),
  ]);
  const manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', SITE), 'utf8'));
  const shell = await readFile(new URL('index.html', SITE), 'utf8');
  const [main = ''] = [...shell.matchAll(/<script type="module"[^>]*src="\/([^"]+)"/g)].map(([, file]) => file);
  const entry = Object.keys(manifest).find((key) => manifest[key].file === main);
  const sheets = [...shell.matchAll(/<link rel="stylesheet"[^>]*href="(\/[^"]+)"/g)].map(([, href]) => href);
  const read = async (hrefs) =>
    (await Promise.all(hrefs.map((href) => readFile(new URL(`.${href}`, SITE), 'utf8')))).join('');
  const { css, faces } = takeLateFaces(await read(sheets));
  const script = await firstScript();
  const hosts = await outsideHosts();

  const drawn = [];
  for (const path of await pagePaths(PRODUCT_COUNT)) {
    drawn.push(await draw({ path, file: fileOf(path), isAnswered: true, isHydrated: true }));
  }
  const stand = [];
  for (const place of [...SHELLS, NOT_FOUND]) stand.push(await draw({ ...place, isAnswered: false }));
  const styles = await publishStyles();

  /**
   * The styles that stand in each kind of page, and the addresses of those that are fetched later: what the page has gone
   * without, and what comes with its code, under the address by which its code asks for it.
   */
  async function publishStyles() {
    const all = [...drawn, ...stand];
    const html = all.map(({ body }) => body).join('');
    const byKind = new Map();
    for (const kind of new Set(all.map((page) => page.kind))) {
      const pages = all.filter((page) => page.kind === kind);
      const withCode = [...new Set(pages.flatMap((page) => page.withCode))];
      const matches = pageMatches(pages.map(({ body }) => body));
      const { own, rest } = splitStyles(css, matches, html);
      const { own: late } = splitStyles(await read(withCode), matches, html);
      const hash = createHash('sha256').update(rest).digest('base64url').slice(0, 8);
      const later = `/assets/rest-${hash}.css`;
      await writeFile(new URL(`.${later}`, SITE), rest);
      byKind.set(kind, { own: own + late, later: [later, ...withCode] });
    }
    return byKind;
  }

  /** What is written down of a page: where it is, and with which policy it is served. */
  async function publish({ file, kind, body, rules, asked }) {
    const { own, later } = styles.get(kind);
    const target = new URL(file, SITE);
    await mkdir(dirname(target.pathname), { recursive: true });
    const data = { ...asked, styles: later, faces };
    await writeFile(target, pageHtml({ shell, drawn: body, styles: own, rules, script, data }));
    const csp = contentSecurityPolicy(hosts, {
      scripts: [sha256(script)],
      styles: [own, rules].filter(Boolean).map(sha256),
    });
    return { file, csp };
  }

  async function draw({ path, file, isAnswered, isHydrated, ...place }) {
    const { html, answers, page, files } = await renderPage({ path, search: '' }, isAnswered);
    const { scripts, styles: needed } = neededBy(manifest, [REACT, entry, ...files]);
    const readers = neededBy(manifest, KEPT).scripts.filter((href) => !scripts.includes(href));
    const asked = {
      page,
      address: isAnswered ? { path, search: '' } : null,
      isHydrated,
      answers,
      scripts,
      kept: readers,
    };
    const withCode = needed.filter((href) => !sheets.includes(href));
    // Pages whose own code begins with the same file are of one kind; bones are in those alone that stand for others.
    return { path, file, place, asked, withCode, kind: `${files[0]} ${isAnswered}`, ...withoutStyleAttributes(html) };
  }

  const pages = [];
  for (const page of drawn) pages.push({ path: page.path, ...(await publish(page)) });
  const shells = [];
  for (const page of stand.slice(0, -1)) shells.push({ ...page.place, ...(await publish(page)) });
  const notFound = await publish(stand.at(-1));
  await writeFile(new URL('pages.json', DIST), JSON.stringify({ pages, shells, notFound }, null, 1));
  return pages.length + shells.length + 1;
}

const count = await prerender();
console.log(`${count} pages drawn.`);
process.exit(0);
