import { describe, expect, it } from 'vitest';
import { startExpectedModel } from '#tests/explore/expected-model.ts';
import { moveOf } from '#tests/explore/moves/all-moves.ts';
import { replay } from '#tests/explore/replay.ts';
import { takenTransitions } from '#tests/explore/taken.ts';
import { nodesOf } from '#tools/chart-tests/engine/charts.ts';
import { marked } from '#tools/chart-tests/engine/places.ts';
import { FLOWS } from './all-flows.ts';
import { SCREENS, unscreened } from './all-screens.ts';
import { recordName } from './browser/tour-record.ts';
import { NOT_ON_SCREEN, WITHOUT_SCREEN } from './not-on-screen.ts';
import { TOURS } from './tours.ts';
import { WITHOUT_FOCUS } from './without-focus.ts';

/** Every transition of every chart, by its chart and its place. */
const ALL = FLOWS.flatMap(({ machine }) => marked(machine).places.map(({ id }) => `${machine.id}: ${id}`));

describe('FLW-3 the paths on the screens', async () => {
  const taken = takenTransitions();
  const outcomes: { title: string; impossible: string | null; broken: readonly string[] }[] = [];
  for (const { title, ...plan } of TOURS) {
    const { impossible, broken, steps } = await replay(plan, {
      start: (visit) => startExpectedModel(visit, taken.inspect),
    });
    outcomes.push({ title, impossible: impossible === null ? null : `${steps.length + 1}. ${impossible}`, broken });
  }
  const all = taken.take();

  it.each(outcomes)('FLW-3 a person, the environment and time can go all the way: $title', ({ impossible, broken }) => {
    expect({ impossible, broken }).toEqual({ impossible: null, broken: [] });
  });

  it('FLW-3 every transition is taken, but for those that cannot be caused there', () => {
    expect(ALL.filter((place) => !all.has(place) && !(place in NOT_ON_SCREEN))).toEqual([]);
  });

  it('FLW-3 none is excused that is taken, or that no chart has', () => {
    expect(Object.keys(NOT_ON_SCREEN).filter((place) => all.has(place) || !ALL.includes(place))).toEqual([]);
  });

  it.each(FLOWS.map(({ machine }) => [machine.id, machine] as const))(
    'FLW-3 every state of %s is visible on its screen, or has a reason why not',
    (_, machine) => expect(unscreened(machine)).toEqual([]),
  );

  it('FLW-3 every described state exists in its chart, and every screen is used', () => {
    const unknown = SCREENS.flatMap(({ flow, seen, unseen }) => {
      const root = FLOWS.find(({ machine }) => machine.id === flow)?.machine.root;
      const states = new Set(root ? nodesOf(root).map(({ path }) => path.join('.')) : []);
      return [...Object.keys(seen), ...Object.keys(unseen)].filter((state) => !states.has(state));
    });
    expect(unknown).toEqual([]);
    expect(Object.keys(WITHOUT_SCREEN).filter((id) => SCREENS.some(({ flow }) => flow === id))).toEqual([]);
  });

  it('FLW-3 every tour has a record of what is read out and what has the focus, and every record a tour', () => {
    const records = Object.keys(import.meta.glob('./approved/tours/*.txt')).map((path) => path.replace(/^.*\//, ''));
    expect(records.sort()).toEqual(TOURS.map(({ title }) => recordName(title)).sort());
  });

  it('FLW-3 each move of a tour is one of the shop', () => {
    for (const { moves } of TOURS) for (const words of moves) expect(moveOf(words).words).toBe(words);
    const made = new Set(TOURS.flatMap(({ moves }) => moves));
    expect(Object.keys(WITHOUT_FOCUS).filter((words) => !made.has(words))).toEqual([]);
  });
});
