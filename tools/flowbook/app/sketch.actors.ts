import { CAN_SKETCH } from 'virtual:flowbook-sketching';
import { fromPromise } from 'xstate';
import { hrefOf } from '#tools/flowbook/live/routes.ts';
import { type Change, editingMachine } from '#tools/flowbook/machines/editing.machine.ts';
import { type FlowForm, newFlowMachine } from '#tools/flowbook/machines/new-flow.machine.ts';
import type { EditableChart, Saved, SketchAnswers, SketchRequest } from '#tools/flowbook/sketch/protocol.ts';
import { KNOWN } from './charts.ts';
import { SKETCH_PATH } from './paths.ts';

const STORED = 'flowbook-edited';
/** What is said where nothing can be sketched or edited. */
export const NEEDS_COMMAND = 'Flows are sketched and edited with npm run flowbook, which writes their files.';

/** What begins the editing of a chart: it has the focus again afterwards. */
export const EDIT_BUTTON_ID = 'flowbook-edit-begin';

/** The element that has the focus while a chart is edited. */
export const EDIT_ID = 'flowbook-edit';

/** Asks the development server. @throws the reason in words, where it does not do what it is asked */
async function ask<Kind extends SketchRequest['kind']>(
  request: Extract<SketchRequest, { kind: Kind }>,
  signal: AbortSignal,
): Promise<SketchAnswers[Kind]> {
  if (!CAN_SKETCH) throw new Error(NEEDS_COMMAND);
  const response = await fetch(SKETCH_PATH, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, signal },
    body: JSON.stringify(request),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.problem);
  return answer;
}

/** The chart that was edited when the page was left; '' for none. */
export const storedEditing = (): string => sessionStorage.getItem(STORED) ?? '';

/** Goes to a state. One that is new is known only when the charts have been loaded again. */
function showPlace({ chart, path }: { chart: string; path: string }): void {
  history.replaceState(null, '', hrefOf(chart, path));
  if (KNOWN.get(chart)?.states.some((state) => state.path === path)) dispatchEvent(new PopStateEvent('popstate'));
}

/** The focus stays where it is; where that goes with what was done, the panel has it. */
function holdFocus(): void {
  const focused = document.activeElement;
  const isLost = focused === null || focused === document.body || focused.closest('form, [data-once]') !== null;
  if (isLost) document.getElementById(EDIT_ID)?.focus();
}

/** The focus goes back to what has begun an edit, once it is there again. Where it is elsewhere it stays. */
export function takeFocus(element: HTMLElement | null): void {
  const focused = document.activeElement;
  if (focused === document.body || focused?.id === EDIT_ID) element?.focus();
}

export const editing = editingMachine.provide({
  actors: {
    openChart: fromPromise<EditableChart, { chart: string }>(async ({ input: { chart }, signal }) => {
      const { charts } = await ask<'list'>({ kind: 'list' }, signal);
      const found = charts.find((one) => one.chart === chart);
      if (!found) throw new Error(`No file makes '${chart}' from a literal: this is for the editor.`);
      return found;
    }),
    saveChange: fromPromise<Saved, Change>(({ input: { chart, edits }, signal }) =>
      edits === 'undo'
        ? ask<'undo'>({ kind: 'undo', chart }, signal)
        : ask<'edit'>({ kind: 'edit', chart, edits: [...edits] }, signal),
    ),
  },
  actions: {
    holdFocus,
    storeChart: (_, { chart }) => sessionStorage.setItem(STORED, chart),
    showPlace: (_, place) => showPlace(place),
  },
});

export const newFlow = newFlowMachine.provide({
  actors: {
    drawForm: fromPromise<SketchAnswers['preview'], FlowForm>(({ input, signal }) =>
      ask<'preview'>({ kind: 'preview', ...input }, signal),
    ),
    createFlow: fromPromise<Saved, FlowForm>(({ input, signal }) =>
      ask<'create'>({ kind: 'create', ...input }, signal),
    ),
  },
  actions: { openFlow: (_, { chart }) => showPlace({ chart, path: '' }) },
});
