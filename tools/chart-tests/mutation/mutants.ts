import { writeResult } from '#tools/chart-tests/commands/write-result.ts';
import type { FlowPaths } from '#tools/chart-tests/engine/flow-paths.ts';
import { isKilled } from './judge.ts';
import { type FlowMutationReport, mutationReportOf } from './mutation-report.ts';
import { type Options, readOptions, usage } from './options.ts';
import { listsOf, tableHead, tableRow, totalOf } from './report-text.ts';
import { mutantsOfAll } from './sample.ts';
import { askUnitTests } from './unit-tests.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** The verdicts as other tools read them: without the mutants' charts. */
function json(reports: readonly FlowMutationReport[]): string {
  const flows = reports.map(({ flow, verdicts, seconds }) => ({
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

async function judged(options: Options, root: URL): Promise<FlowMutationReport[]> {
  const reports: FlowMutationReport[] = [];
  for (const [flow, chosen] of mutantsOfAll(options.flows, options.sample)) {
    if (chosen.length === 0) continue;
    const report = await mutationReportOf(flow, chosen, root);
    const whole = options.isUnitAsked ? await askUnitTests(flow, report, root, say) : report;
    say(tableRow(whole));
    reports.push(whole);
  }
  return reports;
}

/** npm run mutants. @param root the project's folder @param flows all that there are @returns the exit code: 0, 1 where a mutant survived, 2 where the options are wrong */
export async function mutants(args: readonly string[], root: URL, flows: readonly FlowPaths[]): Promise<number> {
  try {
    const options = readOptions(args, flows);
    say(tableHead());
    const reports = await judged(options, root);
    const total = totalOf(reports);
    if (reports.length > 1) say(tableRow(total));
    say(listsOf(reports, options.areEquivalentListed));
    if (options.json !== null) {
      writeResult(options.json, json(reports));
      say(`Written: ${options.json}`);
    }
    return total.verdicts.every(({ fate }) => isKilled(fate) || fate === 'equivalent') ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    process.stderr.write(`${error.message}\n\n${usage(flows)}\n`);
    return 2;
  }
}
