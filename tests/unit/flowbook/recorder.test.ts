import { describe, expect, test } from 'vitest';
import type { Happening } from '#tools/flowbook/frame/protocol.ts';
import { Recorder } from '#tools/flowbook/live/recorder.ts';
import { standingText } from '#tools/flowbook/live/standing-text.ts';

const happening = (seq: number, given: Partial<Happening>): Happening => ({
  seq,
  at: seq * 100,
  from: 'shopper',
  actor: 'door',
  chart: 'door',
  event: 'opened',
  payload: null,
  took: [],
  states: [''],
  context: null,
  reported: [],
  ...given,
});

/** A door that is opened, and another thing that happens in between. */
function walked(): Recorder {
  const recorder = new Recorder();
  recorder.add([
    happening(0, { event: 'xstate.init', states: ['', 'closed'], context: { visitors: 0 } }),
    happening(1, { actor: 'bell', chart: 'bell', states: ['', 'quiet'], context: {} }),
    happening(2, { took: ['closed opened'], states: ['', 'open'], context: { visitors: 1 } }),
  ]);
  recorder.add([happening(3, { event: 'passed', states: ['', 'open'] })]);
  return recorder;
}

describe('FLW-2 what has happened in the shop', () => {
  test('FLW-2 a chart is in the state after its last event, and its earlier states are recorded', () => {
    const standing = walked().standing('door');
    expect(standing?.states).toEqual(['', 'open']);
    expect(standing?.context).toEqual({ visitors: 1 });
    expect(standing?.last.event).toBe('passed');
  });

  test.each([
    [0, ['', 'closed'], { visitors: 0 }],
    [1, ['', 'closed'], { visitors: 0 }],
    [2, ['', 'open'], { visitors: 1 }],
  ])('FLW-2 after event %i it was in another state than now', (until, states, context) => {
    const standing = walked().standing('door', until);
    expect(standing?.states).toEqual(states);
    expect(standing?.context).toEqual(context);
  });

  test('FLW-2 before its first event a chart has no state', () => {
    expect(walked().standing('bell', 0)).toBeNull();
    expect(walked().actorsOf('bell', 0)).toEqual([]);
  });

  test('FLW-2 the path so far holds the states visited and transitions taken up to that moment', () => {
    const recorder = walked();
    expect([...recorder.visited('door', 1)]).toEqual(['', 'closed']);
    expect([...recorder.visited('door')]).toEqual(['', 'closed', 'open']);
    expect([...recorder.taken('door', 1)]).toEqual([]);
    expect([...recorder.taken('door')]).toEqual(['closed opened']);
  });

  test('FLW-2 of several actors of one chart those that have ended come last', () => {
    const recorder = new Recorder();
    recorder.add([
      happening(0, { actor: 'addition.a', chart: 'addition', states: [] }),
      happening(1, { actor: 'addition.b', chart: 'addition', states: ['', 'shown'] }),
    ]);
    expect(recorder.actorsOf('addition').map(({ actor }) => actor)).toEqual(['addition.b', 'addition.a']);
  });

  test('FLW-2 a restarted shop has no past', () => {
    const recorder = walked();
    const version = recorder.version();
    recorder.clear();
    expect(recorder.happenings).toEqual([]);
    expect(recorder.standing('door')).toBeNull();
    expect(recorder.version()).toBeGreaterThan(version);
  });

  test.each([
    [[''], ''],
    [['', 'open', 'open.confirming'], 'open.confirming'],
    [['', 'list', 'list.idle', 'panel', 'panel.closed'], 'list.idle · panel.closed'],
  ])('FLW-2 %j is at %j', (states, text) => {
    expect(standingText(states)).toBe(text);
  });
});

test('FLW-2 a recorder with a limit still knows the last state and place of each actor', () => {
  const recorder = new Recorder(4);
  recorder.add([happening(0, { actor: 'bell', chart: 'bell', states: ['', 'quiet'], context: { rings: 0 } })]);
  for (let seq = 1; seq < 9; seq += 1) recorder.add([happening(seq, { states: ['', seq % 2 ? 'open' : 'closed'] })]);
  expect(recorder.happenings.length).toBeLessThanOrEqual(4);
  expect(recorder.happenings.at(-1)?.seq).toBe(8);
  expect(recorder.standing('bell')?.states).toEqual(['', 'quiet']);
  expect(recorder.standing('door')?.states).toEqual(['', 'closed']);
  expect(recorder.visited('door')).toEqual(new Set(['', 'open', 'closed']));
});
