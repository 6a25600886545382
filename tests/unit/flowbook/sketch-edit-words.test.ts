import { describe, expect, test } from 'vitest';
import { type Edit, EditRefused } from '#tools/flowbook/sketch/edit.ts';
import { editSource } from '#tools/flowbook/sketch/edit-source.ts';
import { changedLines } from './changed-lines.ts';

const SOURCE = `import { createMachine, stateIn } from 'xstate';
import { others, somewhere } from './others.ts';

export const machine = createMachine({
  id: 'doors',
  initial: 'closed',
  states: {
    ...others,
    closed: {
      description: 'Shut; not locked.', // the usual
      on: { opened: 'open', pushed: somewhere },
    },
    open: {
      on: {
        closed: [{ guard: stateIn('#doors.open'), target: 'closed' }, { target: "#doors.locked" }],
      },
    },
    locked: lockedState(),
    broken: { id: 'end', type: 'final' },
  },
});
`;

const edited = (edit: Edit, source = SOURCE) => editSource({ file: 'doors.machine.ts', source, chart: 'doors' }, edit);

function refusal(edit: Edit, source = SOURCE): string {
  try {
    edited(edit, source);
    return '';
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error;
    return `${error.line ?? '-'}: ${error.message}`;
  }
}

describe('FLW-2 what is not literal', () => {
  const literal = SOURCE.replace('locked: lockedState()', 'locked: {}');

  test('FLW-2 it is not touched, and said by its line', () => {
    const edit: Edit = { kind: 'renameState', path: 'closed', key: 'shut' };
    const { source, forEditor } = edited(edit, literal);
    expect(changedLines(literal, source)).toEqual({
      removed: [
        "  initial: 'closed',",
        '    closed: {',
        `        closed: [{ guard: stateIn('#doors.open'), target: 'closed' }, { target: "#doors.locked" }],`,
      ],
      added: [
        "  initial: 'shut',",
        '    shut: {',
        `        closed: [{ guard: stateIn('#doors.open'), target: 'shut' }, { target: "#doors.locked" }],`,
      ],
    });
    expect(forEditor).toEqual([
      { line: 8, words: 'a state that is not literal' },
      { line: 11, words: 'a target that is not literal' },
    ]);
  });

  test('FLW-2 a state that is asked for by a guard is renamed there, too', () => {
    const { source } = edited({ kind: 'renameState', path: 'open', key: 'ajar' }, literal);
    expect(source).toContain("on: { opened: 'ajar', pushed: somewhere },");
    expect(source).toContain("stateIn('#doors.ajar')");
  });

  test.each<[string, Edit]>([
    ["18: The state 'locked' is not literal.", { kind: 'describeState', path: 'locked', description: 'Locked.' }],
    ['11: Where it leads is not literal.', { kind: 'deleteTransition', transition: 'closed pushed' }],
    ['-: The source has no transition', { kind: 'deleteTransition', transition: 'locked opened' }],
    [
      "-: 'broken' is final: nothing follows it.",
      { kind: 'addTransition', from: 'broken', trigger: 'x', target: 'open' },
    ],
    ["-: 'open' answers 'closed' already", { kind: 'addTransition', from: 'open', trigger: 'closed', target: 'open' }],
    ["-: '__proto__' is no name for a state", { kind: 'renameState', path: 'open', key: '__proto__' }],
    ["-: 'a b' is no name for a state", { kind: 'renameState', path: 'open', key: 'a b' }],
    ["-: 'open' is there already.", { kind: 'renameState', path: 'closed', key: 'open' }],
    ["-: Something follows 'closed' (on)", { kind: 'markFinal', path: 'closed', isFinal: true }],
    [
      "-: 'sometimes, perhaps' makes nothing happen",
      { kind: 'addTransition', from: 'open', trigger: 'sometimes, perhaps', target: 'open' },
    ],
  ])('FLW-2 an edit is refused in words: %s', (words, edit) => {
    expect(refusal(edit, edit.kind === 'describeState' ? SOURCE : literal)).toContain(words);
  });

  test('FLW-2 a file that cannot be read is refused with the line', () => {
    expect(refusal({ kind: 'markInitial', path: 'open' }, 'const a = 1;\nconst = 2;')).toMatch(/^2: /);
  });
});

