import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { flowbookConfig } from '#tools/flowbook/build/vite-config.ts';

const COPIED = ['machines', 'mocks', 'src', 'styled-system', 'tests', 'tools', 'package.json', 'tsconfig.json'];

/**
 * Flowbook's development server over a copy of the project in which the contact form leads to a state that is not there.
 * @returns its address, and what ends it
 */
export async function servedInvalid(
  root: string,
  port: number,
): Promise<{ address: string; close: () => Promise<void> }> {
  const copy = join(root, 'test-results/invalid-chart');
  for (const name of COPIED) cpSync(join(root, name), join(copy, name), { recursive: true });
  const chart = join(copy, 'machines/contact/contact.machine.ts');
  const text = readFileSync(chart, 'utf8');
  writeFileSync(chart, text.replace("after: { noticeTime: 'writing' }", "after: { noticeTime: 'nowhere' }"));
  const server = await createServer({
    ...flowbookConfig(copy),
    cacheDir: join(copy, '.vite'),
    server: { port, strictPort: true, fs: { strict: false }, watch: null },
    logLevel: 'error',
  });
  await server.listen();
  const close = async () => {
    await server.close();
    rmSync(copy, { recursive: true });
  };
  return { address: `http://localhost:${port}`, close };
}
