import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createActor, createMachine, fromCallback, fromPromise } from 'xstate';
import { flush } from '#tools/chart-tests/engine/flush.ts';
import { AloneRun } from '#tools/flowbook/alone/alone-run.ts';
import { browserWords } from '#tools/flowbook/alone/needs.ts';
import {
  type AllLed,
  aloneMachine,
  type LoadedChart,
  type RunInput,
  type RunOrder,
} from '#tools/flowbook/machines/alone.machine.ts';
import {
  aloneProblem,
  aloneWords,
  canDrive,
  canUndo,
  faceOf,
  isRunningAlone,
} from '#tools/flowbook/machines/alone.selectors.ts';

const door = createMachine({
  id: 'door',
  context: ({ input }) => ({ colour: (input as { colour?: string }).colour ?? 'green' }),
  initial: 'closed',
  states: { closed: { on: { open: 'ajar', lock: 'locked' } }, ajar: {}, locked: { type: 'final' } },
});
const window = createMachine({ id: 'window', initial: 'shut', states: { shut: {} } });
const letter = createMachine({
  id: 'letter',
  context: ({ input }) => ({ first: (input as { lines: [] }).lines.at(0) }),
});
const CHARTS: Readonly<Record<string, AnyStateMachine>> = { door, window, letter };

/** As Vite says it. */
const REFUSALS: Readonly<Record<string, string>> = {
  reader:
    'Module "node:fs" has been externalized for browser compatibility. Cannot access "node:fs.readFileSync" in client code.',
};

/** The chart of the mode, with runs that are real. */
function started(led: AllLed = {}) {
  const storings: AllLed[] = [];
  const inputs: unknown[] = [];
  const alone = createActor(
    aloneMachine.provide({
      actors: {
        loadChart: fromPromise<LoadedChart, { chart: string }>(({ input: { chart } }) => {
          const machine = CHARTS[chart];
          return machine
            ? Promise.resolve({ machine, samples: {}, nameOf: ({ id }) => id })
            : Promise.reject(new Error(REFUSALS[chart] ?? `${chart} needs a browser.`));
        }),
        run: fromCallback<{ type: 'ordered'; order: RunOrder }, RunInput>(({ input, receive, sendBack }) => {
          const machine = input.loaded?.machine ?? door;
          inputs.push(input.input);
          const onChange = (face: AloneRun['face']) => sendBack({ type: 'run.changed', face });
          const run = new AloneRun(machine, { chart: input.chart, input: input.input, steps: input.steps, onChange });
          receive(({ order }) => {
            if (order.kind === 'step') run.take(order.step);
            if (order.kind === 'undo') run.undo();
            if (order.kind === 'restart') run.restart();
          });
          return () => run.stop();
        }),
      },
      actions: { storeLed: ({ context }) => void storings.push(context.led) },
    }),
    { input: { led } },
  ).start();
  const snapshot = () => alone.getSnapshot();
  const show = async (chart: string) => {
    alone.send({ type: 'chart.shown', chart });
    await flush();
  };
  const send = (event: string, text = '') => alone.send({ type: 'event.sent', actor: 'door', event, text });
  const steps = () => faceOf(snapshot()).steps.length;
  return { alone, inputs, send, show, snapshot, steps, storings, words: () => aloneWords(snapshot()) };
}

