import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { openConfig } from '#tools/flowbook/build/open-config.ts';
import { removeServed } from './remove-served.ts';

/**
 * Flowbook over a copy of the foreign machines that lies outside of the project, where nothing is installed.
 * @returns its address, the folder, and what ends it
 */
export async function openedFolder(
  root: string,
  port: number,
): Promise<{ address: string; folder: string; close: () => Promise<void> }> {
  const folder = join(mkdtempSync(join(tmpdir(), 'flowbook-')), 'foreign');
  cpSync(join(root, 'tests/flowbook/foreign'), folder, { recursive: true });
  const server = await createServer({ ...openConfig(root, folder, port), logLevel: 'error' });
  await server.listen();
  const close = async () => {
    await server.close();
    await removeServed(folder);
  };
  return { address: `http://localhost:${port}`, folder, close };
}
