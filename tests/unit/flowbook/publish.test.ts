import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { publish } from '#tools/flowbook/publish/command.ts';
import { contentsPage } from '#tools/flowbook/publish/contents.ts';
import { readOptions } from '#tools/flowbook/publish/options.ts';

const folder = mkdtempSync(join(tmpdir(), 'flowbook-publish-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('FLW-2 npm run flowbook:publish', () => {
  it('FLW-2 compares with main and writes one folder, unless it is asked otherwise', () => {
    expect(readOptions([])).toEqual({ out: 'dist/flowbook-published', base: 'main', pictures: false });
    const asked = ['--out', 'site', '--base', 'v1.2', '--pictures'];
    expect(readOptions(asked)).toEqual({ out: 'site', base: 'v1.2', pictures: true });
    expect(() => readOptions(['checkout'])).toThrow("nothing to be said about 'checkout'");
  });

  it('FLW-2 removes nothing that it has not written itself', async () => {
    writeFileSync(join(folder, 'other.txt'), 'something else');
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await publish(['--out', folder], pathToFileURL(`${folder}/`))).toBe(2);
    expect(said).toHaveBeenCalledWith(expect.stringContaining('holds something else'));
  });

  it('FLW-2 the first page leads to all parts, and says how to make those that are missing', () => {
    const parts = [
      { name: 'Flowbook', address: '/flowbook/', missing: null },
      { name: 'Storyboard', address: '/flowbook/storyboard/', missing: 'npm run storyboard makes it.' },
    ];
    const page = contentsPage({ revision: 'e92351d <b>', base: 'main', parts });
    expect(page).toContain('<a href="/flowbook/">Flowbook</a>');
    expect(page).toContain('<li>Storyboard: npm run storyboard makes it.</li>');
    expect(page).toContain('e92351d &lt;b&gt;');
  });
});
