import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createLogger, runnerImport } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exportMachines } from '#tools/flowbook/build/export-machines.ts';
import { notInstalled } from '#tools/flowbook/build/not-installed.ts';

let folder = '';
const logger = createLogger('silent');
// Within the project, where XState is found.
beforeEach(async () => {
  await mkdir('test-results', { recursive: true });
  folder = await mkdtemp(resolve('test-results', 'foreign-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** What a file exports as Flowbook loads it. */
async function exportedBy(code: string, place = folder): Promise<Readonly<Record<string, unknown>>> {
  const file = join(place, 'foreign.tsx');
  await writeFile(file, code);
  const isOpened = (one: string) => one.startsWith(place);
  const plugins = [exportMachines(isOpened), notInstalled(isOpened)];
  const { module } = await runnerImport<Readonly<Record<string, unknown>>>(file, {
    ...{ configFile: false, customLogger: logger, plugins },
    resolve: { external: ['xstate'] },
  });
  return module;
}

test('a machine that a file declares and does not export is found, and one that it exports is exported once', async () => {
  const exported = await exportedBy(`
    import { createMachine, setup } from 'xstate';
    const hidden = createMachine({ id: 'hidden' });
    const typed: unknown = setup({}).createMachine({ id: 'typed' });
    export const open = createMachine({ id: 'open' });
    const named = createMachine({ id: 'named' });
    const other = 'setup';
    const cast = createMachine({ id: 'cast' }) as unknown;
    const checked = createMachine({ id: 'checked' }) satisfies object;
    const provided = setup({}).createMachine({ id: 'provided' }).provide({});
    const renamed = createMachine({ id: 'renamed' });
    const inner = createMachine({ id: 'inner' });
    export { named, renamed as inner };
    export default function App() { const inside = createMachine({}); return <p>{String(inside)}</p>; }
  `);
  expect(Object.keys(exported).sort()).toEqual([
    ...['cast', 'checked', 'default', 'hidden', 'inner', 'named', 'open', 'provided', 'typed'],
  ]);
});

test('what a package that is not installed gives can be called, made, read and extended, and is said', async () => {
  logger.warn = vi.fn();
  const exported = await exportedBy(`
    import { createMachine } from 'xstate';
    import far, { z as schema, type Far, Base } from '@far/far-away';
    const Shape = schema.object({ name: schema.string().min(1) });
    class Own extends Base { size = 1; }
    export const size = new Own().size;
    export const awaited = await far.load();
    export const machine = createMachine({ id: far ? 'machine' : 'none', context: { shape: Shape } });
  `);
  expect(Object.keys(exported).sort()).toEqual(['awaited', 'machine', 'size']);
  const [[warning], ...others] = vi.mocked(logger.warn).mock.calls as [[string]];
  expect(warning).toContain("'@far/far-away', which is not installed");
  expect(others).toEqual([]);
});

test('what a file hands on of a package that is not installed is there for another file', async () => {
  await writeFile(join(folder, 'schema.ts'), "export { isSpan, type Span, far as near } from '@far/schema';");
  const exported = await exportedBy(`
    import { isSpan, near } from './schema';
    export const id = typeof isSpan === 'function' && typeof near === 'function' ? 'read' : 'lost';
  `);
  expect(exported.id).toBe('read');
});

test('where all of a package is imported, what the file reads of it is there, also by names that are words of the language', async () => {
  const exported = await exportedBy(`
    import * as far from 'far-away';
    import { default as near, type Near } from 'near-by';
    const Shape = far.object({ kind: far.enum(['a']), ask: far.function().args(far.null()) });
    export const id = typeof near === 'function' && typeof far.default === 'function' && Shape ? 'read' : 'lost';
  `);
  expect(exported.id).toBe('read');
});

test('JSX is as it was where React is installed, and needs no React where it is not', async () => {
  const code = 'export const made = <p />; export const App = () => <p />;';
  expect((await exportedBy(code)).made).toMatchObject({ type: 'p' });
  const bare = await mkdtemp(join(tmpdir(), 'foreign-'));
  expect(Object.keys(await exportedBy('export const App = () => <p />;', bare))).toEqual(['App']);
  await rm(bare, { recursive: true });
});
