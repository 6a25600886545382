import { type AnyStateMachine, fromCallback, fromPromise } from 'xstate';
import { AloneRun } from '#tools/flowbook/alone/alone-run.ts';
import { allLedOf } from '#tools/flowbook/alone/led.ts';
import type { Samples } from '#tools/flowbook/alone/offered.ts';
import { ownEntry } from '#tools/flowbook/chart/own-entry.ts';
import type { Recorder } from '#tools/flowbook/live/recorder.ts';
import type { AllLed, AloneEvent, LoadedChart, RunInput, RunOrder } from '#tools/flowbook/machines/alone.machine.ts';
import { DROPPED } from './dropped.ts';
import { machinesNow } from './made-modules.ts';

const STORED = 'flowbook-led';

/** The runs as they were when the page was left. */
export const storedLed = (): AllLed => allLedOf(sessionStorage.getItem(STORED) ?? '');

export const storeLed = (led: AllLed): void => sessionStorage.setItem(STORED, JSON.stringify(led));

/** What Flowbook calls machines that share their id with others, or have none, by their configs: copies have the same. */
const names = new WeakMap<object, string>();

for (const { chart, machine } of DROPPED) names.set(machine.config, chart.id);

async function loaded(chart: string): Promise<{ machine: AnyStateMachine; samples: Samples }> {
  const dropped = DROPPED.find((one) => one.chart.id === chart);
  if (dropped) return { machine: dropped.machine, samples: {} };
  const { ALONE } = await machinesNow();
  const load = ownEntry(ALONE, chart);
  if (!load) throw new Error(`${chart} is no chart that can run alone.`);
  return await load();
}

/** Names the machines whose names are not their ids. What cannot be loaded is said where it is run. */
async function nameRenamed(): Promise<void> {
  const { RENAMED } = await machinesNow();
  const all = await Promise.allSettled(RENAMED.map(loaded));
  for (const [index, result] of all.entries()) {
    if (result.status === 'fulfilled') names.set(result.value.machine.config, RENAMED[index] ?? '');
  }
}

const nameOf = (machine: AnyStateMachine): string => names.get(machine.root.config) ?? machine.id;

export const loadChart = fromPromise<LoadedChart, { chart: string }>(async ({ input: { chart } }) => {
  const [{ machine, samples }] = await Promise.all([loaded(chart), nameRenamed()]);
  // One that is JSON is made anew each time.
  names.set(machine.config, chart);
  return { machine, samples: { [chart]: samples }, nameOf };
});

/** @param recorder records all events of the run, as it does those of a shop */
export const runIn = (recorder: Recorder) =>
  fromCallback<{ type: 'ordered'; order: RunOrder }, RunInput>(({ input, receive, sendBack }) => {
    const { chart, loaded: known, steps } = input;
    if (known === null) throw new Error(`${chart} is not loaded.`);
    const run = new AloneRun(known.machine, {
      ...{ chart, input: input.input, samples: known.samples, nameOf: known.nameOf, steps },
      onHappening: (happening) => recorder.add([happening]),
      onRestart: () => recorder.clear(),
      onChange: (face) => sendBack({ type: 'run.changed', face } satisfies AloneEvent),
    });
    receive(({ order }) => {
      switch (order.kind) {
        case 'step':
          return run.take(order.step);
        case 'undo':
          return run.undo();
        case 'restart':
          return run.restart();
      }
    });
    return () => run.stop();
  });
