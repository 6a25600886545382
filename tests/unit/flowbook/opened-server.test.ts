import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer, type RunnableDevEnvironment } from 'vite';
import { expect, test } from 'vitest';
import { openConfig } from '#tools/flowbook/build/open-config.ts';

/** What the server of an opened folder loads of one of its files. */
async function exported(
  files: Readonly<Record<string, string>>,
  file: string,
  opened = '.',
): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'flowbook-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const server = await createServer({ ...openConfig(process.cwd(), join(folder, opened), 0), logLevel: 'silent' });
  try {
    const { runner } = server.environments.ssr as RunnableDevEnvironment;
    return Object.keys(await runner.import(join(folder, file)));
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
}

const NAME = "export const NAME: string = 'door';";
const DOOR =
  "import { createMachine } from 'xstate'; import { NAME } from './name'; export const door = createMachine({ id: NAME });";

test('the short names of folders that a project has in its settings are understood', async () => {
  const settings = JSON.stringify({ compilerOptions: { paths: { '@/*': ['./src/*'] } } });
  const door = "import { NAME } from '@/name'; export const door = NAME;";
  const files = { 'tsconfig.json': settings, 'src/name.ts': "export const NAME = 'door';", 'door.ts': door };
  expect(await exported(files, 'door.ts')).toEqual(['door']);
});

test('FLW-2 files whose settings extend those of a package that is not installed are read without them', async () => {
  const files = { 'tsconfig.json': JSON.stringify({ extends: '@tsconfig/absent' }), 'door.ts': DOOR };
  expect(await exported({ ...files, 'name.ts': NAME }, 'door.ts')).toEqual(['door']);
});

test('FLW-2 a file with JSX is read where neither React nor what else it imports is installed', async () => {
  const machine = "import { createMachine } from 'xstate'; export const lamp = createMachine({ id: 'lamp' });";
  const files = {
    'tsconfig.json': JSON.stringify({ compilerOptions: { jsx: 'react-jsx' } }),
    'all.tsx': `import * as React from 'react'; import styled from 'styled-components'; ${machine}
      export const Theme = React.createContext<string>('day'); export const Box = styled.div\`color: red;\`;
      export const made = <><Theme.Provider value="night" /></>;`,
    'none.jsx': `${machine} export const made = <p>on</p>;`,
    'named.tsx': `import { memo } from 'react'; ${machine} export default memo(() => <p>on</p>);`,
    'other.tsx': `/** @jsxImportSource preact */ ${machine} export const made = <p>on</p>;`,
  };
  expect(await exported(files, 'all.tsx')).toContain('lamp');
  expect(await exported(files, 'none.jsx')).toContain('lamp');
  expect(await exported(files, 'named.tsx')).toContain('lamp');
  expect(await exported(files, 'other.tsx')).toContain('lamp');
});

const UNEXPORTED = "import { createMachine } from 'xstate'; const door = createMachine({});";

test('only files of the opened folder are read for machines, not those of a folder whose name begins alike', async () => {
  const files = { 'flows/door.ts': UNEXPORTED, 'flows-of-others/door.ts': UNEXPORTED };
  expect(await exported(files, 'flows/door.ts', 'flows')).not.toEqual([]);
  expect(await exported(files, 'flows-of-others/door.ts', 'flows')).toEqual([]);
});

test('a folder that lies among installed packages is read when it is the one that is opened', async () => {
  const files = { 'node_modules/charts/door.ts': UNEXPORTED };
  expect(await exported(files, 'node_modules/charts/door.ts', 'node_modules/charts')).not.toEqual([]);
});
