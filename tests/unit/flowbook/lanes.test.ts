import { describe, expect, test } from 'vitest';
import type { Happening } from '#tools/flowbook/frame/protocol.ts';
import { flowsOf, lanesOf, ofFlow, senderOf } from '#tools/flowbook/live/lanes.ts';

const happening = (seq: number, from: string, actor: string): Happening => ({
  ...{ seq, at: seq * 100, from, actor, chart: actor, event: 'rung', payload: null, took: [] },
  ...{ states: [''], context: null, reported: [] },
});

const HAPPENINGS = [
  happening(0, 'shopper', 'door'),
  happening(1, 'itself', 'door'),
  happening(2, 'door', 'bell'),
  happening(3, 'itself', 'bell'),
  happening(4, 'shopper', 'lamp'),
];

describe('FLW-2 who has sent what to whom', () => {
  test('FLW-2 an event that an actor has raised is its own: no lane is called itself', () => {
    expect(HAPPENINGS.map(senderOf)).toEqual(['shopper', 'door', 'door', 'bell', 'shopper']);
    expect(lanesOf(HAPPENINGS)).toEqual(['shopper', 'door', 'bell', 'lamp']);
    expect(flowsOf(HAPPENINGS)).toEqual(['bell', 'door', 'lamp']);
  });

  test('FLW-2 of one flow there is what it has received and what it has sent', () => {
    const seen = (flow: string | null) => ofFlow(HAPPENINGS, flow).map(({ seq }) => seq);
    expect(seen('door')).toEqual([0, 1, 2]);
    expect(seen('bell')).toEqual([2, 3]);
    expect(seen(null)).toEqual([0, 1, 2, 3, 4]);
  });
});
