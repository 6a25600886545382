import { writeFile } from 'node:fs/promises';
import { pathsFor, pathTo } from '../engine/coverage.ts';
import { type DescribedPath, described } from '../engine/described.ts';
import { walked } from '../engine/walk.ts';
import { approve } from './approve.ts';
import { formatted } from './formats.ts';
import { type Options, readOptions, USAGE } from './options.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

function pathsWanted({ flows, coverage, to }: Options): readonly DescribedPath[] {
  return flows.flatMap((flow) => {
    const graph = walked(flow);
    const wanted = to === null ? pathsFor(graph, coverage) : [pathTo(graph, to)];
    return wanted.map((path) => described(path, graph));
  });
}

/** npm run paths. @param root the project's folder @returns whether all went well; what did not has been said */
export async function paths(args: readonly string[], root: URL): Promise<boolean> {
  try {
    const options = readOptions(args);
    if (options.command === 'approve') await approve(options.flows, root);
    else {
      const text = formatted(pathsWanted(options), options.format);
      if (options.out === null) say(text);
      else {
        await writeFile(options.out, `${text}\n`);
        say(`Written: ${options.out}`);
      }
    }
    return true;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    process.stderr.write(`${error.message}\n\n${USAGE}\n`);
    return false;
  }
}
