// Prerenders every page of the built shop: dist/client then holds one HTML file a page.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { loaded, outsideHosts } from '../../shared/loaded.mjs';
import { pageHtml, withoutStyleAttributes } from './page-html.mjs';

const DIST = new URL('../../../dist/', import.meta.url);
const SITE = new URL('client/', DIST);
/** The number of products with a page of their own. The others start with one page for all of them. */
const PRODUCT_COUNT = Number(process.env.PRERENDERED_PRODUCTS ?? 500);

/** One page for all addresses of a kind, prerendered at an address that names nothing. */
const SHELLS = [
  { route: '/products', when: 'query', path: '/products', file: '_shells/products.html', isHydrated: false },
  { route: '/products/:category', when: 'query', path: '/products', file: '_shells/products.html', isHydrated: false },
  { route: '/products/:category/:id', path: '/products/-/-', file: '_shells/product.html', isHydrated: false },
  { route: '/products/:id', path: '/products/-/-', file: '_shells/product.html', isHydrated: false },
  { route: '/orders/:number', path: '/orders/-', file: '_shells/order.html', isHydrated: true },
  { route: '/product/:id', path: '/product/-', file: '_shells/placeholder.html', isHydrated: false },
];
/** This module is evaluated before the shop. */
const REACT = 'src/react.ts';
const NOT_FOUND = { path: '/-', file: '404.html', isHydrated: true };

const sha256 = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const fileOf = (path) => (path === '/' ? 'index.html' : `${decodeURIComponent(path).slice(1)}.html`);

/** Relative addresses of the API lead to the shop that PRERENDER_API names, or to the mock; others where they say. */
async function provideApi() {
  const { namedAnswer } = await import('../../../dist/prerender/api.js');
  const network = globalThis.fetch;
  const { PRERENDER_API } = process.env;
  const answer = PRERENDER_API
    ? (path, init) => network(new URL(path, PRERENDER_API), init)
    : (path, init) => namedAnswer(new Request(new URL(path, 'http://shop.invalid'), init));
  globalThis.fetch = (input, init) =>
    typeof input === 'string' && input.startsWith('/') ? answer(input, init) : network(input, init);
}

/** The scripts that some modules of the manifest need, each after those that it imports. */
function neededBy(manifest, keys) {
  const files = new Set();
  const follow = (key, path) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build's manifest does not know ${key}.`);
    if (path.includes(key)) return;
    for (const imported of chunk.imports ?? []) follow(imported, [...path, key]);
    files.add(`/${chunk.file}`);
  };
  for (const key of keys) follow(key, []);
  return [...files];
}

/** Prerenders all pages and lists them in dist/pages.json. @throws if one of them cannot be rendered */
async function prerender() {
  await provideApi();
  const [
    { renderPage, renderAppNotLoaded },
    { pagePaths },
    { siteFiles },
    { contentSecurityPolicy },
    { bootScript },
    { takeDeferredFonts },
  ] = await Promise.all([
    import('../../../dist/prerender/page.js'),
    import('../../../dist/prerender/paths.js'),
    import('../../../dist/prerender/site.js'),
    loaded('tools/demo-server/security-headers.ts'),
    loaded('tools/build/vite/boot-script.ts'),
    loaded('tools/build/prerender/deferred-fonts.ts'),
  ]);
  const manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', SITE), 'utf8'));
  const shell = await readFile(new URL('index.html', SITE), 'utf8');
  const [main = ''] = [...shell.matchAll(/<script type="module"[^>]*src="\/([^"]+)"/g)].map(([, file]) => file);
  const entry = Object.keys(manifest).find((key) => manifest[key].file === main);
  const [, sheet] = /<link rel="stylesheet"[^>]*href="(\/[^"]+)"/.exec(shell);
  const { css: styles, fonts } = takeDeferredFonts(await readFile(new URL(`.${sheet}`, SITE), 'utf8'));
  const script = await bootScript();
  const hosts = await outsideHosts();
  const notLoaded = await renderAppNotLoaded();

  /** Renders a page and writes its HTML. @returns the file, and the policy that it is served with */
  async function publish({ path, file, isAnswered, isHydrated }) {
    const { html, responses, page, files } = await renderPage({ path, search: '' }, isAnswered);
    const { body, rules } = withoutStyleAttributes(html);
    const scripts = neededBy(manifest, [REACT, entry, ...files]);
    const data = {
      page,
      address: isAnswered ? { path, search: '' } : null,
      isHydrated,
      responses,
      scripts,
      app: `/${main}`,
      fonts,
    };
    const target = new URL(file, SITE);
    await mkdir(dirname(target.pathname), { recursive: true });
    await writeFile(target, pageHtml({ shell, html: body, styles, rules, script, notLoaded, data }));
    const csp = contentSecurityPolicy(hosts, {
      scripts: [sha256(script)],
      styles: [styles, rules].filter(Boolean).map(sha256),
    });
    return { file, csp };
  }

  const pages = [];
  const { paths, categories, hasEveryProduct } = await pagePaths(PRODUCT_COUNT);
  for (const path of paths) {
    pages.push({ path, ...(await publish({ path, file: fileOf(path), isAnswered: true, isHydrated: true })) });
  }
  const shells = [];
  for (const { route, when, ...place } of SHELLS) {
    shells.push({ route, when, ...(await publish({ ...place, isAnswered: false })) });
  }
  const notFound = await publish({ ...NOT_FOUND, isAnswered: false });
  for (const [name, text] of Object.entries(siteFiles(paths))) await writeFile(new URL(name, SITE), text);
  await rm(new URL(`.${sheet}`, SITE));
  await writeFile(
    new URL('pages.json', DIST),
    JSON.stringify({ pages, shells, notFound, categories, hasEveryProduct }, null, 1),
  );
  return pages.length + shells.length + 1;
}

// Panda listens to all uncaught errors, and a program that fails would end with success.
const rejections = [];
process.on('unhandledRejection', (reason) => rejections.push(reason));
try {
  const count = await prerender();
  if (rejections.length > 0) throw new Error('A flow broke after its page was rendered.', { cause: rejections[0] });
  console.log(`${count} pages prerendered.`);
  process.exit(0);
} catch (error) {
  console.error(error);
  process.exit(1);
}
