import { mkdir, writeFile } from 'node:fs/promises';
import { approvedText, differencesFrom } from '../engine/approved-snapshot.ts';
import type { FlowPaths } from '../engine/flow-paths.ts';
import { walked } from '../engine/walk.ts';
import { textOf } from './text-of.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);

const FOLDER = 'tests/paths/approved/';

/** Writes what flows do now into their approved snapshots, and says what that changes. @param root the project's folder */
export async function approve(flows: readonly FlowPaths[], root: URL): Promise<void> {
  await mkdir(new URL(FOLDER, root), { recursive: true });
  for (const flow of flows) {
    const path = new URL(`${FOLDER}${flow.flow}.md`, root);
    const before = await textOf(path);
    const graph = walked(flow);
    const text = approvedText(graph);
    if (before === text) say(`${flow.flow}: as it was.`);
    else {
      await writeFile(path, text);
      const changes = before === null ? ['Its first approved snapshot.'] : differencesFrom(before, graph);
      say(`${flow.flow}: approved.\n${changes.map((change) => `  ${change}`).join('\n')}`);
    }
  }
}
