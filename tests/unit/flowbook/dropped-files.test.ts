import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createServer, type RunnableDevEnvironment, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { readDropped } from '#tools/flowbook/app/read-dropped.ts';
import { droppedFiles } from '#tools/flowbook/build/dropped-files.ts';
import { openedFiles } from '#tools/flowbook/build/opened-files.ts';
import { readOpened } from '#tools/flowbook/build/read-opened.ts';

let root = '';
let server: ViteDevServer;
let origin = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'flowbook-'));
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
  server = await createServer({
    ...{ configFile: false, root, logLevel: 'silent', appType: 'custom', cacheDir: join(root, 'cache') },
    plugins: [...droppedFiles(root)],
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: '127.0.0.1', watch: null },
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  origin = `http://127.0.0.1:${address.port}`;
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

/** What is answered to code that is dropped into a page. */
async function dropped(name: string, code: string): Promise<{ readonly url?: string; readonly problem?: string }> {
  const response = await fetch(`${origin}/flowbook-drop?${new URLSearchParams({ name })}`, {
    ...{ method: 'POST', body: code, headers: { origin } },
  });
  return await response.json();
}

/** What a page loads of code that was dropped into it. */
async function exported(name: string, code: string): Promise<readonly string[]> {
  const { url = '' } = await dropped(name, code);
  const { runner } = server.environments.ssr as RunnableDevEnvironment;
  const module: Readonly<Record<string, AnyStateMachine>> = await runner.import(url);
  return Object.keys(module);
}

/** Why one file of a folder that is opened is not read. */
async function openedReason(name: string, code: string): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'flowbook-'));
  await writeFile(join(folder, name), code);
  const load = () => Promise.reject(new Error('It is loaded.'));
  const { invalid } = await readOpened({ folder, files: await openedFiles(join(folder, name)), load });
  await rm(folder, { recursive: true });
  return invalid[0]?.message;
}

const MADE = "import { createMachine } from 'xstate';\nconst door = createMachine({ id: 'door' });\n";

describe('code that is dropped is read as it is in a folder that is opened', () => {
  test('FLW-2 a machine that is declared and not exported is found', async () => {
    expect(await exported('door.ts', MADE)).toEqual(['door']);
  });

  test('FLW-2 a package that is not installed is done without', async () => {
    const code = `import { z } from 'absent-package';\n${MADE}export const schema = z.object({});\n`;
    expect(await exported('schema.ts', code)).toContain('door');
  });

  test('FLW-2 what is written for XState 4 is not loaded, with the same reason', async () => {
    const code = "import { Machine } from 'xstate';\nexport const door = Machine({ id: 'door' });\n";
    const { problem, url } = await dropped('former.ts', code);
    expect(url).toBeUndefined();
    expect(problem).toContain('It is written for XState 4');
    expect(problem).toBe(await openedReason('former.ts', code));
  });

  test('FLW-2 what is neither code nor JSON is not taken', async () => {
    expect(await dropped('door.txt', MADE)).toEqual({ problem: 'It is neither code, such as .ts and .js, nor .json.' });
  });
});

test.each(['{"colour": "green"}', '[]', 'null', '"states"'])(
  'FLW-2 JSON that is no machine has the same reason, dropped and opened by its name: %s',
  async (text) => {
    const reason = 'It has no "states".';
    await expect(readDropped([{ kind: 'json', name: 'none.json', text }], new Set())).rejects.toThrow(
      `none.json cannot be shown. ${reason}`,
    );
    expect(await openedReason('none.json', text)).toBe(reason);
  },
);

test('FLW-2 code that is dropped and names what is not there says so as it does in a folder that is opened', async () => {
  const name = 'bare.mjs';
  const url = `data:text/javascript,${encodeURIComponent('export const door = __DEV__;')}`;
  const reason = "It, or what it imports, needs '__DEV__' as it is loaded, which is not there.";
  await expect(readDropped([{ kind: 'code', name, url }], new Set())).rejects.toThrow(
    `${name} cannot be shown. ${reason}`,
  );
});
