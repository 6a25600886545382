import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { mermaidOf } from '#tools/flowbook/export/mermaid.ts';

const lines = (...states: readonly string[]): readonly string[] =>
  mermaidOf(
    createMachine({
      id: 'letters',
      initial: states[0] ?? '',
      states: Object.fromEntries(states.map((state) => [state, { on: { 'sent <b>; #1': states.at(-1) ?? '' } }])),
    }),
  ).split('\n');

test('FLW-2 states that Mermaid would call alike have a name each', () => {
  const declared = lines('a state', 'a-state', 'a_state').filter((line) => line.startsWith('  state '));
  expect(declared).toEqual([
    '  state "a state" as a_state',
    '  state "a-state" as a_state_2',
    '  state "a_state" as a_state_3',
  ]);
});

test('FLW-2 what Mermaid reads as HTML, as the end of a line or as a character’s name is written otherwise', () => {
  expect(lines('waiting', 'sent')).toContain('  waiting --> sent : sent ‹b>, ,1');
});
