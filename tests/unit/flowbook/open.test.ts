import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMachine } from 'xstate';
import { openedFiles } from '#tools/flowbook/build/opened-files.ts';
import { readOpened } from '#tools/flowbook/build/read-opened.ts';
import { findMachines } from '#tools/flowbook/chart/find-machines.ts';
import { FOREIGN, openedFolder } from './foreign-machines.ts';

const opened = async (folder: string) => readOpened(await openedFolder(folder));

describe('a folder of others', () => {
  test('every machine that its files export is shown, of TypeScript, JavaScript and JSON', async () => {
    const { charts, invalid, layoutsOf, project } = await opened(FOREIGN);
    expect(charts.map(({ id }) => id)).toEqual(['deliveries', 'pedestrian', 'lights', 'order', 'player']);
    expect(invalid).toEqual([]);
    // Only what is seen first: others are laid out when they are wanted.
    for (const chart of charts) expect(Object.keys(await layoutsOf(chart)), chart.id).toEqual(['']);
    expect(project).toMatchObject({ name: 'foreign', hasScreens: false });
    expect(project.groups).toEqual([
      { title: 'deliveries', charts: ['deliveries'] },
      { title: 'lights', charts: ['pedestrian', 'lights'] },
      { title: 'player', charts: ['order', 'player'] },
    ]);
  });

  test('every feature of XState is on the diagrams', async () => {
    const { charts } = await opened(FOREIGN);
    const edges = charts.flatMap((chart) => chart.edges);
    expect(edges.map(({ words }) => words)).toEqual(
      expect.arrayContaining([
        ...['after 1 s', 'after greenTime', 'always', 'at its end', 'media.*', '*'],
        ...['pedestrian answers', 'findRoute fails', 'walk.requested'],
      ]),
    );
    expect(edges.some(({ reenters }) => reenters)).toBe(true);
    const kinds = new Set(charts.flatMap(({ states }) => states.map(({ kind }) => kind)));
    expect([...kinds].sort()).toEqual(['atomic', 'compound', 'final', 'history', 'parallel']);
  });

  test('the map has an arrow where machines run one another, send or emit', async () => {
    const { map: findMap } = await opened(FOREIGN);
    const map = await findMap();
    const facts = map.arrows.map(({ facts: all, id }) => `${id}: ${all.map(({ fact }) => fact).join(', ')}`);
    expect(facts).toEqual([
      'lights > pedestrian: runs, light.changed',
      'pedestrian > lights: walk.requested, beep.heard',
    ]);
    expect(map.boxes.find(({ id }) => id === 'pedestrian')).toMatchObject({ startedBy: 'lights', isMany: false });
  });

  test('how each chart is loaded is known: from code, or from what is in a file', async () => {
    const { alone } = await opened(FOREIGN);
    const modules = Object.fromEntries(alone.map(({ chart, config, module }) => [chart, module?.name ?? config]));
    expect(modules).toMatchObject({ lights: 'lightsMachine', player: 'playerMachine', order: { id: 'order' } });
  });
});

test('FLW-2 a chart of more states than 60 is not laid out by the server of a folder: it would answer nothing else meanwhile', async () => {
  const states = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`s${index}`, {}]));
  const folder = await mkdtemp(join(tmpdir(), 'flowbook-'));
  for (const [id, count] of [['large', 60] as const, ['small', 59] as const])
    await writeFile(join(folder, `${id}.json`), JSON.stringify({ id, initial: 's0', states: states(count) }));
  const { charts, layoutsOf } = await opened(folder);
  await rm(folder, { recursive: true });
  const laidOut = charts.map(async (chart) => [chart.id, Object.keys(await layoutsOf(chart)).length]);
  expect(Object.fromEntries(await Promise.all(laidOut))).toEqual({ large: 0, small: 1 });
});

