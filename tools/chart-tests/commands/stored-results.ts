import { readdir, readFile, stat } from 'node:fs/promises';

/** The folders that tests check. Results from before their latest change are outdated. */
const SOURCES = ['machines/', 'src/', 'mocks/', 'tests/'];
const RESULTS = 'test-results/';

/** A file with results of `npm test`. */
type ResultFile = {
  readonly path: string;
  readonly text: string /** ms since 1970 */;
  readonly written: number;
};
type Change = { readonly path: string /** ms since 1970 */; readonly at: number };

const commandOf = (stage: string, shard?: string): string =>
  `npm test -- --only ${stage}${shard === undefined ? '' : ` --shard ${shard}`}`;

async function filesIn(root: URL, folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(new URL(folder, root), { recursive: true, withFileTypes: true });
    const base = new URL(folder, root).pathname;
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => `${folder}${`${entry.parentPath}/${entry.name}`.slice(base.length).replace(/^\//, '')}`);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

const changeTime = async (root: URL, path: string): Promise<number> => (await stat(new URL(path, root))).mtimeMs;

/** The file in these folders that was changed last; null without any. */
export async function latestChange(root: URL): Promise<Change | null> {
  let latest: Change | null = null;
  for (const path of (await Promise.all(SOURCES.map((folder) => filesIn(root, folder)))).flat()) {
    const at = await changeTime(root, path);
    if (latest === null || at > latest.at) latest = { path, at };
  }
  return latest;
}

async function resultFile(root: URL, path: string): Promise<ResultFile> {
  return { path, text: await readFile(new URL(path, root), 'utf8'), written: await changeTime(root, path) };
}

/**
 * The results of a stage: of a whole run, else of its shards. A missing result is named with the command that makes it.
 * @param root the project's folder
 */
export async function storedResults(
  root: URL,
  stage: string,
): Promise<{ files: readonly ResultFile[]; missing: readonly string[] }> {
  const names = await filesIn(root, RESULTS);
  const whole = `${RESULTS}${stage}.json`;
  if (names.includes(whole)) return { files: [await resultFile(root, whole)], missing: [] };
  const counts = names.flatMap(
    (name) => name.match(new RegExp(`^${RESULTS}${stage}-\\d+-of-(\\d+)\\.json$`))?.[1] ?? [],
  );
  const count = Number(counts.toSorted((one, other) => Number(one) - Number(other)).at(-1) ?? 0);
  if (count === 0) return { files: [], missing: [`${whole} is not there: ${commandOf(stage)}`] };
  const shards = Array.from({ length: count }, (_, index) => `${index + 1}`);
  const pathOf = (shard: string) => `${RESULTS}${stage}-${shard}-of-${count}.json`;
  return {
    files: await Promise.all(
      shards.map(pathOf).flatMap((path) => (names.includes(path) ? [resultFile(root, path)] : [])),
    ),
    missing: shards
      .filter((shard) => !names.includes(pathOf(shard)))
      .map((shard) => `${pathOf(shard)} is not there: ${commandOf(stage, `${shard}/${count}`)}`),
  };
}

/** Names the results that are older than the latest change in these folders. */
export const outdated = (files: readonly ResultFile[], change: Change | null): readonly string[] =>
  files.flatMap(({ path, written }) =>
    change !== null && change.at > written ? [`${path} is old: ${change.path} has changed since then.`] : [],
  );
