import fc from 'fast-check';
import { transformWithOxc } from 'vite';
import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, setup } from 'xstate';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import { type Edit, EditRefused } from '#tools/flowbook/sketch/edit.ts';
import { editSource } from '#tools/flowbook/sketch/edit-source.ts';
import { parentOf } from '#tools/flowbook/sketch/state-paths.ts';
import { changedLines } from './changed-lines.ts';
import { comparable, modelAfter, modelOf } from './chart-edit-model.ts';

/** A chart as a person writes it: comments, branches, nested and parallel states, history, an actor. */
const TALL = `import { setup } from 'xstate';

/** Of events. */
export type NoteEvent = { type: 'note.started' } | { type: 'note.saved' };

export const noteMachine = setup({
  types: { events: {} as NoteEvent },
  guards: { isShort: () => true },
}).createMachine({
  id: 'note',
  initial: 'empty', // it begins here
  states: {
    empty: { description: 'No note: {yet}, or "none".', on: { 'note.started': 'writing' } },
    // A comment, with a comma.
    writing: {
      description: "It's being written.",
      initial: 'first',
      on: {
        'note.saved': [
          { guard: 'isShort', target: 'saved' },
          { target: '#note.both.left.one' }, // too long
        ],
      },
      states: {
        first: { on: { go: 'second' } },
        second: { always: { guard: 'isShort', target: '#note.saved' } },
        past: { type: 'history', target: 'second' },
      },
    },
    both: {
      type: 'parallel',
      onDone: 'saved',
      states: {
        left: {
          initial: 'one',
          states: { one: { after: { 3000: 'two' } }, two: { type: 'final' } },
        },
        right: { initial: 'one', states: { one: { on: { go: { target: '#note.writing.past' } } } } },
      },
    },
    saved: {
      type: 'final',
    },
  },
});
`;

/** The same kind of thing as little formatted as can be. */
const FLAT = `const { setup } = require("xstate")
exports.m = setup({}).createMachine({ id: "note", initial: "a", states: { a: { on: { go: "b", back: ".in" }, initial: "in", states: { in: {}, out: { /* none */ } } }, b: {
  on: { go: "a.out",
    back: "a" }
} } })
`;

async function machineOf(source: string): Promise<AnyStateMachine> {
  const { code } = await transformWithOxc(source, 'note.machine.ts');
  const body = code.replace(/^(?:import|const) .*$/gm, '').replace(/export const \w+ =|exports\.m =/, 'return');
  return new Function('setup', body)(setup);
}

const nameOf = fc.constantFrom('one', 'two', 'idle', 'waiting', 'saved', 'first');
const triggerOf = fc.constantFrom('note.saved', 'note.left', 'go', 'after 3 s', 'after 5 min', 'always', 'done');
const textOf = fc.constantFrom('Short.', `It's "quoted" \\ so.`, 'A long description, '.repeat(7));
const stepOf = fc.record({
  kind: fc.constantFrom<Edit['kind']>(
    ...(['addState', 'renameState', 'deleteState', 'addTransition', 'retargetTransition'] as const),
    ...(['deleteTransition', 'markInitial', 'markFinal', 'describeState', 'addState', 'addTransition'] as const),
  ),
  at: fc.nat(),
  to: fc.nat(),
  name: nameOf,
  trigger: triggerOf,
  description: textOf,
  isFinal: fc.boolean(),
  isBelow: fc.boolean(),
});
type Step = typeof stepOf extends fc.Arbitrary<infer Value> ? Value : never;