describe('the run of a chart alone', () => {
  test('FLW-2 a chart that is edited meanwhile is loaded again, and its run takes the steps that it had', async () => {
    const { alone, inputs, send, show, snapshot, steps } = started();
    await show('door');
    send('open');
    alone.send({ type: 'charts.changed' });
    expect(isRunningAlone(snapshot()), 'its controls stay').toBe(true);
    await flush();
    expect(inputs).toHaveLength(2);
    expect(steps()).toBe(1);
    expect(canDrive(snapshot())).toBe(true);
  });

  test('FLW-2 what is sent while changed code is loaded again is a step, and so is another input', async () => {
    const { alone, inputs, send, show, snapshot, steps } = started();
    await show('door');
    alone.send({ type: 'charts.changed' });
    expect(canDrive(snapshot()), 'its fields stay').toBe(true);
    send('open');
    await flush();
    expect(steps()).toBe(1);
    alone.send({ type: 'charts.changed' });
    alone.send({ type: 'input.typed', text: '{"colour": "red"}' });
    await flush();
    expect(inputs).toEqual([undefined, undefined, { colour: 'red' }]);
  });

  test('what a chart was led to is stored with each step, and a page that is loaded again goes on from it', async () => {
    const { send, show, storings, snapshot } = started();
    await show('door');
    send('open');
    const led = { door: { steps: [{ kind: 'event', actor: 'door', event: { type: 'open' } }] } } as const;
    expect(storings.at(-1)).toEqual(led);
    const again = started(JSON.parse(JSON.stringify(storings.at(-1))));
    await again.show('door');
    expect(faceOf(again.snapshot())).toEqual(faceOf(snapshot()));
    again.alone.send({ type: 'step.undone' });
    expect(again.steps(), 'its steps can be undone').toBe(0);
  });

  test('it begins when the chart is shown, and says when it has ended', async () => {
    const { alone, send, show, snapshot, words } = started();
    expect(words()).toBe('Not running');
    await show('door');
    expect(words()).toBe('Runs alone');
    send('lock');
    expect(words()).toBe('Ended');
    expect(canDrive(snapshot())).toBe(false);
    expect(canUndo(snapshot())).toBe(true);
    alone.send({ type: 'step.undone' });
    expect(words()).toBe('Runs alone');
    expect(canUndo(snapshot())).toBe(false);
  });

  test('a chart that cannot be loaded is said, and others run all the same', async () => {
    const { show, snapshot, words } = started();
    await show('shopOnly');
    expect(words()).toBe('Cannot be run');
    expect(aloneProblem(snapshot())).toBe('shopOnly needs a browser.');
    await show('door');
    expect(words()).toBe('Runs alone');
    expect(aloneProblem(snapshot())).toBe('');
  });

  test('what is typed and is no JSON is said, and is no step', async () => {
    const { send, show, snapshot, steps } = started();
    await show('door');
    send('open', '{"wide":');
    expect(aloneProblem(snapshot())).toContain('is no JSON');
    expect(steps()).toBe(0);
    send('open', '[1]');
    expect(aloneProblem(snapshot())).toContain('must be an object');
    send('open', '{"wide": true}');
    expect(aloneProblem(snapshot())).toBe('');
    expect(steps()).toBe(1);
  });

  test('looking at another chart forgets nothing', async () => {
    const { send, show, steps } = started();
    await show('door');
    send('open');
    await show('window');
    expect(steps()).toBe(0);
    await show('door');
    expect(steps()).toBe(1);
  });

  test('another input starts it anew', async () => {
    const { alone, inputs, send, show, snapshot, steps } = started();
    await show('door');
    send('open');
    alone.send({ type: 'input.typed', text: 'blue' });
    expect(aloneProblem(snapshot())).toContain('is no JSON');
    alone.send({ type: 'input.typed', text: '{"colour":"blue"}' });
    expect(steps()).toBe(0);
    expect(inputs).toEqual([undefined, { colour: 'blue' }]);
  });
});

test("FLW-2 a chart whose file cannot be loaded in a browser says that it needs Node; other words are the engine's own", async () => {
  const { show, snapshot } = started();
  await show('reader');
  expect(aloneProblem(snapshot())).toMatch(/^Its code needs 'node:fs', which Node has .* \(Module "node:fs" has been /);
  await show('parking');
  expect(aloneProblem(snapshot())).toBe('parking needs a browser.');
});

test.each([
  "The requested module '/forms.ts' does not provide an export named 'Form'",
  "The requested module 'http://localhost:5174/forms.ts' doesn't provide an export named: 'Form'",
  "Importing binding name 'Form' is not found.",
])('FLW-2 a chart that imports what no file exports says what, and that a package may be missing: %s', (message) => {
  expect(browserWords(message)).toBe(
    `It, or what it imports, needs 'Form' of a file that does not export it. Most often a package is not installed: install the packages of its project, and open it again. (${message})`,
  );
});

test('where a chart cannot start, it is said that it may need an input, until it has one', async () => {
  const { alone, show, words } = started();
  await show('letter');
  expect(words()).toBe('Cannot start: its code may need an input');
  alone.send({ type: 'input.typed', text: '{"lines":["rye"]}' });
  await flush();
  expect(words()).toBe('Runs alone');
});
