import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { pathsFor, pathTo } from '../engine/coverage.ts';
import { described } from '../engine/described.ts';
import { walked } from '../engine/walk.ts';
import { approve } from './approve.ts';
import { formatted } from './formats.ts';
import { type Options, readOptions, USAGE } from './options.ts';
import { run, type Tools, type Wanted } from './run.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** What the options cannot be met by, in words. */
class NotThere extends Error {
  override readonly name = 'NotThere';
}

/** The path that is asked for by its id or its number. @throws NotThere, and says which there are */
function chosen(wanted: readonly Wanted[], name: string): Wanted {
  const found = wanted.find(({ path }, index) => path.id === name || String(index + 1) === name);
  if (found) return found;
  const ids = wanted.map(({ path }, index) => `${index + 1}. ${path.id}`);
  throw new NotThere(`There is no path '${name}'. Paths: ${ids.join(', ')}.`);
}

function pathsWanted({ flows, coverage, to, path }: Options): readonly Wanted[] {
  const all = flows.flatMap((flow) => {
    const graph = walked(flow);
    const wanted = to === null ? pathsFor(graph, coverage) : [pathTo(graph, to)];
    return wanted.map((each) => ({ path: described(each, graph), graph }));
  });
  return path === null ? all : [chosen(all, path)];
}

async function write(options: Options): Promise<void> {
  const text = formatted(
    pathsWanted(options).map(({ path }) => path),
    options.format,
  );
  if (options.out === null) say(text);
  else {
    await writeFile(options.out, `${text}\n`);
    say(`Written: ${options.out}`);
  }
}

/**
 * npm run paths.
 * @param root the project's folder
 * @returns its exit code: 1 where a path went otherwise than it should, 2 where it was not asked rightly; what was wrong has been said
 */
export async function paths(args: readonly string[], root: URL, chromium: Tools['chromium']): Promise<number> {
  try {
    const options = readOptions(args);
    if (options.command === 'run') {
      const isWell = await run(pathsWanted(options), options.run, { chromium, folder: fileURLToPath(root) });
      return isWell ? 0 : 1;
    }
    if (options.command === 'approve') await approve(options.flows, root);
    else await write(options);
    return 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    process.stderr.write(`${error.message}\n\n${USAGE}\n`);
    return 2;
  }
}
