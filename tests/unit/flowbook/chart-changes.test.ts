import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { createMachine } from 'xstate';
import { chartModules, type Drawer } from '#tools/flowbook/build/chart-modules.ts';
import { type DrawnCharts, NO_MAP } from '#tools/flowbook/build/drawn-charts.ts';
import { listedIn } from '#tools/flowbook/build/listed.ts';
import { RENEWED, type Renewal } from '#tools/flowbook/build/renewed.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';

const PROJECT: DrawnCharts['project'] = {
  ...{ name: 'lights', hasScreens: false, groups: [], firstChart: null, rootChart: null, start: [] },
  ...{ api: { calls: [], services: '' }, withoutScreen: {} },
};

/** The one chart of a project, and how long it takes to lay it out. */
const drawnAs = (description: string, laidOut: Promise<Record<string, never>>): DrawnCharts => ({
  charts: [readChart(createMachine({ id: 'lights', description, initial: 'red', states: { red: {} } }))],
  layoutsOf: () => laidOut,
  ...{ spawned: [], unwalkedMap: NO_MAP, map: () => NO_MAP, invalid: [], alone: [], project: PROJECT },
});

let server: ViteDevServer | undefined;
let folder = '';

afterEach(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

test('FLW-2 a change that is reported twice is sent in order, each message from where the last one ended', async () => {
  let layOut = () => {};
  const slow = new Promise<Record<string, never>>((resolve) => {
    layOut = () => resolve({});
  });
  const [former, changed] = [drawnAs('Cars wait.', slow), drawnAs('Cars drive.', slow)];
  const draws = [former, changed, changed];
  const drawer: Drawer = {
    draw: async () => draws.shift() ?? changed,
    exports: async () => ({}),
    survey: async () => ({}),
    ...{ wayWorker: null, isOfChart: () => true, hasThread: false },
  };
  folder = await mkdtemp(join(tmpdir(), 'changes-'));
  server = await createServer({
    ...{ root: folder, configFile: false, logLevel: 'silent', plugins: [chartModules(folder, drawer)] },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const sent: Renewal[] = [];
  vi.spyOn(server.environments.client.hot, 'send').mockImplementation((...[name, renewal]: unknown[]) => {
    if (name === RENEWED) sent.push(renewal as Renewal);
  });
  for (let report = 0; report < 2; report += 1) server.watcher.emit('change', join(folder, 'lights.machine.ts'));
  await vi.waitFor(() => expect(draws).toEqual([]));
  layOut();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ listed }) => listed.version)).toEqual([listedIn(changed).version, listedIn(changed).version]);
  expect(sent.map((renewal) => renewal.former)).toEqual([listedIn(former).version, listedIn(changed).version]);
});
