import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, type AnyStateMachine, createActor } from 'xstate';
import { nodesOf, withFakes } from '#tools/chart-tests/engine/charts.ts';

type Samples = Readonly<Record<string, Readonly<Record<string, { type: string }>>>>;
type StateKey = (snapshot: AnyMachineSnapshot) => string;
type Module = Record<string, unknown>;

const machines = import.meta.glob<Module>('../../machines/*/*.machine.ts', { eager: true });
const samples = import.meta.glob<Module>('../../machines/*/*.samples.ts', { eager: true });

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value;
const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const flows = Object.entries(machines).map(([path, exported]) => {
  const machine = Object.values(exported).find(isMachine);
  if (!machine) throw new Error(`${path} exports no machine`);
  const name = camelCase(path.replace(/^.*\/|\.machine\.ts$/g, ''));
  const beside = samples[path.replace(/\.machine\.ts$/, '.samples.ts')] ?? {};
  return {
    name,
    machine,
    given: beside[`${name}Samples`] as Samples | undefined,
    stateKey: beside[`${name}StateKey`] as StateKey | undefined,
    input: beside[`${name}Input`],
  };
});

/** All that a chart's states speak of, what they forbid and what they let pass without effect among it. */
const eventsOf = (machine: AnyStateMachine) => [
  ...new Set(nodesOf(machine.root).flatMap(({ transitions }) => [...transitions.keys()])),
];

/** True where the chart takes an event by its name or by a wildcard: 'cart.*' takes 'cart.filled'. */
const takes = (descriptor: string, type: string) =>
  descriptor === type || (descriptor.endsWith('*') && type.startsWith(descriptor.slice(0, -1)));

/** What is wrong with the samples of a chart's events, in words. */
function faultsOf(events: readonly string[], given: Samples): string[] {
  const needed = events.filter((type) => !type.startsWith('xstate.') && !type.includes('*'));
  return [
    ...needed.filter((type) => Object.keys(given[type] ?? {}).length === 0).map((type) => `${type} has no sample`),
    ...Object.keys(given)
      .filter((type) => !events.some((descriptor) => takes(descriptor, type)))
      .map((type) => `${type} is no event of the chart`),
    ...Object.entries(given).flatMap(([type, named]) =>
      Object.entries(named)
        .filter(([, sample]) => sample.type !== type)
        .map(([name, sample]) => `${type}, ${name} is of type ${sample.type}`),
    ),
  ];
}

describe.each(flows)('FLW-3 $name', ({ machine, given, stateKey, input }) => {
  it('FLW-3 has a sample of each of its events', () => {
    expect(given, 'no samples').toBeDefined();
    expect(faultsOf(eventsOf(machine), given ?? {})).toEqual([]);
  });

  it('FLW-3 has a key that distinguishes its states', () => {
    expect(stateKey, 'no key').toBeTypeOf('function');
    const key = stateKey?.(createActor(withFakes(machine), { input }).getSnapshot());
    expect(key).toBeTypeOf('string');
    expect(key).not.toBe('');
  });
});

describe('FLW-3 the check of the samples sees faults', () => {
  const knock = { 'door.knocked': { softly: { type: 'door.knocked' } } };

  it.each<[readonly string[], Samples, string[]]>([
    [['door.knocked', 'xstate.done.actor.x', 'bell.*'], knock, []],
    [['door.*'], knock, []],
    [['door.knocked', 'door.opened'], knock, ['door.opened has no sample']],
    [['door.knocked'], { 'door.knocked': {} }, ['door.knocked has no sample']],
    [
      ['bell.rung'],
      { ...knock, 'bell.rung': { once: { type: 'bell.rung' } } },
      ['door.knocked is no event of the chart'],
    ],
    [['door.knocked'], { 'door.knocked': { odd: { type: 'bell.rung' } } }, ['door.knocked, odd is of type bell.rung']],
  ])('FLW-3 of %j and %j it says %j', (events, given, faults) => {
    expect(faultsOf(events, given)).toEqual(faults);
  });
});