/** A step in terms of the states and transitions that there are. */
function editOf(step: Step, paths: readonly string[], transitions: readonly string[]): Edit | null {
  const { at, to, name: key, trigger, description, isFinal, isBelow } = step;
  const inner = paths.filter((each) => each !== '');
  const path = inner[at % inner.length] ?? '';
  const target = inner[to % inner.length] ?? '';
  const transition = transitions[at % Math.max(1, transitions.length)] ?? '';
  switch (step.kind) {
    case 'addState':
      return isBelow
        ? { kind: 'addState', parent: parentOf(path) ?? '', after: path, key, description }
        : { kind: 'addState', parent: path, after: null, key, description };
    case 'renameState':
      return { kind: 'renameState', path, key };
    case 'deleteState':
      return { kind: 'deleteState', path };
    case 'addTransition':
      return { kind: 'addTransition', from: paths[at % paths.length] ?? '', trigger, target };
    case 'retargetTransition':
      return transition === '' ? null : { kind: 'retargetTransition', transition, target };
    case 'deleteTransition':
      return transition === '' ? null : { kind: 'deleteTransition', transition };
    case 'markInitial':
      return { kind: 'markInitial', path };
    case 'markFinal':
      return { kind: 'markFinal', path, isFinal };
    case 'describeState':
      return { kind: 'describeState', path, description };
  }
}

/** The most lines of the source that an edit may take away; null where that depends on what is deleted. */
function mostRemoved({ kind }: Edit): number | null {
  if (kind === 'deleteState' || kind === 'renameState' || kind === 'deleteTransition') return null;
  return 2;
}

type Made = { readonly source: string; readonly edits: number };

async function edited({ source, edits }: Made, step: Step): Promise<Made> {
  const before = readChart(await machineOf(source));
  const edit = editOf(
    step,
    before.states.map(({ path }) => path),
    before.edges.map(({ id }) => id),
  );
  if (edit === null) return { source, edits };
  const expected = modelAfter(modelOf(before), edit);
  const about = `${JSON.stringify(edit)} of\n${source}`;
  try {
    const after = editSource({ file: 'note.machine.ts', source, chart: 'note' }, edit);
    expect(expected, `is refused: ${about}`).not.toBeNull();
    const chart = readChart(await machineOf(after.source));
    expect(comparable(modelOf(chart)), `${about}\ngave\n${after.source}`).toEqual(expected && comparable(expected));
    const { removed } = changedLines(source, after.source);
    const most = mostRemoved(edit);
    if (most !== null) expect(removed.length, `${removed.join('\n')}\nby ${about}`).toBeLessThanOrEqual(most);
    if (edit.kind === 'renameState') {
      const key = edit.path.split('.').at(-1) ?? '';
      for (const line of removed) expect(line, about).toMatch(new RegExp(`\\b${key}\\b`));
    }
    return { source: after.source, edits: edits + 1 };
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error;
    expect(expected, `${error.message} ${about}`).toBeNull();
    return { source, edits };
  }
}

test('FLW-2 the lines of a file from Windows end as they did', () => {
  const source = TALL.replaceAll('\n', '\r\n');
  const edit: Edit = { kind: 'addState', parent: '', after: null, key: 'archived', description: 'In the attic.' };
  const after = editSource({ file: 'note.machine.ts', source, chart: 'note' }, edit).source;
  expect(after).toContain('archived');
  expect(after).not.toMatch(/(?<!\r)\n/);
  expect(after).toBe(
    editSource({ file: 'note.machine.ts', source: TALL, chart: 'note' }, edit).source.replaceAll('\n', '\r\n'),
  );
});

test('FLW-2 a state without anything in it, on two lines, gets a line more and keeps its own', () => {
  const source = 'createMachine({\n  id: "m",\n  states: {\n    a: {},\n    b: {\n    },\n  },\n})\n';
  const after = editSource(
    { file: 'm.machine.ts', source, chart: 'm' },
    { kind: 'addTransition', from: 'b', trigger: 'go', target: 'a' },
  );
  expect(after.source).toBe(source.replace('b: {\n', 'b: {\n      on: { go: "a" },\n'));
});

describe('FLW-2 random edits of a chart', () => {
  test.each([
    ['with comments and branches', TALL],
    ['on one line, in JavaScript', FLAT],
  ])('FLW-2 the source says what a simpler model says, and untouched lines stay: %s', async (_, source) => {
    let edits = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(stepOf, { minLength: 6, maxLength: 14 }), async (steps) => {
        let made: Made = { source, edits: 0 };
        for (const step of steps) made = await edited(made, step);
        edits += made.edits;
      }),
      { numRuns: 40 },
    );
    expect(edits).toBeGreaterThan(100);
  });
});
