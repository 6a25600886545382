import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type RunnableDevEnvironment } from 'vite';
import { expect, test } from 'vitest';
import { openConfig } from '#tools/flowbook/build/open-config.ts';

/** What the server of an opened folder loads of one of its files. */
async function exported(files: Readonly<Record<string, string>>, file: string): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'flowbook-'));
  await mkdir(join(folder, 'src'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const server = await createServer({ ...openConfig(process.cwd(), folder, 0), logLevel: 'silent' });
  try {
    const { runner } = server.environments.ssr as RunnableDevEnvironment;
    return Object.keys(await runner.import(join(folder, file)));
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
}

test('the short names of folders that a project has in its settings are understood', async () => {
  const settings = JSON.stringify({ compilerOptions: { paths: { '@/*': ['./src/*'] } } });
  const door = "import { NAME } from '@/name'; export const door = NAME;";
  const files = { 'tsconfig.json': settings, 'src/name.ts': "export const NAME = 'door';", 'door.ts': door };
  expect(await exported(files, 'door.ts')).toEqual(['door']);
});
