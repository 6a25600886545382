import { assign, cancel, emit, raise, sendParent, sendTo, setup } from 'xstate';

/** Somebody who crosses the road: run by the lights, to which it sends events. */
export const pedestrianMachine = setup({
  types: {
    context: {} as { crossing: string; walks: number },
    input: {} as { crossing: string },
    output: {} as { walks: number },
    events: {} as { type: 'button.pressed' } | { type: 'light.changed'; colour: 'green' | 'red' },
    emitted: {} as { type: 'beep.heard' },
  },
  delays: { walkTime: 2000 },
}).createMachine({
  id: 'pedestrian',
  context: ({ input }) => ({ crossing: input.crossing, walks: 0 }),
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Stands at the kerb.',
      on: {
        'button.pressed': { actions: [sendParent({ type: 'walk.requested' }), emit({ type: 'beep.heard' })] },
        'light.changed': { guard: ({ event }) => event.colour === 'red', target: 'walking' },
      },
    },
    walking: {
      description: 'Is on the road.',
      entry: assign({ walks: ({ context }) => context.walks + 1 }),
      after: { walkTime: 'arrived' },
      on: { 'light.changed': { target: 'walking', reenter: true } },
    },
    arrived: { type: 'final' },
  },
  output: ({ context }) => ({ walks: context.walks }),
});

/** The lights of a crossing, by day and by night. */
export const lightsMachine = setup({
  types: {
    context: {} as { isNight: boolean; requests: number; beeps: number; walks: number },
    events: {} as { type: 'walk.requested' } | { type: 'yellow.due' } | { type: 'night.fell' } | { type: 'beep.heard' },
  },
  actors: { pedestrian: pedestrianMachine },
  delays: { greenTime: ({ context }) => (context.isNight ? 1000 : 5000) },
}).createMachine({
  id: 'lights',
  context: { isNight: false, requests: 0, beeps: 0, walks: 0 },
  invoke: {
    id: 'pedestrian',
    src: 'pedestrian',
    input: { crossing: 'High Street' },
    onDone: { actions: assign({ walks: ({ event }) => event.output.walks }) },
  },
  initial: 'green',
  on: {
    'walk.requested': {
      actions: [
        assign({ requests: ({ context }) => context.requests + 1 }),
        raise({ type: 'yellow.due' }, { delay: 500, id: 'hurry' }),
      ],
    },
    'yellow.due': { target: '.yellow' },
    'night.fell': { actions: [assign({ isNight: true }), cancel('hurry')] },
    'beep.heard': { actions: assign({ beeps: ({ context }) => context.beeps + 1 }) },
  },
  states: {
    green: { description: 'Cars go.', after: { greenTime: 'yellow' } },
    yellow: { description: 'Cars stop.', after: { 1000: 'red' } },
    red: {
      description: 'Cars wait.',
      entry: sendTo('pedestrian', { type: 'light.changed', colour: 'red' }),
      after: { 3000: 'green' },
    },
  },
});
