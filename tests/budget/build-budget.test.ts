import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chunksOf, filesOf, readBuilt, readManifest, sizeTable, totalSize } from '#tests/support/build-chunks.ts';

const KB = 1000;
const BUDGET = { script: 120 * KB, styles: 20 * KB, fonts: 90 * KB, furtherPage: 40 * KB };

const manifest = readManifest();
const html = readBuilt('index.html').toString();
const HOME = 'src/pages/home/HomePage.tsx';
/** What every visit begins with, and the home page. */
const firstLoad = new Set([...chunksOf(manifest, 'index.html'), ...chunksOf(manifest, HOME)]);
const furtherPages = Object.keys(manifest).filter((key) => /^src\/.*Page\.tsx$/.test(key) && key !== HOME);

function expectWithin(files: readonly string[], budget: number): void {
  const total = totalSize(files);
  expect(total <= budget, `${total} bytes are more than ${budget}:\n${sizeTable(files)}`).toBe(true);
}

describe('first load of the home page', () => {
  test('its JavaScript is at most 120 KB', () => {
    expectWithin(filesOf(manifest, firstLoad, 'file'), BUDGET.script);
  });

  test('its CSS is at most 20 KB', () => {
    const files = filesOf(manifest, firstLoad, 'css');
    expect(files.length).toBeGreaterThan(0);
    expectWithin(files, BUDGET.styles);
  });

  test('its fonts are at most 90 KB', () => {
    const preloaded = [...html.matchAll(/href="\/([^"]+\.woff2)"/g)].map(([, file = '']) => file);
    expect(preloaded.length).toBeGreaterThan(0);
    expectWithin(preloaded, BUDGET.fonts);
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

  test('evaluates no text as code', () => {
    const scripts = files.filter((name) => name.endsWith('.js'));
    expect(scripts.filter((name) => /\bnew Function\(|[^.\w]eval\(/.test(readBuilt(name).toString()))).toEqual([]);
  });

  test('has a compressed file beside every text', () => {
    const texts = files.filter((name) => /\.(?:css|html|js|json|svg|txt|webmanifest)$/.test(name));
    expect(texts.filter((name) => !files.includes(`${name}.br`))).toEqual([]);
  });
});
