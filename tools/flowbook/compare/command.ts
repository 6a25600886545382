import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { comparisonOf, isSame } from './comparison.ts';
import { checkedOut, commitOf } from './git.ts';
import { markdownOf } from './markdown.ts';
import { type Options, readOptions, USAGE } from './options.ts';
import { picturedIn } from './pictured.ts';
import { type Revision, revisionIn } from './revision.ts';
import { pageOf } from './write-page.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const complain = (text: string): void => void process.stderr.write(`${text}\n`);

const WORKING_TREE = 'the working tree';

/** @param revision null for the working tree */
async function revisionOf(root: string, revision: string | null): Promise<Revision> {
  if (revision === null) return await revisionIn(root, WORKING_TREE);
  const commit = await commitOf(root, revision);
  const { folder, remove } = await checkedOut(root, commit);
  try {
    return await revisionIn(folder, revision === commit ? commit : `${revision} (${commit})`);
  } finally {
    remove();
  }
}

function asked(args: readonly string[]): Options | null {
  try {
    return readOptions(args);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    complain(`${error.message}\n\n${USAGE}`);
    return null;
  }
}

async function compareAll({ before, after, out, beforePictures, afterPictures }: Options, root: URL): Promise<void> {
  const folder = fileURLToPath(root);
  const was = await revisionOf(folder, before);
  const is = await revisionOf(folder, after);
  const comparison = comparisonOf(was, is, say);
  if (isSame(comparison)) {
    say(`\nNothing differs between ${was.name} and ${is.name}: no flow, no statement of the requirements.`);
    return;
  }
  const pictures = (path: string | null) => (path === null ? null : picturedIn(resolve(folder, path)));
  const page = await pageOf(comparison, root, await pictures(beforePictures), await pictures(afterPictures));
  const target = resolve(folder, out);
  await mkdir(target, { recursive: true });
  await writeFile(join(target, 'index.html'), page);
  await writeFile(join(target, 'compare.md'), markdownOf(comparison));
  say(`\n${comparison.flows.length} flows differ between ${was.name} and ${is.name}.`);
  say(`The page: ${join(out, 'index.html')}. For a pull request: ${join(out, 'compare.md')}.`);
}

/**
 * npm run flowbook:compare.
 * @param root the project's folder
 * @returns its exit code: 2 where it was not asked rightly, or there is nothing to compare with
 */
export async function compare(args: readonly string[], root: URL): Promise<number> {
  const options = asked(args);
  if (options === null) return 2;
  try {
    await compareAll(options, root);
    return 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    complain(error.message);
    return 2;
  }
}