describe('what cannot be read', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'flowbook-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('FLW-2 it is said with its reason, and the rest is shown', async () => {
    const valid = { id: 'fine', initial: 'on', states: { on: {} } };
    const lost = { ...valid, id: 'lost', states: { on: { on: { go: 'nowhere' } } } };
    await writeFile(join(folder, 'fine.json'), JSON.stringify(valid));
    await writeFile(join(folder, 'lost.json'), JSON.stringify(lost));
    await writeFile(join(folder, 'half.json'), '{ "states": ');
    await writeFile(join(folder, 'hidden.mjs'), 'const createMachine = () => ({}); createMachine();');
    await writeFile(join(folder, 'bare.mjs'), 'if (__DEV__) createMachine();');
    await writeFile(join(folder, 'torn.mjs'), 'export const torn = createMachine({');
    const { charts, invalid } = await opened(folder);
    expect(charts.map(({ id }) => id)).toEqual(['fine']);
    const reasons = Object.fromEntries(invalid.map(({ file, message }) => [file, message]));
    expect(reasons['half.json']).toContain('JSON');
    expect(reasons['lost.json']).toContain("'nowhere'");
    expect(reasons['hidden.mjs']).toContain('It has none there');
    expect(reasons['torn.mjs']).not.toBe('');
    expect(reasons['bare.mjs']).toBe("It, or what it imports, needs '__DEV__' as it is loaded, which is not there.");
    expect(Object.keys(reasons)).toHaveLength(5);
  });

  test('FLW-2 a file that cannot even be opened is said with its reason, and the rest is shown', async () => {
    await writeFile(join(folder, 'fine.json'), JSON.stringify({ id: 'fine', initial: 'on', states: { on: {} } }));
    // Larger than Node reads. It takes no space: there is nothing in it.
    await writeFile(join(folder, 'huge.machine.ts'), '');
    await truncate(join(folder, 'huge.machine.ts'), 3 * 2 ** 30);
    const { charts, invalid } = await opened(folder);
    expect(charts.map(({ id }) => id)).toEqual(['fine']);
    expect(invalid.map(({ file, message }) => [file, message])).toEqual([
      ['huge.machine.ts', expect.stringContaining('2 GiB')],
    ]);
  });

  test('a machine without an id is called after its file or folder, on its diagram, too', async () => {
    await mkdir(join(folder, 'door-bell'));
    const json = JSON.stringify({ initial: 'a', states: { a: {} } });
    for (const file of ['lamp.json', 'door-bell/machine.json']) await writeFile(join(folder, file), json);
    const { charts } = await opened(folder);
    expect(charts.map(({ id, states }) => [id, states[0]?.key])).toEqual([
      ['doorBell', 'doorBell'],
      ['lamp', 'lamp'],
    ]);
  });

  test('a package that is not installed is named, with what to do', async () => {
    await writeFile(join(folder, 'far.mjs'), "import * as far from 'far-away'; export const one = createMachine(far);");
    const { invalid } = await opened(folder);
    expect(invalid.map(({ message }) => message)).toEqual([
      "It needs 'far-away', which is not installed. Install the packages of its project, and open it again.",
    ]);
  });

  test('FLW-2 what is written for XState 4, or with another library, is said in plain words and not even loaded', async () => {
    const old = { id: 'old', initial: 'a', states: { a: { on: { go: { target: 'a', cond: 'isOpen' } } } } };
    const nameless = { id: 'nameless', initial: 'a', states: { a: { on: { '': 'b' } }, b: {} } };
    const failing = "throw new Error('It was loaded.');";
    const files: Readonly<Record<string, string>> = {
      'cond.json': JSON.stringify(old),
      'nameless.json': JSON.stringify(nameless),
      'declared/package.json': JSON.stringify({ devDependencies: { xstate: '~4.38.2' } }),
      'declared/src/door.mjs': `import { createMachine } from 'xstate'; ${failing}`,
      'machine.js': `const { Machine, interpret } = require('xstate'); ${failing} interpret(Machine({}));`,
      'services.mjs': `import { createMachine } from 'xstate'; ${failing} createMachine({}, { services: { load() {} } });`,
      'with.mjs': `import { createMachine } from 'xstate'; ${failing} createMachine({}).withConfig({});`,
      'lib.mjs': `import { createMachine } from 'xstate'; import { log } from 'xstate/lib/actions'; ${failing}`,
      'other/package.json': JSON.stringify({ dependencies: { robot3: '1.0.0' } }),
      'other/lamp.mjs': `import { createMachine } from 'robot3'; ${failing} createMachine({});`,
      'unrelated.mjs': `${failing} const Machine = (size) => size; export const one = Machine(3);`,
      'fine.json': JSON.stringify({ id: 'fine', initial: 'a', states: { a: {} } }),
    };
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    const { charts, invalid } = await opened(folder);
    expect(charts.map(({ id }) => id)).toEqual(['fine']);
    const former = (sign: string) => expect.stringContaining(`XState 4, which Flowbook does not read: ${sign}.`);
    expect(Object.fromEntries(invalid.map(({ file, message }) => [file, message]))).toEqual({
      'cond.json': former("its guards are called 'cond'"),
      'nameless.json': former("it has transitions without an event as ''"),
      'declared/src/door.mjs': former('its project has xstate ~4.38.2'),
      'machine.js': former("it makes machines by 'Machine(…)'"),
      'services.mjs': former("its actors are 'services'"),
      'with.mjs': former("it calls 'withConfig(…)'"),
      'lib.mjs': former("it imports 'xstate/lib'"),
      'other/lamp.mjs': "Its machines are those of 'robot3'. Flowbook reads XState 5.",
    });
  });

  test('charts of one name get names of their own', async () => {
    for (const name of ['one', 'two']) {
      await writeFile(join(folder, `${name}.json`), JSON.stringify({ id: 'door', initial: 'a', states: { a: {} } }));
    }
    const { alone, charts } = await opened(folder);
    expect(charts.map(({ id }) => id)).toEqual(['door', 'door-two']);
    expect(alone.map(({ isRenamed }) => isRenamed)).toEqual([false, true]);
  });

  test('FLW-2 a chart with a state that has no name, or the path of another one, is said with the reason', async () => {
    const write = (name: string, states: object) =>
      writeFile(join(folder, `${name}.json`), JSON.stringify({ id: name, initial: 'a', states }));
    await write('door', { a: {} });
    await write('nameless', { a: {}, '': {} });
    await write('dotted', { a: { initial: 'b', states: { b: {} } }, 'a.b': {} });
    const { charts, invalid } = await opened(folder);
    expect(charts.map(({ id }) => id)).toEqual(['door']);
    expect(Object.fromEntries(invalid.map(({ name, message }) => [name, message]))).toEqual({
      dotted: "Two states have the path 'a.b': a name with a dot in it makes them one.",
      nameless: 'A state has an empty name, which Flowbook does not show.',
    });
  });

  test('each file that cannot be read has its own reason, and takes no name that a chart has', async () => {
    for (const name of ['form', 'mount', 'toggle', 'list']) await mkdir(join(folder, name));
    await writeFile(join(folder, 'form/machine.mjs'), 'throw new Error("no form"); createMachine();');
    await writeFile(join(folder, 'mount/machine.mjs'), 'throw new Error("no mount"); createMachine();');
    await writeFile(join(folder, 'mount/fetch.mjs'), 'throw new Error("no fetch"); createMachine();');
    await writeFile(join(folder, 'list/fetch.mjs'), 'throw new Error("no list"); createMachine();');
    await writeFile(
      join(folder, 'toggle/toggle.json'),
      JSON.stringify({ id: 'fetch', initial: 'a', states: { a: {} } }),
    );
    const { charts, invalid } = await opened(folder);
    expect(charts.map(({ id }) => id)).toEqual(['fetch']);
    expect(Object.fromEntries(invalid.map(({ name, message }) => [name, message]))).toEqual({
      form: 'no form',
      'fetch-fetch': 'no list',
      'fetch-fetch-2': 'no fetch',
      mount: 'no mount',
    });
  });

  test('code that waits as it is loaded is said, and holds up the rest for a moment only', async () => {
    vi.useFakeTimers();
    const file = { config: null, samples: null };
    const never = { ...file, load: () => new Promise<never>(() => undefined) };
    const fine = { ...file, file: '/fine.ts', load: () => Promise.resolve({ fine: createMachine({ id: 'fine' }) }) };
    const slow = { ...fine, file: '/slow.ts', load: () => new Promise<Record<string, unknown>>(loadSlowly) };
    function loadSlowly(loaded: (exported: Record<string, unknown>) => void): void {
      setTimeout(() => loaded({ slow: createMachine({ id: 'slow' }) }), 3_500);
    }
    const reading = findMachines([{ ...never, file: '/waits.ts' }, slow, { ...never, file: '/hangs.ts' }, fine], []);
    await vi.advanceTimersByTimeAsync(6_500);
    vi.useRealTimers();
    const { found, invalid } = await reading;
    expect(found.map(({ chart }) => chart.id)).toEqual(['slow', 'fine']);
    expect(invalid.map(({ name, message }) => `${name}: ${message}`)).toEqual([
      'waits: It has not loaded in time: its code waits for something.',
      'hangs: It has not loaded in time: its code waits for something.',
    ]);
  });

  test('FLW-2 JSON that only names states, and code that names createMachine in comments and texts alone, are not in the list', async () => {
    const schema = { type: 'object', definitions: { node: { properties: { states: { type: 'object' } } } } };
    await writeFile(join(folder, 'schema.json'), JSON.stringify(schema));
    await writeFile(join(folder, 'country.json'), JSON.stringify({ name: 'Mexico', states: { JAL: 'Jalisco' } }));
    await writeFile(
      join(folder, 'comment.mjs'),
      '/** As createMachine does. */ // createMachine({})\nexport const one = 1;',
    );
    await writeFile(
      join(folder, 'words.jsx'),
      "export const w = 'createMachine'; export const p = <p>createMachine</p>;",
    );
    await writeFile(
      join(folder, 'glob.mjs'),
      "export const all = '**/*.js'; export const a = createMachine({}); /* */",
    );
    await writeFile(join(folder, 'lamp.json'), JSON.stringify({ initial: 'on', states: { on: {} } }));
    const files = await openedFiles(folder);
    expect(files.map(({ file }) => basename(file))).toEqual(['glob.mjs', 'lamp.json']);
  });

  test('code that makes no machine, tests, and what is installed are not even loaded', async () => {
    await writeFile(join(folder, 'server.mjs'), 'throw new Error("started");');
    await writeFile(join(folder, 'door.test.mjs'), 'createMachine();');
    expect(await openedFiles(folder)).toEqual([]);
  });
});
