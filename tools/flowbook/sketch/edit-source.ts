import { type Edit, EditRefused, type ForEditor } from './edit.ts';
import { deleteState } from './edit-removal.ts';
import { renameState } from './edit-rename.ts';
import { addState, describeState, markFinal, markInitial } from './edit-states.ts';
import { addTransition, deleteTransition, retargetTransition } from './edit-transitions.ts';
import { lineAt, type OpenedChart, openChart } from './opened-chart.ts';
import { pathOfSteps } from './target-steps.ts';

/** A file, and the chart in it that is edited. */
export type ChartSource = { readonly file: string; readonly source: string; readonly chart: string };

/** The source after an edit, and what the edit has left to a person. */
export type Edited = { readonly source: string; readonly forEditor: readonly ForEditor[] };

type Direct = Exclude<Edit, { kind: 'deleteState' }>;

function change(opened: OpenedChart, edit: Direct): readonly ForEditor[] {
  switch (edit.kind) {
    case 'renameState':
      return renameState(opened, edit);
    case 'addTransition':
      return addTransition(opened, edit);
    case 'addState':
      addState(opened, edit);
      return [];
    case 'retargetTransition':
      retargetTransition(opened, edit);
      return [];
    case 'deleteTransition':
      deleteTransition(opened, edit);
      return [];
    case 'markInitial':
      markInitial(opened, edit);
      return [];
    case 'markFinal':
      markFinal(opened, edit);
      return [];
    case 'describeState':
      describeState(opened, edit);
      return [];
  }
}

/** @throws EditRefused where a target now leads nowhere: an edit must not leave a chart that cannot start */
function checkTargets({ file, source, chart }: ChartSource): void {
  const { chart: read } = openChart(file, source, chart);
  for (const { id, targets } of read.transitions) {
    const lost = targets.find(({ steps }) => !read.states.has(pathOfSteps(steps)));
    if (lost)
      throw new EditRefused(`'${id}' would lead to a state that is not there.`, lineAt(source, lost.node.start));
  }
}

/** Whether all lines of a file end as Windows ends them. */
const hasWindowsLines = (source: string): boolean => /\r\n/.test(source) && !/(?<!\r)\n/.test(source);

/** Makes one edit of a chart's source by the smallest change. Lines end as they did. @throws EditRefused, with the reason */
export function editSource(before: ChartSource, edit: Edit): Edited {
  if (!hasWindowsLines(before.source)) return edited(before, edit);
  const after = edited({ ...before, source: before.source.replaceAll('\r\n', '\n') }, edit);
  return { ...after, source: after.source.replaceAll('\n', '\r\n') };
}

function edited({ file, source, chart }: ChartSource, edit: Edit): Edited {
  if (edit.kind === 'deleteState') {
    const without = deleteState(file, source, chart, edit);
    checkTargets({ file, source: without.source, chart });
    return without;
  }
  const opened = openChart(file, source, chart);
  const forEditor = change(opened, edit);
  const changed = opened.code.toString();
  checkTargets({ file, source: changed, chart });
  return { source: changed, forEditor };
}
