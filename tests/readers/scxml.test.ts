// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition, transition } from 'xstate';
import { FLOWS } from '#tests/paths/all-flows.ts';
import { ODD_CHARTS } from '#tests/unit/flowbook/fixtures/odd-charts.ts';
import { choose, seededRandom } from '#tools/chart-tests/engine/seeded-random.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import { scxmlOf } from '#tools/flowbook/export/scxml.ts';
import { wrappedStates } from '#tools/flowbook/export/scxml-domain.ts';
import { ScxmlNames } from '#tools/flowbook/export/scxml-names.ts';
import { type Running, started } from './scion.ts';
import { twinOf } from './twin.ts';

const CHARTS = [...FLOWS.map(({ machine }) => machine), ...ODD_CHARTS];
/** Different values of the guards, and for each a walk of random events. */
const WALKS = 3;
const STEPS = 40;

/** The document, as XML. @throws when it is not well formed */
const documentOf = (text: string): Document => new DOMParser().parseFromString(text, 'application/xml');

const namesOf = (machine: AnyStateMachine): ScxmlNames => {
  const chart = readChart(machine);
  return new ScxmlNames(chart, wrappedStates(chart));
};

/** The data of the guards: their ids, by their words. */
function guardsIn(document: Document): ReadonlyMap<string, string> {
  const data = [...document.querySelectorAll('datamodel > data[expr="false"]')];
  return new Map(
    data.map((datum) => {
      const before = datum.previousSibling?.previousSibling;
      const words = before?.nodeType === 8 ? (before.nodeValue ?? '').trim() : datum.id;
      return [words, datum.id];
    }),
  );
}

/** What XState receives, and what SCION is sent for it. */
function eventsOf(machine: AnyStateMachine): readonly { type: string; name: string }[] {
  const names = namesOf(machine);
  const events = readChart(machine).edges.filter(
    ({ event }) => event !== '' && !event.startsWith('xstate.done.state.'),
  );
  const named = events.map(({ event, state }) => {
    const [name = ''] = names.event(event, state).split(' ');
    return { type: event.replace('*', 'else'), name: name.replace('*', 'else') };
  });
  return [...named, { type: 'unknown event', name: 'unknown_event' }];
}

const leavesOf = (snapshot: AnyMachineSnapshot, names: ScxmlNames): readonly string[] =>
  snapshot._nodes
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => names.state(path.join('.')))
    .sort();

type Sides = { readonly twin: AnyStateMachine; readonly text: string; readonly random: () => number };

/** A chart in both forms, its guards with the same values, as a seed gives them. */
function sidesOf(machine: AnyStateMachine, seed: number): Sides {
  const text = scxmlOf(machine);
  const random = seededRandom(seed);
  const guards = guardsIn(documentOf(text));
  const values = new Map([...guards.keys()].map((words) => [words, random() < 0.5]));
  const given = [...guards].reduce(
    (whole, [words, id]) => whole.replace(`id="${id}" expr="false"`, `id="${id}" expr="${values.get(words)}"`),
    text,
  );
  const twin = twinOf(machine, (words) => {
    const value = values.get(words.replace(/\s+/g, ' ').trim());
    if (value === undefined) throw new Error(`The guard ${words} is no datum.`);
    return value;
  });
  return { twin, text: given, random };
}

/** The next state; null where the values of the guards make the chart go in circles. */
function stateAfter(step: () => readonly [AnyMachineSnapshot, ...unknown[]]): AnyMachineSnapshot | null {
  const isCircle = (error: unknown) => String(error).includes('Infinite loop');
  try {
    const [state] = step();
    return isCircle(state.error) ? null : state;
  } catch (error) {
    if (isCircle(error)) return null;
    throw error;
  }
}

/** What both say of where they are; XState's first. */
function standing(state: AnyMachineSnapshot, running: Running, names: ScxmlNames): readonly [string, string] {
  const ours = state.status === 'done' ? 'over' : leavesOf(state, names).join(' ');
  return [ours, running.isOver() ? 'over' : running.states().toSorted().join(' ')];
}

