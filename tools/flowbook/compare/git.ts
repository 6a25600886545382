import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What git cannot do, in words for people. */
export class GitProblem extends Error {
  override readonly name = 'GitProblem';
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function git(root: string, ...args: readonly string[]): Promise<string> {
  try {
    return (await run('git', [...args], { cwd: root, maxBuffer: 64 * 1024 * 1024 })).stdout.trim();
  } catch (error) {
    if (isMissing(error)) throw new GitProblem('git is not installed: without it there is nothing to compare with.');
    throw error;
  }
}

/** @throws GitProblem where this is no repository */
async function checkRepository(root: string): Promise<void> {
  try {
    await git(root, 'rev-parse', '--git-dir');
  } catch (error) {
    if (error instanceof GitProblem) throw error;
    throw new GitProblem(`${root} is no git repository: there is nothing to compare with.`);
  }
}

/** The short name of a commit. @throws GitProblem where there is no git, no repository or no such revision */
export async function commitOf(root: string, revision: string): Promise<string> {
  await checkRepository(root);
  try {
    return await git(root, 'rev-parse', '--verify', '--short', '--end-of-options', `${revision}^{commit}`);
  } catch {
    const latest = await git(root, 'log', '-3', '--format=%h %s').catch(() => '');
    throw new GitProblem(
      `There is no revision '${revision}'. A branch, a tag or a commit is meant${latest === '' ? '.' : `; the latest commits:\n${latest}`}`,
    );
  }
}

export type Checkout = { readonly folder: string; readonly remove: () => void };

/**
 * The files of a commit in a temporary folder, with the dependencies of this project. Gone when the process ends, if not
 * before.
 * @throws where they cannot be written
 */
export async function checkedOut(root: string, commit: string): Promise<Checkout> {
  const folder = await mkdtemp(join(tmpdir(), 'flowbook-compare-'));
  const removeNow = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeNow);
  const remove = () => {
    process.off('exit', removeNow);
    removeNow();
  };
  try {
    const archive = join(folder, 'files.tar');
    await git(root, 'archive', '--format=tar', `--output=${archive}`, commit);
    await run('tar', ['-xf', archive, '-C', folder]);
    rmSync(archive);
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}