describe('FLW-2 deleting a state where keys are constants', () => {
  const KEYED = `import { createMachine } from 'xstate';
const IDLE = 'idle';
export const BUSY = 'busy' as const;
const PARTS = { left: 'left' };
export const machine = createMachine({
  id: 'doors',
  initial: IDLE,
  states: {
    [IDLE]: { on: { go: BUSY, stop: '#doors.over.late' } },
    [BUSY]: { on: { go: 'over' } },
    over: {
      initial: 'early',
      states: {
        early: { on: { go: PARTS.left } },
        [PARTS.left]: {},
        late: {},
        later: {},
      },
    },
    lost: { initial: 'first', states: { first: {}, [PARTS.left]: {} } },
    found: { initial: 'first', states: { [PARTS.left]: {}, first: {} } },
  },
});
`;
  const deleting = (path: string): Edit => ({ kind: 'deleteState', path });

  test.each([
    ['a state whose key is a constant', 'idle', "9: The state 'idle' is not literal."],
    ['another one', 'busy', "10: The state 'busy' is not literal."],
    ['one whose key is computed', 'over.left', "15: The state 'over.left' is not literal."],
    ['one that a state with a constant as its key leads to', 'over', "9: What is not literal here names 'over'."],
    ['the same, by its path', 'over.late', "9: What is not literal here names 'late'."],
    ['an initial one with only such a neighbour', 'lost.first', '20: It is not literal what would be initial without'],
  ])('FLW-2 %s is refused with the line, and the file stays as it is', (_, path, words) => {
    expect(refusal(deleting(path), KEYED)).toContain(words);
  });

  test('FLW-2 one that may be where the chart begins is refused, too', () => {
    const begins = KEYED.replace('initial: IDLE', 'initial: begin()');
    expect(refusal(deleting('lost'), begins)).toBe("7: What 'doors' begins in is not literal.");
    const over = KEYED.replace('initial: IDLE', 'initial: OVER').replace('const PARTS', "const OVER = 'over', PARTS");
    expect(refusal(deleting('over'), over)).toBe("7: What 'doors' begins in is not literal.");
  });

  test('FLW-2 others are deleted, and what is not literal stays', () => {
    expect(changedLines(KEYED, edited(deleting('over.later'), KEYED).source)).toEqual({
      removed: ['        later: {},'],
      added: [],
    });
    const left = KEYED.replace("found: { initial: 'first'", 'found: { initial: PARTS.left').replace(
      'PARTS.left]: {}, f',
      "'left']: {}, f",
    );
    const isKnown = left
      .replace('initial: PARTS.left', 'initial: LEFT')
      .replace('const PARTS', "const LEFT = 'left', PARTS");
    expect(changedLines(isKnown, edited(deleting('found.first'), isKnown).source)).toEqual({
      removed: ["    found: { initial: LEFT, states: { ['left']: {}, first: {} } },"],
      added: ["    found: { initial: LEFT, states: { ['left']: {} } },"],
    });
  });
});

describe('FLW-2 the smallest change', () => {
  const TYPED = `import { setup } from 'xstate';
import type { Far } from './far.ts';
export type DoorEvent = { type: 'opened' };
export const machine = setup({
  types: { events: {} as DoorEvent },
}).createMachine({
  id: 'doors',
  initial: 'closed',
  states: {
    closed: { description: 'Shut.', on: { opened: 'open' } },
    open: { description: 'Open.' }, // ajar, too
  },
});
`;

  test('FLW-2 an event is added to its type', () => {
    const { source, forEditor } = edited(
      { kind: 'addTransition', from: 'open', trigger: 'door.closed', target: 'closed' },
      TYPED,
    );
    expect(changedLines(TYPED, source)).toEqual({
      removed: ["export type DoorEvent = { type: 'opened' };", "    open: { description: 'Open.' }, // ajar, too"],
      added: [
        "export type DoorEvent = { type: 'opened' } | { type: 'door.closed' };",
        "    open: { description: 'Open.', on: { 'door.closed': 'closed' } }, // ajar, too",
      ],
    });
    expect(forEditor).toEqual([]);
  });

  test('FLW-2 where the type is in another file, that is left to a person', () => {
    const { forEditor } = edited(
      { kind: 'addTransition', from: 'open', trigger: 'door.closed', target: 'closed' },
      TYPED.replace('as DoorEvent', 'as Far'),
    );
    expect(forEditor).toEqual([{ line: 5, words: "the type of 'door.closed'" }]);
  });

  test('FLW-2 a line that would be too long becomes several', () => {
    const description =
      'Open, and so wide that all who pass by see what is behind it, which is more than one would like.';
    const { source } = edited({ kind: 'describeState', path: 'closed', description }, TYPED);
    expect(changedLines(TYPED, source).added).toEqual([
      '    closed: {',
      `      description: '${description}',`,
      "      on: { opened: 'open' },",
      '    },',
    ]);
  });
});
