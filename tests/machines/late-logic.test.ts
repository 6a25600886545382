import { describe, expect, it } from 'vitest';
import { createActor, createMachine, SimulatedClock, sendTo, setup } from 'xstate';
import { additionMachine } from '#machines/addition/addition.machine.ts';
import { hasBegun } from '#machines/domain/has-begun.ts';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import { beginsLater, lateLogic, withInput } from '#machines/shop/late-logic.ts';
import { createInspector } from '#src/lib/inspector.ts';
import { faultsOf } from '#tests/support/observed.ts';

const greeting = setup({
  types: { context: {} as { name: string }, input: {} as { name: string } },
}).createMachine({ context: ({ input }) => ({ name: input.name }) });

describe('FLW-1 a flow whose code comes with its page', () => {
  it('FLW-1 started before its code has come, it is a bug that is heard', () => {
    const late = lateLogic<typeof additionMachine>(() => {
      throw new Error('The code has not come.');
    });
    const flow = createActor(late);
    const faults = faultsOf(flow);
    flow.start();
    expect(flow.getSnapshot().status).toBe('error');
    expect(faults).toEqual([new Error('The code has not come.')]);
    expect(() => lateLogic<typeof additionMachine>(NOT_PROVIDED).id).toThrow('was not provided');
  });

  it('FLW-1 started after it, it runs as the machine itself would', () => {
    let arrived: typeof additionMachine | null = null;
    const late = lateLogic(() => {
      if (arrived === null) throw new Error('The code has not come.');
      return arrived;
    });
    arrived = additionMachine;
    const addition = createActor(late).start();
    expect(addition.getSnapshot().value).toBe('ready');
    addition.send({ type: 'product.added' });
    expect(addition.getSnapshot().matches('acknowledged')).toBe(true);
    expect(late.id).toBe('addition');
    addition.stop();
  });

  it('FLW-1 a chart may name it at once and start it later', () => {
    let arrived: typeof additionMachine | null = null;
    const page = createMachine({
      initial: 'waiting',
      states: {
        waiting: { on: { 'code.arrived': 'open' } },
        open: {
          invoke: {
            id: 'flow',
            src: lateLogic(() => {
              if (arrived === null) throw new Error('The code has not come.');
              return arrived;
            }),
          },
        },
      },
    });
    const root = createActor(page);
    const faults = faultsOf(root);
    root.start();
    expect(root.getSnapshot().status).toBe('active');
    arrived = additionMachine;
    root.send({ type: 'code.arrived' });
    expect(faults).toEqual([]);
    expect(root.getSnapshot().children.flow?.getSnapshot().value).toBe('ready');
    root.stop();
  });
});

describe('FLW-1 a flow that brings its input along', () => {
  it('FLW-1 it starts with that input, whoever starts it', () => {
    const flow = createActor(withInput(greeting, () => ({ name: 'Ada' }))).start();
    expect(flow.getSnapshot().context).toEqual({ name: 'Ada' });
    flow.stop();
  });

  it('FLW-1 the input is of the moment of each start', () => {
    const names = ['Ada', 'Eleanor'];
    const logic = withInput(greeting, () => ({ name: names.shift() ?? 'nobody' }));
    const started = [createActor(logic).start(), createActor(logic).start()];
    expect(started.map((flow) => flow.getSnapshot().context.name)).toEqual(['Ada', 'Eleanor']);
    for (const flow of started) flow.stop();
  });

  it('FLW-1 its code may come late as well', () => {
    const flow = createActor(lateLogic(() => withInput(greeting, () => ({ name: 'Ada' })))).start();
    expect(flow.getSnapshot().context.name).toBe('Ada');
    flow.stop();
  });
});

describe('FLW-1 a flow that is there before its code', () => {
  /** A flow whose code the test brings. */
  function awaited() {
    let arrived: typeof additionMachine | null = null;
    const waiting: (() => void)[] = [];
    const bring = () => {
      arrived = additionMachine;
      for (const begin of waiting.splice(0)) begin();
    };
    const logic = beginsLater({ arrived: () => arrived, whenArrived: (begin) => void waiting.push(begin) });
    return { logic, bring };
  }

  it('FLW-1 says nothing until its code has come, and is no machine', () => {
    const { logic } = awaited();
    const flow = createActor(logic).start();
    expect(hasBegun(flow.getSnapshot())).toBe(false);
    expect(flow.getSnapshot().status).toBe('active');
  });

  it('FLW-1 what it was told before is done in order once its code has come, and told by whoever has told it', () => {
    const { logic, bring } = awaited();
    const received: string[] = [];
    const inspector = createInspector(({ event, snapshot }) => {
      received.push(`${inspector.senderOf(event)}: ${event.type} ${JSON.stringify(snapshot.value)}`);
    });
    const root = createActor(
      createMachine({
        invoke: { id: 'flow', src: logic },
        on: { added: { actions: sendTo('flow', { type: 'product.added' }) } },
      }),
      { inspect: inspector.inspect, systemId: 'shop' },
    ).start();
    root.send({ type: 'added' });
    root.send({ type: 'added' });
    expect(received.filter((line) => line.includes('product.added'))).toEqual([]);
    bring();
    expect(received.filter((line) => line.includes('product.added'))).toEqual([
      'shop: product.added "acknowledged"',
      'shop: product.added "acknowledged"',
    ]);
    root.stop();
  });

  it('FLW-1 begins at once where its code is here already, and hears what comes later', () => {
    const { logic, bring } = awaited();
    bring();
    const flow = createActor(logic).start();
    expect(flow.getSnapshot().value).toBe('ready');
    flow.send({ type: 'product.added' });
    expect(flow.getSnapshot().value).toBe('acknowledged');
    flow.stop();
  });

  it('FLW-1 begins with its start where its code has come since it was made', () => {
    const { logic, bring } = awaited();
    const flow = createActor(logic);
    bring();
    flow.start();
    expect(flow.getSnapshot().value).toBe('ready');
    flow.stop();
  });

  it('FLW-1 its clock and its end are those of the machine', () => {
    const { logic, bring } = awaited();
    const clock = new SimulatedClock();
    const flow = createActor(logic, { clock }).start();
    flow.send({ type: 'product.added' });
    bring();
    expect(flow.getSnapshot().value).toBe('acknowledged');
    clock.increment(60_000);
    expect(flow.getSnapshot().value).toBe('ready');
    flow.stop();
    expect(flow.getSnapshot().status).toBe('stopped');
  });

  it('FLW-1 can be written down before and after', () => {
    const { logic, bring } = awaited();
    const flow = createActor(logic).start();
    expect(flow.getPersistedSnapshot()).toMatchObject({ status: 'active', told: [] });
    bring();
    expect(flow.getPersistedSnapshot()).toMatchObject({ status: 'active', value: 'ready' });
    flow.stop();
  });
});
