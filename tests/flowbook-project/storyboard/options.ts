import { parseArgs } from 'node:util';
import { FLOWS } from '#tests/paths/all-flows.ts';
import { WrongOption } from '#tools/chart-tests/commands/wrong-option.ts';
import type { FlowPaths } from '#tools/chart-tests/engine/flow-paths.ts';
import { WIDTHS, type Width } from '#tools/flowbook/storyboard/storyboard.ts';
import { STORYBOARD_FOLDER } from '#tools/flowbook/storyboard/written-storyboard.ts';

const NAMES = FLOWS.map(({ machine }) => machine.id);

export const USAGE = `npm run storyboard -- [chart ...] [options]   pictures every state that has a screen, and what each transition changes
  --width ${WIDTHS.join(' | ')}   at this width alone (both unless given)
  --out <folder>      into this folder (${STORYBOARD_FOLDER} unless given)
  --revision <commit> as it was then, by the storyboard of that time (into ${STORYBOARD_FOLDER}-<commit> unless given otherwise)
Charts: ${NAMES.join(', ')} (all unless given)`;

export type Options = {
  readonly flows: readonly FlowPaths[];
  /** The charts as they were named; none where all are meant. Of a former revision they may be others than those of today. */
  readonly names: readonly string[];
  readonly widths: readonly Width[];
  readonly out: string;
  /** A branch, a tag or a commit; null for the files as they are. */
  readonly revision: string | null;
};

function flowOf(name: string): FlowPaths {
  const flow = FLOWS.find((each) => each.machine.id === name || each.flow === name);
  if (!flow) throw new WrongOption(`There is no chart '${name}'. Charts: ${NAMES.join(', ')}.`);
  return flow;
}

function widthOf(text: string): Width {
  const width = WIDTHS.find((known) => String(known) === text);
  if (width === undefined) throw new WrongOption(`--width knows ${WIDTHS.join(' and ')}, not '${text}'.`);
  return width;
}

/** Reads the command line. @throws an error that says what is wrong with it, and what there is */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { width: { type: 'string' }, out: { type: 'string' }, revision: { type: 'string' } },
  });
  const isFormer = values.revision !== undefined;
  const named = new Set(isFormer ? [] : positionals.map(flowOf));
  return {
    flows: named.size === 0 ? FLOWS : FLOWS.filter((flow) => named.has(flow)),
    names: positionals,
    widths: values.width === undefined ? WIDTHS : [widthOf(values.width)],
    out: values.out ?? STORYBOARD_FOLDER,
    revision: values.revision ?? null,
  };
}