/** Walks XState and SCION side by side. @returns after which events they differ, or null; and how many events were sent */
async function walked(machine: AnyStateMachine, seed: number): Promise<{ differs: unknown; steps: number }> {
  const { twin, text, random } = sidesOf(machine, seed);
  const names = namesOf(machine);
  const events = eventsOf(machine);
  const sent: string[] = [];
  let state = stateAfter(() => initialTransition(twin));
  if (state === null) return { differs: null, steps: 0 };
  const running = await started(text);
  while (state !== null && sent.length < STEPS) {
    const [ours, theirs] = standing(state, running, names);
    if (ours !== theirs) return { differs: { sent, ours, theirs }, steps: sent.length };
    // XState stops a chart that does not answer the failure of an actor; SCXML has nothing like it.
    if (ours === 'over' || state.status === 'error') break;
    const { type, name } = choose(random, events);
    const before: AnyMachineSnapshot = state;
    state = stateAfter(() => transition(twin, before, { type, output: {}, error: {} }));
    if (state !== null) running.send(name);
    sent.push(type);
  }
  running.cancel();
  return { differs: null, steps: sent.length };
}

describe.each(CHARTS.map((machine) => ({ id: machine.id, machine })))('$id', ({ machine }) => {
  test('FLW-2 as SCXML is well formed, has valid ids, each once, and every target exists', () => {
    const document = documentOf(scxmlOf(machine));
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id) => !/^[\p{L}_][\p{L}\p{N}_.-]*$/u.test(id))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const references = [...document.querySelectorAll('[target], [initial], [sendid]')].flatMap((element) =>
      ['target', 'initial', 'sendid'].flatMap((name) => element.getAttribute(name)?.split(' ') ?? []),
    );
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
    const delays = [...document.querySelectorAll('[delay]')].map((element) => element.getAttribute('delay') ?? '');
    expect(delays.filter((delay) => !/^[\d.]+ms$/.test(delay))).toEqual([]);
    const targets = [...document.querySelectorAll('history > transition')].map((one) => one.getAttribute('target'));
    expect(targets).not.toContain(null);
  });

  test('FLW-2 as SCXML starts in SCION as it is', async () => {
    const [state] = initialTransition(twinOf(machine, () => false));
    const running = await started(scxmlOf(machine));
    expect(running.states().toSorted()).toEqual(leavesOf(state, namesOf(machine)));
    running.cancel();
  });

  test('FLW-2 as SCXML runs in SCION as in XState: the same events lead to the same states', async () => {
    const walks = [];
    for (let seed = 1; seed <= WALKS; seed += 1) walks.push(await walked(machine, seed));
    expect(walks.map(({ differs }) => differs)).toEqual(walks.map(() => null));
    expect(walks.reduce((sum, { steps }) => sum + steps, 0)).toBeGreaterThan(0);
  });
});

const chartOf = (id: string): AnyStateMachine => {
  const machine = ODD_CHARTS.find((each) => each.id === id);
  if (!machine) throw new Error(`There is no odd chart ${id}.`);
  return machine;
};

describe('FLW-2 in SCXML', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('FLW-2 delays pass by themselves: named, in numbers, and one that the program computes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const running = await started(scxmlOf(chartOf('delays')), true);
    vi.advanceTimersByTime(19);
    expect(running.states()).toEqual(['delays.waiting']);
    vi.advanceTimersByTime(1);
    expect(running.states()).toEqual(['delays.tired']);
    vi.advanceTimersByTime(999);
    expect(running.states()).toEqual(['delays.tired']);
    vi.advanceTimersByTime(1);
    expect(running.states()).toEqual(['delays.waiting']);
    running.cancel();
  });

  test('FLW-2 history is deep where it is in the chart, and leads to its default at first', async () => {
    const running = await started(scxmlOf(chartOf('histories')));
    for (const event of ['next', 'next', 'paused', 'deeply']) running.send(event);
    expect(running.states()).toEqual(['histories.playing.film.two']);
    for (const event of ['paused', 'shallowly']) running.send(event);
    expect(running.states()).toEqual(['histories.playing.film.one']);
    running.cancel();
  });

  test('FLW-2 guards are data by their words, tests of states are conditions', () => {
    const text = scxmlOf(chartOf('guards'));
    expect(text).toContain('<!-- isOlder { than: 18 } -->');
    expect(text).toContain('cond="(isKnown &amp;&amp; !_default) || condition"');
    expect(text).toContain(`cond="In('guards.light.on') &amp;&amp; isKnown"`);
    expect(text).toContain(`cond="!In('guards.light.on.bright')"`);
    expect(text).toContain('<data id="isKnown" expr="false"/>');
  });

  test('FLW-2 what is invoked under one name in two states has two ids, and both answers are received', async () => {
    const text = scxmlOf(chartOf('actors'));
    expect(text).toContain('<invoke id="load" ');
    expect(text).toContain('<invoke id="load_2" ');
    const running = await started(text);
    for (const event of ['error.platform.load', 'again', 'done.invoke.load_2']) running.send(event);
    expect(running.states()).toEqual(['actors.ready']);
    running.cancel();
  });
});
