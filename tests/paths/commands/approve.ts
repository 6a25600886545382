import { mkdir, writeFile } from 'node:fs/promises';
import type { FlowPaths } from '../engine/flow-paths.ts';
import { differencesFrom, ledgerText } from '../engine/ledger.ts';
import { walked } from '../engine/walk.ts';
import { textOf } from './text-of.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);

const FOLDER = 'tests/paths/ledger/';

/** Writes what flows do now into their ledgers, and says what that changes. @param root the project's folder */
export async function approve(flows: readonly FlowPaths[], root: URL): Promise<void> {
  await mkdir(new URL(FOLDER, root), { recursive: true });
  for (const flow of flows) {
    const path = new URL(`${FOLDER}${flow.flow}.md`, root);
    const before = await textOf(path);
    const graph = walked(flow);
    const text = ledgerText(graph);
    if (before === text) say(`${flow.flow}: as it was.`);
    else {
      await writeFile(path, text);
      const changes = before === null ? ['Its first ledger.'] : differencesFrom(before, graph);
      say(`${flow.flow}: approved.\n${changes.map((change) => `  ${change}`).join('\n')}`);
    }
  }
}
