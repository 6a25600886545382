import { expect, test } from 'vitest';
import { createMachine, spawnChild } from 'xstate';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import { spawnedIn } from '#tools/flowbook/map/started.ts';

test('FLW-2 a machine that is started on the way into an initial state is known as its parent’s', () => {
  const bell = createMachine({ id: 'bell' });
  const door = createMachine({
    id: 'door',
    initial: { target: 'shut', actions: spawnChild(bell) },
    states: { shut: {} },
  });
  const named = [door, bell].map((machine) => ({ machine, chart: readChart(machine) }));
  expect(spawnedIn(named)).toEqual([{ chart: 'bell', by: 'door' }]);
});
