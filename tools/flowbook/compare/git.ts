import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { copyFile, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What git cannot do, in words for people. */
export class GitProblem extends Error {
  override readonly name = 'GitProblem';
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const git = (root: string, ...args: readonly string[]): Promise<string> => gitWith({}, root, ...args);

/** @param own environment variables beside those of this process */
async function gitWith(
  own: Readonly<Record<string, string>>,
  root: string,
  ...args: readonly string[]
): Promise<string> {
  try {
    const env = { ...process.env, ...own };
    return (await run('git', [...args], { cwd: root, env, maxBuffer: 64 * 1024 * 1024 })).stdout.trim();
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

/** The files as they are now, as git would commit them; nothing is committed. */
async function treeNow(root: string, paths: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'flowbook-index-'));
  const own = { GIT_INDEX_FILE: join(folder, 'index') };
  try {
    await copyFile(resolve(root, await git(root, 'rev-parse', '--git-path', 'index')), own.GIT_INDEX_FILE);
    await gitWith(own, root, 'add', '--all', '--', ...paths.filter((path) => existsSync(join(root, path))));
    return await gitWith(own, root, 'write-tree');
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * What git says of some files and folders: the same where nothing in them differs.
 * @param commit null for the files as they are now
 * @throws GitProblem where there is no git, or no repository
 */
export async function contentOf(root: string, commit: string | null, paths: readonly string[]): Promise<string> {
  await checkRepository(root);
  return await git(root, 'ls-tree', '-r', '--full-tree', commit ?? (await treeNow(root, paths)), '--', ...paths);
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
