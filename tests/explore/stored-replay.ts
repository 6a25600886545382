import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from './explorer.ts';
import { runInWords } from './in-words.ts';
import { replayText } from './replay-file.ts';

/** Where tests that fail leave their runs, below the project's folder; Playwright empties its own. */
const FOLDER = 'test-results/replays';

/** Leaves a run that has failed as a replay file. @returns the run in words, and the commands that take it again */
export function storedReplay(title: string, run: Run): string {
  const file = join(FOLDER, `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.json`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, replayText(title, run));
  return [
    runInWords(run),
    `Again: npm run explore -- --browser --headed --replay ${file}`,
    `In Node: npm run explore -- --replay ${file}`,
  ].join('\n');
}
