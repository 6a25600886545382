import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { flush } from '#tools/chart-tests/engine/flush.ts';
import { type Change, editingMachine } from '#tools/flowbook/machines/editing.machine.ts';
import {
  chartEdited,
  draftOf,
  editingProblem,
  editingWords,
  hasTypedEdit,
  isChoosingTarget,
  isNaming,
  isSaving,
  leftForEditor,
} from '#tools/flowbook/machines/editing.selectors.ts';
import { type FlowForm, newFlowMachine } from '#tools/flowbook/machines/new-flow.machine.ts';
import {
  canCreate,
  hasTypedFlow,
  newFlowProblem,
  newFlowWords,
  problemsOf,
} from '#tools/flowbook/machines/new-flow.selectors.ts';
import type { EditableChart, Saved, SketchAnswers } from '#tools/flowbook/sketch/protocol.ts';

const SAVED: Saved = {
  chart: 'note',
  file: 'note.machine.ts',
  said: 'Done.',
  forEditor: ['Line 3'],
  undo: 'Done.',
  path: 'b',
};

/** The editing of 'note', with the server in the test's hands. */
function startEditing(edited: string, save: (change: Change) => Promise<Saved> = () => Promise.resolve(SAVED)) {
  const changes: Change[] = [];
  const stored: string[] = [];
  const places: string[] = [];
  const holdFocus = vi.fn();
  const editing = createActor(
    editingMachine.provide({
      actors: {
        openChart: fromPromise<EditableChart, { chart: string }>(({ input: { chart } }) =>
          chart === 'note' ? Promise.resolve(SAVED) : Promise.reject(new Error(`No file makes '${chart}'.`)),
        ),
        saveChange: fromPromise<Saved, Change>(({ input }) => {
          changes.push(input);
          return save(input);
        }),
      },
      actions: {
        holdFocus,
        showPlace: (_, { path }) => void places.push(path),
        storeChart: (_, one) => void stored.push(one.chart),
      },
    }),
    { input: { chart: edited } },
  ).start();
  const ask = <Value>(select: (snapshot: ReturnType<typeof editing.getSnapshot>) => Value): Value =>
    select(editing.getSnapshot());
  return { editing, changes, stored, places, holdFocus, ask };
}

