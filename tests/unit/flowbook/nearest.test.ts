import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, type EventFromLogic, getNextSnapshot, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { nearest, type Seen, type Tries } from '#tests/flowbook-project/way/nearest.ts';
import { doorMachine } from '#tests/paths/example/door.machine.ts';
import { proofWords } from '#tools/flowbook/way/proof.ts';

const PLENTY = 10_000;

type Door = SnapshotFrom<typeof doorMachine>;
type DoorEvent = EventFromLogic<typeof doorMachine>;

const EVENTS: Readonly<Record<string, DoorEvent>> = {
  opens: { type: 'opened' },
  pushes: { type: 'pushed' },
  locks: { type: 'locked' },
  unlocks: { type: 'unlocked', pin: '2417' },
  guesses: { type: 'unlocked', pin: '0000' },
};

/** The door as something that moves are tried on. */
function doorTries(goal: string): Tries<string, Seen & { readonly door: Door }> {
  const seen = (door: Door) => ({
    ...{ door, key: String(door.value), isReached: door.value === goal },
    possible: Object.keys(EVENTS),
  });
  return {
    begin: (start) => Promise.resolve(seen(doorMachine.resolveState({ value: start as 'open' }))),
    take: (_start, _moves, { door }, words) =>
      Promise.resolve(seen(getNextSnapshot(doorMachine, door, EVENTS[words] as DoorEvent))),
  };
}

describe('FLW-2 whether a way is the shortest', () => {
  test.each(['closed', 'open', 'locked'] as const)(
    'FLW-2 from a locked door to %s, as XState finds it',
    async (goal) => {
      const paths = getShortestPaths(doorMachine, {
        fromState: doorMachine.resolveState({ value: 'locked' }),
        events: Object.values(EVENTS),
      });
      const [shortest] = paths.filter(({ state }) => state.value === goal).map(({ steps }) => steps.length - 1);
      const { found, atLeast } = await nearest(doorTries(goal), ['locked'], PLENTY, PLENTY);
      expect({ moves: found?.moves.length, atLeast }).toEqual({ moves: shortest, atLeast: shortest });
    },
  );

  test('FLW-2 a door that runs goes the way that was found', async () => {
    const { found } = await nearest(doorTries('open'), ['locked'], PLENTY, PLENTY);
    const door = createActor(doorMachine, { snapshot: doorMachine.resolveState({ value: 'locked' }) }).start();
    for (const words of found?.moves ?? []) door.send(EVENTS[words] as DoorEvent);
    expect(door.getSnapshot().value).toBe('open');
    door.stop();
  });
});

/** Which place each move leads to from each place; a move to a place that is not there stays. */
type Plan = readonly (readonly number[])[];

const placesOf = (plan: Plan, goal: number): Tries<number, Seen> => {
  const seen = (place: number) => ({
    ...{ key: `${place}`, isReached: place === goal },
    possible: (plan[place] ?? []).map((_, move) => `${move}`),
  });
  return {
    begin: (start) => Promise.resolve(seen(start)),
    take: (_start, _moves, { key }, words) => Promise.resolve(seen(plan[Number(key)]?.[Number(words)] ?? 0)),
  };
};

/** How far each place is from the first ones: each is as far as the nearest that leads to it, and one more. */
function farFrom(plan: Plan, starts: readonly number[]): readonly number[] {
  const far = plan.map((_, place) => (starts.includes(place) ? 0 : Number.POSITIVE_INFINITY));
  for (const _ of plan) {
    for (const [place, moves] of plan.entries()) {
      for (const to of moves) far[to] = Math.min(far[to] ?? 0, (far[place] ?? 0) + 1);
    }
  }
  return far;
}

const SIZE = 12;
const plans = fc.array(fc.array(fc.nat(SIZE - 1), { maxLength: 3 }), { minLength: SIZE, maxLength: SIZE });

test('FLW-2 in any plan of places the way is as short as a plain count says, and a limit only says less', async () => {
  const where = fc.record({
    ...{ plan: plans, goal: fc.nat(SIZE - 1), starts: fc.array(fc.nat(SIZE - 1), { minLength: 1, maxLength: 3 }) },
    ...{ below: fc.nat(SIZE), most: fc.nat(40) },
  });
  await fc.assert(
    fc.asyncProperty(where, async ({ plan, goal, starts, below, most }) => {
      const shortest = farFrom(plan, starts)[goal] ?? 0;
      const all = await nearest(placesOf(plan, goal), starts, PLENTY, PLENTY);
      if (all.found) expect([all.found.moves.length, all.atLeast]).toEqual([shortest, shortest]);
      else expect(shortest).toBe(Number.POSITIVE_INFINITY);
      const limited = await nearest(placesOf(plan, goal), starts, below, most);
      expect(limited.atLeast).toBeLessThanOrEqual(Math.min(shortest, below));
      if (limited.found) expect(limited.found.moves.length).toBe(shortest);
      else if (most >= SIZE * 3) expect(limited.atLeast).toBe(Math.min(shortest, below));
    }),
  );
});

test.each([
  [3, 3, 'The shortest way: all that have fewer moves were tried.'],
  [4, 2, 'At most twice the shortest: no way has fewer than 2 moves.'],
  [3, 1, 'There may be a shorter way; no way has fewer than 1 move.'],
])('FLW-2 a way of %i moves, where none has fewer than %i: %s', (moves, atLeast, words) => {
  expect(proofWords({ moves, atLeast, shorter: null })).toBe(words);
});
