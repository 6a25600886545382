import { describe, expect, test, vi } from 'vitest';
import { type AnyStateMachine, assign, createMachine, enqueueActions, fromPromise, spawnChild } from 'xstate';
import type { AloneFace, AloneStep } from '#tools/flowbook/alone/alone-face.ts';
import { type AloneOptions, AloneRun } from '#tools/flowbook/alone/alone-run.ts';
import { typedAnswer, typedEvent } from '#tools/flowbook/alone/typed-step.ts';
import { Recorder } from '#tools/flowbook/live/recorder.ts';
import { standingText } from '#tools/flowbook/live/standing-text.ts';
import { foreignMachines } from './foreign-machines.ts';

const machine = await foreignMachines();
const deliveriesMachine = machine('deliveries');
const lightsMachine = machine('lights');
const playerMachine = machine('player');

/** XState makes up the id of what a state invokes without one. */
const FIND_ROUTE = '0.deliveries.routing';

function started(chart: AnyStateMachine, options: Partial<AloneOptions> = {}) {
  const recorder = new Recorder();
  const run = new AloneRun(chart, {
    chart: chart.id,
    onHappening: (happening) => recorder.add([happening]),
    onRestart: () => recorder.clear(),
    ...options,
  });
  const standing = (actor = chart.id) => recorder.standing(actor);
  return {
    run,
    standing,
    state: (actor?: string) => standingText(standing(actor)?.states ?? []),
    send: (type: string, payload = '', actor = chart.id) =>
      run.take({ kind: 'event', actor, event: typedEvent(type, payload) }),
    answer: (actor: string, kind: 'done' | 'failed' | 'sent' | 'next', text = '') =>
      run.take({ kind: 'answer', actor, answer: typedAnswer(kind, text) }),
    pass: (ms: number) => run.take({ kind: 'time', ms }),
  };
}

const waitingIn = ({ waiting }: AloneFace) => waiting.map(({ name, kind }) => `${name}: ${kind}`);

