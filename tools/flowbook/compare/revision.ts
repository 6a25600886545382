import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runnerImport } from 'vite';
import { SHOP } from '#tests/flowbook-project/project.ts';
import { textOf } from '#tools/chart-tests/commands/text-of.ts';
import type { FlowPaths } from '#tools/chart-tests/engine/flow-paths.ts';
import { type Sentence, sentencesIn } from '#tools/chart-tests/report/sentences.ts';
import { sketchesIn } from './sketches.ts';

/** What is compared of a revision. */
export type Revision = {
  /** '3e580a4', or 'the working tree'. */
  readonly name: string;
  readonly flows: readonly FlowPaths[];
  readonly sentences: readonly Sentence[];
  /** By the name of the flow in its event catalogue. */
  readonly snapshots: ReadonlyMap<string, string>;
};

/** Older revisions call the environment the world. */
type Former = { readonly world?: FlowPaths['environment'] };
const EVENT_CATALOGUES = SHOP.files.flows;

/** @throws where the folder holds no charts that can be loaded; the message says what is wrong */
async function flowsIn(folder: string, name: string): Promise<readonly FlowPaths[]> {
  if (!existsSync(join(folder, EVENT_CATALOGUES))) {
    throw new Error(`${name} has no ${EVENT_CATALOGUES}: the charts of so old a revision cannot be walked.`);
  }
  try {
    const file = join(folder, EVENT_CATALOGUES);
    const options = { configFile: false, root: folder, logLevel: 'error' } as const;
    const { FLOWS } = (await runnerImport<{ FLOWS: readonly (FlowPaths & Former)[] }>(file, options)).module;
    const flows = FLOWS.map(({ world = {}, ...flow }) => ({ ...flow, environment: flow.environment ?? world }));
    return [...flows, ...(await sketchesIn(folder, new Set(flows.map(({ machine }) => machine.id))))];
  } catch (error) {
    throw new Error(
      `The charts of ${name} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Reads the charts, the requirements and the approved snapshots of a folder with the project's files. @throws where it has no charts */
export async function revisionIn(folder: string, name: string): Promise<Revision> {
  const flows = await flowsIn(folder, name);
  const at = (path: string) => pathToFileURL(join(folder, path));
  const paper = await textOf(at(SHOP.files.requirements));
  const snapshots = new Map<string, string>();
  for (const { flow } of flows) {
    const texts = await Promise.all(SHOP.files.snapshots.map((path) => textOf(at(`${path}/${flow}.md`))));
    const text = texts.find((one) => one !== null);
    if (text !== undefined && text !== null) snapshots.set(flow, text);
  }
  return { name, flows, sentences: paper === null ? [] : sentencesIn(paper), snapshots };
}
