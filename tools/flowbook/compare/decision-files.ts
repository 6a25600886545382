import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SHOP } from '#tests/flowbook-project/project.ts';
import { textOf } from '#tools/chart-tests/commands/text-of.ts';
import { type Decision, decisionsOf, withDecisions } from './decisions.ts';

const FILE = SHOP.files.decisions;

/** What is decided in a file; nothing where there is none. @throws where it is something else */
export async function decisionsIn(file: string): Promise<readonly Decision[]> {
  const text = await textOf(pathToFileURL(file));
  return text === null ? [] : decisionsOf(text);
}

/** Writes what is decided to the file of decisions, in the place of what was decided of the same pictures. @param root the project's folder */
export async function writeDecisions(root: string, now: readonly Decision[]): Promise<void> {
  const file = join(root, FILE);
  const decisions = withDecisions(await decisionsIn(file), now);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify({ decisions }, null, 2)}\n`);
}