describe('a chart that runs alone', () => {
  test('time passes as far as it is moved, and each timer runs at its own moment', () => {
    const { pass, run, state } = started(lightsMachine);
    expect(run.face.clock).toEqual({ now: 0, next: 5000 });
    pass(4999);
    expect(state()).toBe('green');
    pass(1);
    expect(state()).toBe('yellow');
    // Through red and green to yellow: a clock that first jumped to its end would still be in red.
    pass(1000 + 3000 + 5000);
    expect(state()).toBe('yellow');
  });

  test('a delay that is worked out is as long as the context says', () => {
    const { pass, send, state } = started(lightsMachine);
    send('night.fell');
    pass(5000);
    pass(4000);
    expect(state()).toBe('green');
    pass(1000);
    expect(state()).toBe('yellow');
  });

  test('FLW-2 a delay that is named with a dot and not defined takes 1 s, as others do', () => {
    const door = createMachine({
      id: 'door',
      initial: 'open',
      states: { open: { after: { 'door.patience': 'shut' } }, shut: {} },
    });
    const { pass, run, state } = started(door);
    expect(run.face.clock.next).toBe(1000);
    pass(1000);
    expect(state()).toBe('shut');
  });

  test('charts that it runs are live: they send to it, are sent to, are reentered and end with an output', () => {
    const { pass, run, send, standing, state } = started(lightsMachine);
    expect(run.face.charts.map(({ actor, chart }) => `${actor} ${chart}`)).toEqual([
      'lights lights',
      'pedestrian pedestrian',
    ]);
    send('button.pressed', '', 'pedestrian');
    expect(standing()?.context).toMatchObject({ requests: 1 });
    pass(500);
    expect(state()).toBe('yellow');
    pass(1000);
    expect(state('pedestrian')).toBe('walking');
    send('light.changed', '{"colour":"red"}', 'pedestrian');
    expect(standing('pedestrian')?.context).toMatchObject({ walks: 2 });
    pass(2000);
    expect(standing()?.context).toMatchObject({ walks: 2 });
    expect(run.face.charts.map(({ chart }) => chart)).toEqual(['lights']);
  });

  test('a raised event that is cancelled does not come', () => {
    const { pass, send, state } = started(lightsMachine);
    send('button.pressed', '', 'pedestrian');
    send('night.fell');
    pass(600);
    expect(state()).toBe('green');
  });

  test('parallel states end together, and history is shallow or deep', () => {
    const { send, state } = started(playerMachine);
    send('sound.tested');
    expect(state()).toBe('checking.screen.testing · checking.sound.passed');
    send('screen.tested');
    expect(state()).toBe('off');
    send('power.pressed');
    send('volume.lowered');
    send('power.pressed');
    send('power.pressed');
    expect(state()).toBe('on.playing.loud');
    send('volume.lowered');
    send('power.pressed');
    send('power.held');
    expect(state()).toBe('on.playing.quiet');
  });

  test('an event that only a wildcard answers can be sent', () => {
    const { run, send, standing } = started(playerMachine);
    for (const event of ['sound.tested', 'screen.tested', 'power.pressed', 'media.inserted', 'hit']) send(event);
    expect(standing()?.context).toMatchObject({ media: ['media.inserted'], unknown: 1 });
    expect(run.face.charts[0]?.wildcards).toEqual(['media.*', '*']);
  });

  test('actors of each kind wait to be answered by hand', () => {
    const { answer, run, send, standing, state } = started(deliveriesMachine);
    expect(waitingIn(run.face)).toEqual(['watchVan: events']);
    answer('watchVan', 'sent', 'parcel.loaded');
    expect(waitingIn(run.face)).toEqual(['watchVan: events', 'parcel0: promise']);
    expect(standing()?.context).toMatchObject({ counted: 1 });
    run.take({ kind: 'guard', guard: 'deliveries: isOnline', value: true });
    send('tour.begun', '{"street":"Mill Lane"}');
    expect(run.face.effects).toEqual(['vibrate']);
    expect(run.face.waiting.find(({ name }) => name === FIND_ROUTE)?.input).toEqual({ street: 'Mill Lane' });
    answer(FIND_ROUTE, 'done', '"the bridge"');
    expect(state()).toBe('driving');
    expect(waitingIn(run.face)).toEqual([
      ...['parcel0: promise', 'watchPlace: observable', 'watchDoor: callback', 'signature: promise'],
    ]);
    answer('watchPlace', 'next', '"the mill"');
    expect(standing()?.context).toMatchObject({ place: 'the mill' });
    answer('watchDoor', 'sent', '{"type": "bell.rung"}');
    expect(run.face.waiting.find(({ name }) => name === 'watchDoor')?.received).toEqual(['bell.rung']);
    answer('signature', 'done', '"A. Rye"');
    expect(run.face).toMatchObject({ status: 'done', output: 'Mill Lane', problem: '' });
  });

  test('FLW-2 one fails with a message, or with fields that a condition reads', () => {
    const fetching = createMachine({
      id: 'fetching',
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            id: 'ask',
            src: fromPromise(() => Promise.reject(new Error('There is no network.'))),
            onError: [
              { guard: ({ event: { error } }) => Object(error).status === 404, target: 'missing' },
              { guard: ({ event: { error } }) => error instanceof Error && error.message === '"late"', target: 'late' },
              { target: 'offline' },
            ],
          },
        },
        missing: {},
        late: {},
        offline: {},
      },
    });
    const standingAfter = (text: string) => {
      const { answer, state } = started(fetching);
      answer('ask', 'failed', text);
      return state();
    };
    expect(standingAfter('{"status": 404}')).toBe('missing');
    expect(standingAfter('{"message": "gone", "status": 500}')).toBe('offline');
    expect(standingAfter('"late"')).toBe('late');
    expect(standingAfter('')).toBe('offline');
  });

  test('so does one that the chart does not name', () => {
    const { answer, run, send, standing } = started(playerMachine);
    for (const event of ['sound.tested', 'screen.tested', 'power.pressed']) send(event);
    expect(waitingIn(run.face)).toEqual(['findTrack: promise']);
    answer('findTrack', 'done', '"Auld Lang Syne"');
    expect(standing()?.context).toMatchObject({ track: 'Auld Lang Syne' });
  });

  test('so do those that are only started in an action', () => {
    const never = fromPromise(() => Promise.reject(new Error('There is no network.')));
    const starting = createMachine({
      id: 'starting',
      types: { context: {} as { letter: unknown } },
      context: { letter: null },
      entry: [assign({ letter: ({ spawn }) => spawn(never, { id: 'letter' }) }), spawnChild(never, { id: 'parcel' })],
    });
    expect(waitingIn(started(starting).run.face)).toEqual(['letter: promise', 'parcel: promise']);
  });

  test('FLW-2 so does one that an action starts by a name that the chart does not define', () => {
    const hiring = createMachine({
      id: 'hiring',
      types: { context: {} as { cook: unknown }, events: {} as { type: 'hired' | 'xstate.done.actor.waiter' } },
      context: ({ spawn }) => ({ cook: spawn('cook' as never, { id: 'cook' } as never) }),
      entry: [
        spawnChild('waiter' as never, { id: 'waiter' }),
        enqueueActions(({ enqueue }) => enqueue.spawnChild('constructor' as never, { id: 'guard' })),
      ],
      initial: 'waiting',
      states: { waiting: { on: { 'xstate.done.actor.waiter': 'served' } }, served: {} },
    });
    const { answer, run, state } = started(hiring);
    expect(run.face.problem).toBe('');
    expect(waitingIn(run.face)).toEqual(['cook: named', 'waiter: named', 'guard: named']);
    answer('waiter', 'done');
    expect(state()).toBe('served');
  });

  test('an actor fails with a message', () => {
    const { answer, run, send, standing, state } = started(deliveriesMachine);
    run.take({ kind: 'guard', guard: 'deliveries: isOnline', value: true });
    send('tour.begun', '{"street":"Mill Lane"}');
    answer(FIND_ROUTE, 'failed', 'the road is flooded');
    expect(state()).toBe('lost');
    expect(standing()?.context).toMatchObject({ problem: 'Error: the road is flooded' });
    run.undo();
    answer(FIND_ROUTE, 'failed', 'closed');
    expect(state()).toBe('loading');
  });

  test('guards without a name are called by their code, with their branch', () => {
    const bell = createMachine({
      initial: 'quiet',
      states: {
        quiet: {
          on: {
            rung: [
              { guard: ({ event }) => event.by.name === 'Ada', target: 'loud' },
              { guard: ({ context }) => context === undefined, target: 'loud' },
            ],
          },
        },
        loud: {},
      },
    });
    const { run } = started(bell);
    expect(run.face.guards).toMatchObject([
      { words: 'event.by.name === "Ada"', event: 'rung', branch: 0, says: null },
      { branch: 1, says: false },
    ]);
  });

  test('a guard whose code fails counts as no, is said, and can be forced', () => {
    const { run, send, state } = started(deliveriesMachine);
    const guardNow = () => run.face.guards.find(({ key }) => key === 'deliveries: isOnline');
    expect(guardNow()).toMatchObject({ says: null, forced: null, problem: 'courierApp is not defined' });
    send('tour.begun', '{"street":"Mill Lane"}');
    expect(state()).toBe('offline');
    run.undo();
    run.take({ kind: 'guard', guard: 'deliveries: isOnline', value: true });
    expect(guardNow()).toMatchObject({ says: true, forced: true, problem: '' });
    send('tour.begun', '{"street":"Mill Lane"}');
    expect(state()).toBe('routing');
  });

  test('an event whose code reads what it does not carry says that it needs data, and is not sent', () => {
    const needy = createMachine({
      id: 'needy',
      types: { context: {} as { street: string } },
      context: { street: '' },
      initial: 'open',
      states: {
        open: {
          on: {
            'address.chosen': {
              guard: ({ event }) => event.address.street !== '',
              target: 'chosen',
            },
            'address.typed': { actions: assign({ street: ({ event }) => event.address.street }) },
          },
        },
        chosen: {},
      },
    });
    const { run, send, standing, state } = started(needy);
    const lacks = 'needs data: give the event its payload';
    expect(run.face.charts[0]?.events).toEqual([
      expect.objectContaining({ event: 'address.chosen', isPossible: false, lacks: expect.stringContaining(lacks) }),
      expect.objectContaining({ event: 'address.typed', isPossible: true, lacks: '' }),
    ]);
    expect(run.face.guards).toEqual([expect.objectContaining({ says: null, problem: expect.stringContaining(lacks) })]);
    send('address.typed', '{"address":{"street":"Mill Lane"}}');
    send('address.typed');
    expect(run.face).toMatchObject({ status: 'active', problem: expect.stringContaining(`address.typed ${lacks}`) });
    expect(run.face.steps).toHaveLength(1);
    expect(standing()?.context).toEqual({ street: 'Mill Lane' });
    send('address.chosen', '{"address":{"street":"Mill Lane"}}');
    expect(state()).toBe('chosen');
    expect(run.face.problem).toBe('');
  });

  test.each([
    ['as it begins', 'on', ''],
    ['in the middle of a run', 'off', 'pressed'],
  ])('FLW-2 %s, a chart that another starts without the input that it reads is named', (_, initial, event) => {
    const bulb = createMachine({ id: 'bulb', context: ({ input }) => ({ watts: (input as { watts: number }).watts }) });
    const lamp = createMachine({
      id: 'lamp',
      initial,
      states: { off: { on: { pressed: 'on' } }, on: { invoke: { src: bulb } } },
    });
    const { run, send } = started(lamp);
    if (event !== '') send(event);
    expect(run.face).toMatchObject({
      status: 'error',
      problem: expect.stringMatching(
        /^The chart 'bulb' is started without an input, and its code reads one\. \(Cannot read/,
      ),
    });
    run.undo();
    expect(run.face.status).toBe(event === '' ? 'error' : 'active');
  });

  test('FLW-2 steps that are taken again get the same random numbers, also where a guard was asked in between', () => {
    const throws = () => [Math.random(), crypto.getRandomValues(new Uint16Array(2)).join(), crypto.randomUUID()];
    const dice = createMachine({
      id: 'dice',
      types: { context: {} as { thrown: readonly unknown[] } },
      context: () => ({ thrown: throws() }),
      on: {
        thrown: {
          guard: () => Math.random() < 2,
          actions: assign({ thrown: ({ context }) => [...context.thrown, ...throws()] }),
        },
      },
    });
    const { run, send, standing } = started(dice);
    const data = () => standing()?.context;
    send('thrown');
    const once = data();
    send('thrown');
    const twice = data();
    expect(new Set(Object.values(twice ?? {}).flat()).size).toBe(9);
    run.undo();
    expect(data()).toEqual(once);
    send('thrown');
    expect(data()).toEqual(twice);
    expect(started(dice, { steps: run.face.steps }).standing()?.context).toEqual(twice);
    expect(Math.random()).not.toBe(Math.random());
    expect(crypto.randomUUID()).not.toBe(crypto.randomUUID());
  });

  test('of several actions that code decides on, the chart does what is its own, and the others are only noted', () => {
    const done = vi.fn();
    const ring = fromPromise(async () => done('rings'));
    const bell = createMachine({
      id: 'bell',
      types: { context: {} as { rings: number } },
      context: { rings: 0 },
      initial: 'quiet',
      states: {
        quiet: {
          on: {
            pressed: {
              actions: enqueueActions(({ context, enqueue }) => {
                enqueue(() => done('shows a light'));
                enqueue('wake');
                enqueue.assign({ rings: context.rings + 1 });
                enqueue.spawnChild(ring, { id: 'ring' });
                enqueue.sendParent({ type: 'rung' });
                enqueue.raise({ type: 'answered' });
              }),
            },
            answered: 'open',
          },
        },
        open: {},
      },
    }).provide({ actions: { wake: () => done('wakes') } });
    const { run, send, standing, state } = started(bell);
    send('pressed');
    expect(state()).toBe('open');
    expect(standing()?.context).toEqual({ rings: 1 });
    expect(waitingIn(run.face)).toEqual(['ring: promise']);
    expect(run.face.effects).toContain('wake');
    expect(run.face.effects).toHaveLength(3);
    expect(done).not.toHaveBeenCalled();
  });

  test('FLW-2 actions that are named and not defined are noted, too; after an undo those of the step before', () => {
    const lamp = createMachine({
      id: 'lamp',
      entry: 'greet',
      initial: { target: 'on', actions: 'ring' },
      states: {
        on: {
          exit: 'cool',
          on: { off: { target: 'off', actions: { type: 'click', params: { times: 2 } } } },
        },
        off: { entry: enqueueActions(({ enqueue }) => enqueue('rest')), on: { on: 'on' } },
      },
    });
    const { run, send } = started(lamp);
    expect(run.face.effects).toEqual(['greet', 'ring']);
    send('off');
    expect(run.face.effects).toEqual(['cool', expect.stringMatching(/^click/), 'rest']);
    send('on');
    expect(run.face.effects).toEqual([]);
    run.undo();
    expect(run.face.effects).toEqual(['cool', expect.stringMatching(/^click/), 'rest']);
    run.undo();
    expect(run.face.effects).toEqual(['greet', 'ring']);
  });

  test('a part of another chart that runs by itself only notes what it sends there', () => {
    const { run, send, state } = started(machine('pedestrian'), { input: { crossing: 'High Street' } });
    send('button.pressed');
    expect(run.face).toMatchObject({ status: 'active', effects: ['send walk.requested to its parent'] });
    expect(state()).toBe('waiting');
  });

  test('a step is undone by taking the others again, and what has happened is as if it had not been', () => {
    const { pass, run, send, standing, state } = started(lightsMachine);
    pass(5000);
    send('button.pressed', '', 'pedestrian');
    pass(1500);
    expect(state()).toBe('red');
    run.undo();
    expect(state()).toBe('yellow');
    expect(run.face.clock.now).toBe(5000);
    run.undo();
    expect(standing()?.context).toMatchObject({ requests: 0 });
    run.restart();
    expect(run.face).toMatchObject({ steps: [], clock: { now: 0 } });
  });

  test('FLW-2 a chart is started with an input; where its code needs another one it is said, and what to do', () => {
    const street = started(deliveriesMachine, { input: { street: 'Mill Lane' } }).standing();
    expect(street?.context).toMatchObject({ street: 'Mill Lane' });
    const needy = createMachine({
      id: 'needy',
      context: ({ input }) => ({ first: (input as { lines: [] }).lines.at(0) }),
    });
    expect(started(needy).run.face).toMatchObject({
      status: 'error',
      problem:
        "The chart, or one that it starts, reads data that is not there. Most often that is its input: type the input as JSON below, and press 'Start with it'. (Cannot read properties of undefined (reading 'at'))",
    });
    expect(started(needy, { input: { lines: ['rye'] } }).standing()?.context).toEqual({ first: 'rye' });
  });

  test('FLW-2 a chart whose code needs Node says so, and what to do', () => {
    const reader = createMachine({
      id: 'reader',
      context: () => {
        throw new ReferenceError('Buffer is not defined');
      },
    });
    expect(started(reader).run.face.problem).toBe(
      "Its code needs 'Buffer', which Node has and a browser does not. Move what uses it to another file, and give it to the chart there by 'provide'. (Buffer is not defined)",
    );
  });

  test('without an input a chart starts as XState starts it, and with an empty one where it cannot', () => {
    const counting = createMachine({
      id: 'counting',
      context: ({ input = { count: 5 } }: { input?: unknown }) => ({ count: (input as { count: number }).count }),
    });
    expect(started(counting).standing()?.context).toEqual({ count: 5 });
    const named = createMachine({ id: 'named', context: ({ input }) => ({ name: (input as { name?: string }).name }) });
    expect(started(named).run.face.status).toBe('active');
  });

  test('states that lead to one another without an event are said, and the page goes on', () => {
    const loop = createMachine({ id: 'loop', initial: 'a', states: { a: { always: 'b' }, b: { always: 'a' } } });
    expect(started(loop).run.face).toMatchObject({ status: 'error', problem: expect.stringContaining('loop') });
  });

  test('what a chart begins with runs no code of its world: actors wait, and actions are noted', () => {
    const real = vi.fn();
    const child = createMachine({ id: 'child', entry: () => real() });
    const beginning = createMachine({
      id: 'beginning',
      context: ({ spawn }) => ({
        job: spawn(fromPromise(async () => real())),
        kid: spawn(child, { id: 'kid' }),
      }),
      initial: { target: 'a', actions: () => real() },
      states: { a: {} },
    });
    const { run } = started(beginning);
    expect(real).not.toHaveBeenCalled();
    expect(waitingIn(run.face)).toEqual([expect.stringContaining(': promise')]);
    expect(run.face.charts.map(({ actor }) => actor)).toContain('kid');
  });

  test('a guard of a part is forced alone, also where another chart has one of the same name', () => {
    const door = (id: string) =>
      createMachine({
        id,
        initial: 'shut',
        states: { shut: { on: { GO: { guard: 'isValid', target: 'open' } } }, open: {} },
      });
    const part = door('part').provide({ guards: { isValid: () => true } });
    const whole = createMachine(
      {
        id: 'whole',
        invoke: { id: 'part', src: part },
        initial: 'shut',
        states: { shut: { on: { GO: { guard: 'isValid', target: 'open' } } }, open: {} },
      },
      { guards: { isValid: () => true } },
    );
    const { run, send, state } = started(whole);
    run.take({ kind: 'guard', guard: 'part: isValid', value: false });
    send('GO', '', 'part');
    send('GO');
    expect([state(), state('part')]).toEqual(['open', 'shut']);
  });

  test('data of every kind is shown', () => {
    const ledger = createMachine({
      id: 'ledger',
      context: { balance: 10n, mark: Symbol('rye'), at: new Date(0), rate: Number.NaN },
    });
    expect(started(ledger).standing()?.context).toEqual({
      ...{ balance: '10n', mark: 'Symbol(rye)', rate: 'NaN' },
      at: expect.stringContaining('1970'),
    });
  });

  test('a run is made again from its steps', () => {
    const steps: readonly AloneStep[] = [
      { kind: 'time', ms: 5000 },
      { kind: 'event', actor: 'pedestrian', event: { type: 'button.pressed' } },
    ];
    const { run, state } = started(lightsMachine, { steps });
    expect(state()).toBe('yellow');
    expect(run.face.steps).toEqual(steps);
  });

  test('samples of its events are offered; others carry nothing until they are edited', () => {
    const samples = { lights: { 'night.fell': { early: { type: 'night.fell', at: 16 } } } };
    const { run } = started(lightsMachine, { samples });
    const offered = run.face.charts[0]?.events.map(({ event, payload, sample }) => ({ event, payload, sample }));
    expect(offered).toContainEqual({ event: 'night.fell', sample: 'early', payload: { at: 16 } });
    expect(offered).toContainEqual({ event: 'walk.requested', sample: '', payload: {} });
  });
});
