import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { flowbookConfig } from '#tools/flowbook/build/vite-config.ts';
import { COPIED, copyProject } from './project-copy.ts';
import { removeServed } from './remove-served.ts';

/** A copy of the project that may be changed, with Flowbook's development server over it. */
export type ServedRepository = {
  readonly address: string;
  readonly folder: string;
  readonly close: () => Promise<void>;
};

/**
 * Copies the project's files into a repository of their own with one commit, and serves Flowbook from there. It is
 * outside the project, because the server does not watch folders such as test-results.
 */
export async function servedRepository(root: string, port: number): Promise<ServedRepository> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'flowbook-copy-'));
  copyProject(root, folder);
  symlinkSync(realpathSync(join(root, 'node_modules')), join(folder, 'node_modules'));
  const git = (...args: readonly string[]) => execFileSync('git', [...args], { cwd: folder });
  git('init', '--quiet');
  git('add', ...COPIED);
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message', 'As it is');
  const server = await createServer({
    ...flowbookConfig(folder),
    cacheDir: join(folder, '.vite'),
    server: { port, strictPort: true, fs: { strict: false } },
    logLevel: 'error',
  });
  await server.listen();
  const close = async () => {
    await server.close();
    await removeServed(folder);
  };
  return { address: `http://localhost:${port}`, folder, close };
}
