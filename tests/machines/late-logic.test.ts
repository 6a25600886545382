import { describe, expect, it } from 'vitest';
import { createActor, createMachine, setup } from 'xstate';
import { additionMachine } from '#machines/addition/addition.machine.ts';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import { lateLogic, withInput } from '#machines/shop/late-logic.ts';
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