describe('FLW-2 the editing of a chart', () => {
  test('FLW-2 the focus stays in the diagram while the file is looked up; the panel has it when a form goes', async () => {
    const { editing, holdFocus } = startEditing('');
    editing.send({ type: 'editing.requested', chart: 'note' });
    await flush();
    expect(holdFocus, 'the state chosen meanwhile').not.toHaveBeenCalled();
    editing.send({ type: 'draft.begun', draft: { kind: 'renaming', path: 'a' } });
    editing.send({ type: 'draft.dropped' });
    expect(holdFocus, 'after a form').toHaveBeenCalledTimes(1);
    editing.send({ type: 'edit.requested', edit: { kind: 'markInitial', path: 'a' } });
    await flush();
    expect(holdFocus, 'after an edit').toHaveBeenCalledTimes(2);
  });

  test('FLW-2 a state is added with the event that leads to it, said, and looked at', async () => {
    const { editing, changes, places, stored, ask } = startEditing('');
    expect(ask(chartEdited)).toBe('');
    editing.send({ type: 'editing.requested', chart: 'note' });
    await flush();
    expect(ask(chartEdited)).toBe('note');
    editing.send({ type: 'draft.begun', draft: { kind: 'adding', path: 'a.b', place: 'below' } });
    expect(ask(isNaming)).toBe(true);
    expect(ask(hasTypedEdit), 'nothing is lost with the page').toBe(false);
    editing.send({ type: 'text.typed', typed: { text: 'c', trigger: '', was: '' } });
    expect(ask(hasTypedEdit), 'the page asks before it is left').toBe(true);
    editing.send({ type: 'text.submitted', typed: { text: ' ', trigger: '', was: '' } });
    expect(ask(isNaming), 'a state needs a name').toBe(true);
    editing.send({ type: 'text.submitted', typed: { text: 'c', trigger: 'went', was: '' } });
    await flush();
    expect(changes).toEqual([
      {
        chart: 'note',
        edits: [
          { kind: 'addState', parent: 'a', after: 'a.b', key: 'c', description: '' },
          { kind: 'addTransition', from: 'a.b', trigger: 'went', target: 'a.c' },
        ],
      },
    ]);
    expect([ask(editingWords), ask(leftForEditor), ask(draftOf)]).toEqual(['Done.', ['Line 3'], null]);
    expect(ask(hasTypedEdit)).toBe(false);
    expect(places).toEqual(['b']);
    expect(stored).toEqual(['', 'note']);
    editing.send({ type: 'draft.begun', draft: { kind: 'renaming', path: 'a' } });
    editing.send({ type: 'text.typed', typed: { text: 'd', trigger: '', was: 'a' } });
    editing.send({ type: 'editing.left' });
    expect(stored.at(-1)).toBe('');
    expect(ask(hasTypedEdit), 'it was given up').toBe(false);
  });

  test('FLW-2 editing is left while the file is still looked up, too', () => {
    const { editing, ask } = startEditing('note');
    expect(ask(isSaving)).toBe(true);
    editing.send({ type: 'editing.left' });
    expect([ask(isSaving), ask(chartEdited)]).toEqual([false, '']);
  });

  test('FLW-2 an event is typed, and its target chosen in the diagram', async () => {
    const { editing, changes, ask } = startEditing('note');
    await flush();
    editing.send({ type: 'draft.begun', draft: { kind: 'leading', path: 'a', trigger: '' } });
    editing.send({ type: 'text.submitted', typed: { text: 'went', trigger: '', was: '' } });
    expect(ask(isChoosingTarget)).toBe(true);
    editing.send({ type: 'target.chosen', path: 'b' });
    await flush();
    expect(changes).toEqual([
      { chart: 'note', edits: [{ kind: 'addTransition', from: 'a', trigger: 'went', target: 'b' }] },
    ]);
  });

  test('FLW-2 a transition is led elsewhere, and the last edit undone', async () => {
    const { editing, changes, ask } = startEditing('note');
    await flush();
    editing.send({ type: 'draft.begun', draft: { kind: 'retargeting', transition: 'a went', was: ['a'] } });
    expect(ask(isChoosingTarget)).toBe(true);
    editing.send({ type: 'target.chosen', path: 'b' });
    editing.send({ type: 'undo.requested' });
    await flush();
    editing.send({ type: 'undo.requested' });
    await flush();
    const edits = [{ kind: 'retargetTransition', transition: 'a went', target: 'b', was: ['a'] }];
    expect(changes, 'one after the other').toEqual([
      { chart: 'note', edits },
      { chart: 'note', edits: 'undo' },
    ]);
  });

  test('FLW-2 what is refused says why, and what was typed can be mended', async () => {
    let isRefused = true;
    const { editing, ask } = startEditing('note', () =>
      isRefused ? Promise.reject(new Error("'b' is there already.")) : Promise.resolve(SAVED),
    );
    await flush();
    editing.send({ type: 'draft.begun', draft: { kind: 'renaming', path: 'a' } });
    editing.send({ type: 'text.submitted', typed: { text: 'b', trigger: '', was: '' } });
    await flush();
    expect(ask(editingProblem)).toBe("'b' is there already.");
    expect(ask(draftOf)).not.toBeNull();
    isRefused = false;
    editing.send({ type: 'text.submitted', typed: { text: 'c', trigger: '', was: '' } });
    await flush();
    expect([ask(editingProblem), ask(editingWords)]).toEqual(['', 'Done.']);
    isRefused = true;
    editing.send({ type: 'edit.requested', edit: { kind: 'markInitial', path: 'a' } });
    await flush();
    expect(ask(editingWords), 'what was done before is not said beside what was refused').toBe('');
  });

  test('FLW-2 a page that is loaded again goes on with the chart that was edited, and says nothing of before', async () => {
    const { ask } = startEditing('note');
    await flush();
    expect([ask(chartEdited), ask(editingWords)]).toEqual(['note', '']);
  });

  test('FLW-2 why a target was refused is no longer said while another one is saved', async () => {
    let isRefused = true;
    const { editing, ask } = startEditing('note', () =>
      isRefused ? Promise.reject(new Error('It cannot lead there.')) : new Promise(() => {}),
    );
    await flush();
    editing.send({ type: 'draft.begun', draft: { kind: 'retargeting', transition: 'a went', was: ['a'] } });
    editing.send({ type: 'target.chosen', path: 'b' });
    await flush();
    expect(ask(editingProblem)).toBe('It cannot lead there.');
    isRefused = false;
    editing.send({ type: 'target.chosen', path: 'c' });
    expect([ask(isSaving), ask(editingProblem)]).toEqual([true, '']);
  });

  test('FLW-2 a chart without a literal source is not edited, and it is said why', async () => {
    const { editing, ask } = startEditing('');
    editing.send({ type: 'editing.requested', chart: 'other' });
    await flush();
    expect([ask(chartEdited), ask(editingProblem)]).toEqual(['', "No file makes 'other'."]);
  });
});

