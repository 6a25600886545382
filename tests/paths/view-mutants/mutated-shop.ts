import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { MutableView } from '#tests/paths/all-view-mutants.ts';
import { withMutants } from '#tools/chart-tests/mutation/views/view-mutants.ts';

/** Generated or installed files, which are no part of the project. */
const NOT_COPIED = ['.git', 'node_modules', 'dist', 'styled-system', 'test-results', 'playwright-report'];

const STARTS_DRAWN = 'hydrateRoot(root, app, { onRecoverableError: reportError })';
const STARTS_ANEW = 'createRoot(root).render(app)';

/**
 * The static pages are rendered before a mutant is chosen, and React would not change them: a `disabled` that the
 * mutant has lost. So each is rendered again.
 * @throws where the shop does not start as it did when this was written
 */
async function startAnew(file: string): Promise<void> {
  const source = await readFile(file, 'utf8');
  if (!source.includes(STARTS_DRAWN)) throw new Error(`src/main.tsx no longer says ${STARTS_DRAWN}`);
  await writeFile(file, source.replace(STARTS_DRAWN, STARTS_ANEW));
}

/** The end of the output of a program that has failed. */
const MOST_OUTPUT = 4000;

/** @throws with the end of its output where the build fails */
const built = (folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['tools/commands/build.mjs'], { cwd: folder });
    const stop = () => void child.kill();
    process.once('exit', stop);
    let output = '';
    const collect = (chunk: Buffer) => {
      output = (output + chunk).slice(-MOST_OUTPUT);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', stop);
      if (code === 0) resolve();
      else reject(new Error(`The shop with all its mutants could not be built:\n${output}`));
    });
  });

type MutatedShop = { readonly folder: string; readonly remove: () => void };

/**
 * A copy of the project in a temporary folder, with all mutants in its views, built. It is gone when the process ends, if
 * not before.
 * @param root the project's folder
 * @throws where the build fails; the folder is gone then
 */
export async function mutatedShop(root: string, views: readonly MutableView[]): Promise<MutatedShop> {
  const folder = await mkdtemp(join(tmpdir(), 'view-mutants-'));
  const removeNow = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeNow);
  const remove = () => {
    process.off('exit', removeNow);
    removeNow();
  };
  try {
    await cp(root, folder, { recursive: true, filter: (source) => !NOT_COPIED.includes(relative(root, source)) });
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const { path, source, mutants } of views) await writeFile(join(folder, path), withMutants(source, mutants));
    await startAnew(join(folder, 'src/main.tsx'));
    await built(folder);
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}
