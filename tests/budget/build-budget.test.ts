import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { keyframes } from '#src/theme/keyframes.ts';
import { chunksOf, filesOf, readBuilt, readManifest, sizeTable, totalSize } from '#tests/support/build-chunks.ts';

const KB = 1000;
/** Why 112 and not 100: docs/decisions/2026-11-22-what-the-first-load-holds.md. */
const BUDGET = { script: 112 * KB, styles: 20 * KB, fonts: 70 * KB, furtherPage: 40 * KB };

const manifest = readManifest();
const html = readBuilt('index.html').toString();
const HOME = 'src/pages/home/HomePage.tsx';
/** Where most visits begin. */
const LANDINGS = [HOME, 'src/app/ShopProductsPage.tsx', 'src/app/ShopProductPage.tsx'];
/** What every visit begins with, and a page. */
const firstLoadOf = (page: string) => new Set([...chunksOf(manifest, 'index.html'), ...chunksOf(manifest, page)]);
const firstLoad = firstLoadOf(HOME);
const furtherPages = Object.keys(manifest).filter((key) => /^src\/.*Page\.tsx$/.test(key) && key !== HOME);

function expectWithin(files: readonly string[], budget: number): void {
  const total = totalSize(files);
  expect(total <= budget, `${total} bytes are more than ${budget}:\n${sizeTable(files)}`).toBe(true);
}

describe('first load', () => {
  test.each(LANDINGS)('the JavaScript of %s is at most 112 KB', (page) => {
    expectWithin(filesOf(manifest, firstLoadOf(page), 'file'), BUDGET.script);
  });

  test('its CSS is at most 20 KB', () => {
    const files = filesOf(manifest, firstLoad, 'css');
    expect(files.length).toBeGreaterThan(0);
    expectWithin(files, BUDGET.styles);
  });

  test('its fonts are at most 70 KB', () => {
    const preloaded = [...html.matchAll(/href="\/([^"]+\.woff2)"/g)].map(([, file = '']) => file);
    expect(preloaded.length).toBeGreaterThan(0);
    expectWithin(preloaded, BUDGET.fonts);
  });

  test("it holds neither the API's code nor the checkout's views", () => {
    const late = ['src/lib/api.ts', 'src/lib/catalogue-api.ts', 'src/flows/checkout/CheckoutDialog.tsx'];
    const files = LANDINGS.flatMap((page) => filesOf(manifest, firstLoadOf(page), 'file'));
    const fetchedLate = late.flatMap((key) => manifest[key]?.file ?? []);
    expect(fetchedLate.length).toBeGreaterThanOrEqual(2);
    expect(fetchedLate.filter((file) => files.includes(file))).toEqual([]);
  });
});

describe('further pages', () => {
  test('each is in a file of its own', () => {
    expect(furtherPages.length).toBeGreaterThanOrEqual(15);
  });

  test.each(furtherPages)('%s adds at most 40 KB', (page) => {
    const added = [...chunksOf(manifest, page)].filter((key) => !firstLoad.has(key));
    expectWithin([...filesOf(manifest, added, 'file'), ...filesOf(manifest, added, 'css')], BUDGET.furtherPage);
  });
});

describe('the production build', () => {
  const files = readdirSync(new URL('../../dist/client', import.meta.url), { recursive: true, encoding: 'utf8' });

  test('API-2 knows nothing of MSW', () => {
    expect(files.filter((name) => /mockServiceWorker|msw/i.test(name))).toEqual([]);
    const texts = files.filter((name) => /\.(?:js|css|html)$/.test(name));
    expect(texts.length).toBeGreaterThan(5);
    expect(
      texts.filter((name) => /\bmsw\b|mockServiceWorker|x-mock-scenario/i.test(readBuilt(name).toString())),
    ).toEqual([]);
  });

  test('holds no script and no style in its HTML that the content security policy would refuse', () => {
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/);
  });

  test('writes tokens out, and keeps every animation and the property that runs from step to step', () => {
    const styles = files.filter((name) => name.endsWith('.css')).map((name) => readBuilt(name).toString());
    const text = styles.join('');
    expect(text.match(/var\(--(?:colors|spacing|sizes|fonts|line-heights|borders|durations|easings)-/g) ?? []).toEqual(
      [],
    );
    expect(Object.keys(keyframes).filter((name) => !text.includes(`@keyframes ${name}{`))).toEqual([]);
    expect(text.includes('@property --checkout-step')).toBe(true);
  });

  test('evaluates no text as code', () => {
    const scripts = files.filter((name) => name.endsWith('.js'));
    expect(scripts.filter((name) => /\bnew Function\(|[^.\w]eval\(/.test(readBuilt(name).toString()))).toEqual([]);
  });

  test('has a compressed file beside every text', () => {
    const texts = files.filter((name) => /\.(?:css|html|js|json|svg|txt|webmanifest)$/.test(name));
    expect(texts.filter((name) => !files.includes(`${name}.br`))).toEqual([]);
  });
});
