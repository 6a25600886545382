import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { boardOf, type FlowBoard } from './board.ts';
import { listsOf, tableHead, tableRow, totalOf } from './board-text.ts';
import { isKilled } from './judge.ts';
import { type Options, readOptions, USAGE } from './options.ts';
import { mutantsOfAll } from './sample.ts';
import { askUnitTests } from './unit-tests.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** The verdicts as other tools read them: without the mutants' charts. */
function json(boards: readonly FlowBoard[]): string {
  const flows = boards.map(({ flow, verdicts, seconds }) => ({
    flow,
    seconds,
    mutants: verdicts.map(({ mutant: { config: _, delays: __, ...mutant }, fate, because, unit }) => ({
      ...mutant,
      fate,
      isKilled: isKilled(fate),
      because,
      unit,
    })),
  }));
  return JSON.stringify({ flows }, null, 2);
}

async function judged(options: Options, root: URL): Promise<FlowBoard[]> {
  const boards: FlowBoard[] = [];
  for (const [flow, chosen] of mutantsOfAll(options.flows, options.sample)) {
    if (chosen.length === 0) continue;
    const board = await boardOf(flow, chosen, root);
    const whole = options.isUnitAsked ? await askUnitTests(flow, board, root, say) : board;
    say(tableRow(whole));
    boards.push(whole);
  }
  return boards;
}

/** npm run mutants. @param root the project's folder @returns the exit code: 0, 1 where a mutant is alive, 2 where it was not understood */
export async function mutants(args: readonly string[], root: URL): Promise<number> {
  try {
    const options = readOptions(args);
    say(tableHead());
    const boards = await judged(options, root);
    const total = totalOf(boards);
    if (boards.length > 1) say(tableRow(total));
    say(listsOf(boards, options.areEquivalentListed));
    if (options.json !== null) {
      await mkdir(dirname(resolve(options.json)), { recursive: true });
      await writeFile(options.json, `${json(boards)}\n`);
      say(`Written: ${options.json}`);
    }
    return total.verdicts.every(({ fate }) => isKilled(fate) || fate === 'equivalent') ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    process.stderr.write(`${error.message}\n\n${USAGE}\n`);
    return 2;
  }
}
