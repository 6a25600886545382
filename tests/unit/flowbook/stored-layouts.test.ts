import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setup } from 'xstate';
import { SHOP } from '#tests/flowbook-project/project.ts';
import { NO_MAP } from '#tools/flowbook/build/drawn-charts.ts';
import { CACHE_FOLDER, LayoutCache } from '#tools/flowbook/build/layout-cache.ts';
import { storedMap } from '#tools/flowbook/build/stored-map.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'flowbook-'));
  for (const folder of [...SHOP.walked, 'tools/flowbook/layout', 'tools/flowbook/chart']) {
    await mkdir(join(root, folder), { recursive: true });
  }
});
afterEach(() => rm(root, { recursive: true }));

const stored = () => readdir(join(root, CACHE_FOLDER));

test('FLW-2 a layout is stored for the code that has made it, not for what was edited since that was loaded', async () => {
  const chart = readChart(setup({}).createMachine({ id: 'door' }));
  await new LayoutCache(root).layoutsOf(chart);
  await writeFile(join(root, 'tools/flowbook/layout/pack.ts'), 'edited');
  await new LayoutCache(root).layoutsOf(chart);
  expect(await stored()).toHaveLength(1);
});

test('FLW-2 a map that was walked while a chart was edited is shown, and not stored', async () => {
  const [folder = ''] = SHOP.walked;
  const edited = { ...NO_MAP, pages: [] };
  const walkWhileEdited = async () => {
    await writeFile(join(root, folder, 'door.machine.ts'), 'edited');
    return edited;
  };
  expect(await storedMap(root, walkWhileEdited)).toBe(edited);
  const later = { ...NO_MAP, unreceived: [] };
  expect(await storedMap(root, () => Promise.resolve(later))).toBe(later);
  expect(await stored()).toHaveLength(1);
});
