import { fileURLToPath } from 'node:url';
import { TOURS } from '#tests/paths/tours.ts';
import { approve } from '#tools/chart-tests/commands/approve.ts';
import { askedOptions, complain } from '#tools/chart-tests/commands/asked-options.ts';
import { formatted } from '#tools/chart-tests/commands/formats.ts';
import { textOf } from '#tools/chart-tests/commands/text-of.ts';
import { writeResult } from '#tools/chart-tests/commands/write-result.ts';
import { approvedWay, readApproved } from '#tools/chart-tests/engine/approved-snapshot.ts';
import { pathsFor, pathTo } from '#tools/chart-tests/engine/coverage.ts';
import { described } from '#tools/chart-tests/engine/described.ts';
import type { FlowPaths } from '#tools/chart-tests/engine/flow-paths.ts';
import { ownPath } from '#tools/chart-tests/engine/own-path.ts';
import { pathOf } from '#tools/chart-tests/engine/tours.ts';
import { walked } from '#tools/chart-tests/engine/walk.ts';
import { type Options, readOptions, USAGE } from './options.ts';
import { run, type Tools, type Wanted } from './run.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** What the options cannot be met by, in words. */
class NotThere extends Error {
  override readonly name = 'NotThere';
}

/** A path that was approved: its chart may have changed since, so that other paths are generated now. */
async function approvedPath(name: string, flow: FlowPaths, root: URL): Promise<Wanted | null> {
  const text = await textOf(new URL(`tests/paths/approved/${flow.flow}.md`, root));
  const approved = text === null ? undefined : readApproved(text).paths.find(({ id }) => id === name);
  if (!approved) return null;
  const graph = walked(flow);
  return { path: described(pathOf(flow.flow, approvedWay(approved, flow)), graph), graph };
}

/** The path that is asked for by its id or its number. @throws NotThere, and says which there are */
async function chosen(wanted: readonly Wanted[], name: string, flow: FlowPaths, root: URL): Promise<Wanted> {
  const found = wanted.find(({ path }, index) => path.id === name || String(index + 1) === name);
  const known = found ?? (await approvedPath(name, flow, root));
  if (known) return known;
  const ids = wanted.map(({ path }, index) => `${index + 1}. ${path.id}`);
  throw new NotThere(`There is no path '${name}'. Paths: ${ids.join(', ')}.`);
}

async function pathsWanted({ flows, coverage, to, steps, path: name }: Options, root: URL): Promise<readonly Wanted[]> {
  const [only] = flows;
  if (steps !== null && only) {
    const graph = walked(only);
    return [{ path: described(ownPath(graph, steps).path, graph), graph }];
  }
  const all = flows.flatMap((flow) => {
    const graph = walked(flow);
    const wanted = to === null ? pathsFor(graph, coverage) : [pathTo(graph, to)];
    return wanted.map((each) => ({ path: described(each, graph), graph }));
  });
  return name === null || !only ? all : [await chosen(all, name, only, root)];
}

/** @throws NotThere where no tour has these words in its title */
function checkTours(words: string): void {
  if (TOURS.some(({ title }) => title.includes(words))) return;
  throw new NotThere(
    `No tour has '${words}' in its title. Tours:\n${TOURS.map(({ title }) => `  ${title}`).join('\n')}`,
  );
}

async function write(options: Options, root: URL): Promise<void> {
  const wanted = await pathsWanted(options, root);
  const text = formatted(
    wanted.map(({ path }) => path),
    options.format,
  );
  const [only] = options.flows;
  if (options.out === null) {
    say(text);
    if (options.steps !== null && options.format === 'list' && only) say(ownPath(walked(only), options.steps).next);
  } else {
    writeResult(options.out, text);
    say(`Written: ${options.out}`);
  }
}

/**
 * npm run paths.
 * @param root the project's folder
 * @returns its exit code: 1 where a path went otherwise than it should, 2 where it was not asked rightly; what was wrong has been said
 */
export async function paths(
  args: readonly string[],
  root: URL,
  browsers: Pick<Tools, 'chromium' | 'chromiumForBuiltShop'> & {
    /** Walks the tours with these words in their titles, and writes their records. @returns whether all could be walked */
    approveTours: (words: string) => Promise<boolean>;
  },
): Promise<number> {
  const options = askedOptions(args, readOptions, USAGE);
  if (options === null) return 2;
  try {
    if (options.command === 'run') {
      const isWell = await run(await pathsWanted(options, root), options.run, {
        ...browsers,
        folder: fileURLToPath(root),
      });
      return isWell ? 0 : 1;
    }
    if (options.tours !== null) {
      checkTours(options.tours);
      return (await browsers.approveTours(options.tours)) ? 0 : 1;
    }
    if (options.command === 'approve') await approve(options.flows, root);
    else await write(options, root);
    return 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    complain(error.message);
    return 2;
  }
}
