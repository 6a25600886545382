import { expect, test } from 'vitest';
import { HeldClock } from '#tools/chart-tests/explorer/clock.ts';

test('FLW-3 each timer runs at its own moment, in order, and one without a wait at once', async () => {
  const clock = new HeldClock();
  const ran: string[] = [];
  const note = (name: string) => () => void ran.push(`${name} at ${clock.now()}`);
  clock.setTimeout(note('late'), 200);
  clock.setTimeout(note('early'), 100);
  clock.clearTimeout(clock.setTimeout(note('never'), 150));
  await clock.advance(50);
  clock.setTimeout(note('of the past'), -1000);
  clock.setTimeout(note('now'), 0);
  expect(clock.untilNext()).toBe(0);
  await clock.advance(150);
  expect(ran).toEqual(['of the past at 50', 'now at 50', 'early at 100', 'late at 200']);
  expect([clock.now(), clock.sinceLast(), clock.untilNext()]).toEqual([200, 0, null]);
});
