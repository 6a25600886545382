import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { findMap } from '#tests/flowbook-project/map/find-map.ts';
import { FLOWS } from '#tests/paths/all-flows.ts';
import { exportCharts, readOptions } from '#tools/flowbook/export/command.ts';

const exported = { machines: FLOWS.map(({ machine }) => machine), findMap, groups: [] };
const CHARTS = exported.machines.map(({ id }) => id);
const noBrowser = { chromium: () => Promise.reject(new Error('No browser is needed.')), exported };

test.each([
  [['checkuot'], "There is no chart 'checkuot'. Charts: addition, addresses, ageGate,"],
  [['--format', 'jpg'], "--format knows svg, png, json, mermaid, scxml, not 'jpg'."],
  [['system-map', '--format', 'scxml'], 'The map is no chart: --format svg or png, not scxml.'],
])('FLW-2 exporting %j says what is wrong, and what there is', (args, message) => {
  expect(() => readOptions(args, CHARTS)).toThrow(message);
});

test('FLW-2 wrong options end with exit code 2 and the usage', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await exportCharts(['nowhere'], tmpdir(), noBrowser)).toBe(2);
  expect(said).toHaveBeenCalledWith(expect.stringContaining('npm run flowbook:export'));
});

test.each([
  ['json', 'checkout.json', '"id": "checkout"'],
  ['mermaid', 'checkout.mmd', 'stateDiagram-v2'],
  ['scxml', 'checkout.scxml', '<scxml '],
  ['svg', 'checkout.svg', '<svg '],
])('FLW-2 a chart is exported as %s', async (format, name, text) => {
  const folder = await mkdtemp(join(tmpdir(), 'flowbook-'));
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(await exportCharts(['checkout', '--format', format, '--out', 'out'], folder, noBrowser)).toBe(0);
  expect(said).toHaveBeenCalledWith(`1 of 1: ${join('out', name)}\n`);
  expect(await readdir(join(folder, 'out'))).toEqual([name]);
  expect(await readFile(join(folder, 'out', name), 'utf8')).toContain(text);
});
