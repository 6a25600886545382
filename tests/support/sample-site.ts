import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { categoryPages } from '#machines/domain/categories.ts';
import { ARTICLE_PATHS, PAGES } from '#machines/domain/routes.ts';
import { siteFiles } from '#src/prerender/site-files.ts';
import type { BuiltPage, BuiltPages } from '#tools/demo-server/pages.ts';
import { contentSecurityPolicy } from '#tools/demo-server/security-headers.ts';
import { precompress } from '#tools/shared/precompress.mjs';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** A page's HTML says which file it is, and has a script and a style of its own. */
function sampleHtml(file: string): { html: string; csp: string } {
  const script = `document.title = ${JSON.stringify(file)};`;
  const style = `body{--file:"${file}"}`;
  const html = `<!doctype html><title>Tawny & Rye</title><style>${style}</style><script>${script}</script><h1>Tawny & Rye</h1><p>${file}</p>${'<p>Fine drinks.</p>'.repeat(40)}`;
  return { html, csp: contentSecurityPolicy({}, { scripts: [hashOf(script)], styles: [hashOf(style)] }) };
}

const FILES: Readonly<Record<string, string>> = {
  'gate.js': 'gate',
  'manifest.webmanifest': '{}',
  'assets/app-1a2b.js': `${'plain script;'.repeat(40)}`,
  'assets/face-1a2b.woff2': 'font',
  'images/brand/wordmark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'images/bottle-400.avif': 'picture',
  '.vite/manifest.json': '{}',
};
const CATEGORIES = ['whisky', 'gin', 'spirits', 'ice-tools'];
const PRODUCTS = ['whisky/glen-averne-12-year-old', "gin/o'hara-dry"];

export type SampleSite = { root: string; client: string; pages: BuiltPages; remove: () => void };

/**
 * A built site as small as can be, with a page of each kind and a file of each, in a folder of its own.
 * @param hasEveryProduct whether its catalogue has no other products
 * @returns `root` holds what dist/ does; `client` is the published folder in it
 */
export async function writeSampleSite(hasEveryProduct = false): Promise<SampleSite> {
  const root = mkdtempSync(join(tmpdir(), 'shop-'));
  const client = join(root, 'client');
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(client, name)), { recursive: true });
    writeFileSync(join(client, name), text);
  };
  const page = (file: string): BuiltPage => {
    const { html, csp } = sampleHtml(file);
    write(file, html);
    return { file, csp };
  };
  const pathed = (path: string) => ({ path, ...page(path === '/' ? 'index.html' : `${path.slice(1)}.html`) });

  for (const [name, text] of Object.entries({ ...FILES, ...siteFiles(PAGES.map(({ path }) => path)) }))
    write(name, text);
  const product = page('_shells/product.html');
  const list = page('_shells/products.html');
  const pages: BuiltPages = {
    pages: [
      ...PAGES.map(({ path }) => pathed(path)),
      ...ARTICLE_PATHS.map(pathed),
      pathed('/products'),
      ...CATEGORIES.map((category) => pathed(`/products/${category}`)),
      ...PRODUCTS.map((name) => pathed(`/products/${name}`)),
    ],
    shells: [
      { route: '/products/:category/:id', ...product },
      { route: '/products/:id', ...product },
      { route: '/orders/:number', ...page('_shells/order.html') },
      { route: '/product/:id', ...page('_shells/product-placeholder.html') },
      { route: '/products', ...list, when: 'query' },
      { route: '/products/:category', ...list, when: 'query' },
    ],
    notFound: page('404.html'),
    categories: categoryPages(),
    hasEveryProduct,
  };
  writeFileSync(join(root, 'pages.json'), JSON.stringify(pages));
  await precompress(client);
  return { root, client, pages, remove: () => rmSync(root, { recursive: true }) };
}
