import { expect, test } from 'vitest';
import type { Happening } from '#tools/flowbook/frame/protocol.ts';
import { Recorder } from '#tools/flowbook/live/recorder.ts';
import { marksOfAll, runningOf, runningWords } from '#tools/flowbook/live/running.ts';

const happening = (seq: number, actor: string, states: readonly string[], took: readonly string[] = []): Happening => ({
  ...{ seq, at: seq, from: 'messages', actor, chart: 'addition', event: 'product.added', payload: null },
  ...{ took: [...took], states: [...states], context: {}, reported: [] },
});

const recorder = new Recorder();
recorder.add([
  happening(0, 'addition.a', ['', 'ready']),
  happening(1, 'addition.a', ['', 'acknowledged'], ['ready product.added']),
  happening(2, 'addition.b', ['', 'ready']),
  happening(3, 'addition.c', ['', 'ready']),
  happening(4, 'addition.a', []),
]);

const wordsAt = (moment: number): string => runningWords(runningOf(recorder, 'addition', moment));

test('FLW-2 it is said whether a chart runs, in which state, and how often', () => {
  expect(runningWords(runningOf(recorder, 'cart', 4))).toBe('not running');
  expect(wordsAt(0)).toBe('now ready');
  expect(wordsAt(2)).toBe('2 run: acknowledged, ready');
  expect(wordsAt(3)).toBe('3 run: acknowledged, 2 × ready');
  expect(wordsAt(4)).toBe('2 run: 2 × ready');
});

test('FLW-2 the states of all that run a chart are marked, and what the last of them has done', () => {
  const marks = marksOfAll(recorder, 'addition', 2);
  expect([...marks.active].sort()).toEqual(['', 'acknowledged', 'ready']);
  expect(marks.last).toBeNull();
  expect(marksOfAll(recorder, 'addition', 1).last).toBe('ready product.added');
  expect([...marksOfAll(recorder, 'addition', 4).active].sort()).toEqual(['', 'ready']);
  expect(marksOfAll(recorder, 'cart', 4).active.size).toBe(0);
});