function startNewFlow(draw: (form: FlowForm) => SketchAnswers['preview'], create: () => Promise<Saved>) {
  const drawn: FlowForm[] = [];
  const opened: string[] = [];
  const flow = createActor(
    newFlowMachine.provide({
      actors: {
        drawForm: fromPromise<SketchAnswers['preview'], FlowForm>(({ input }) => {
          drawn.push(input);
          return Promise.resolve(draw(input));
        }),
        createFlow: fromPromise<Saved, FlowForm>(create),
      },
      actions: { openFlow: (_, { chart }) => void opened.push(chart) },
    }),
  ).start();
  return { flow, drawn, opened };
}

describe('FLW-2 a new flow', () => {
  test('FLW-2 it is drawn when no more is typed, and created by its name', async () => {
    vi.useFakeTimers();
    const { flow, drawn, opened } = startNewFlow(
      () => ({ problems: [{ line: 2, message: 'No.' }] }),
      () => Promise.resolve(SAVED),
    );
    flow.send({ type: 'form.typed', form: 'a' });
    flow.send({ type: 'form.typed', form: 'a\nb' });
    await vi.advanceTimersByTimeAsync(250);
    expect(drawn).toEqual([{ name: '', form: 'a\nb' }]);
    expect(hasTypedFlow(flow.getSnapshot()), 'the page asks before it is left').toBe(true);
    expect(problemsOf(flow.getSnapshot())).toEqual([{ line: 2, message: 'No.' }]);
    expect(newFlowWords(flow.getSnapshot())).toBe('1 to mend');
    flow.send({ type: 'flow.requested' });
    expect(newFlowWords(flow.getSnapshot()), 'a flow needs a name').toBe('1 to mend');
    flow.send({ type: 'name.typed', name: 'note' });
    expect(canCreate(flow.getSnapshot()), 'the text has to be mended first').toBe(false);
    flow.send({ type: 'flow.requested' });
    await vi.advanceTimersByTimeAsync(0);
    expect(opened).toEqual(['note']);
    const { form, name } = flow.getSnapshot().context;
    expect([name, form], 'the next one begins empty').toEqual(['', '']);
    expect(hasTypedFlow(flow.getSnapshot()), 'nothing is lost with the page').toBe(false);
    vi.useRealTimers();
  });

  test('FLW-2 it is said why it was not created', async () => {
    const { flow } = startNewFlow(
      () => ({ problems: [] }),
      () => Promise.reject(new Error('It is there already.')),
    );
    flow.send({ type: 'name.typed', name: 'note' });
    flow.send({ type: 'flow.requested' });
    await flush();
    expect(newFlowProblem(flow.getSnapshot())).toBe('It is there already.');
  });
});
