import { assign, createMachine, fromPromise } from 'xstate';

/** A music player in plain JavaScript, without setup(). */
export const playerMachine = createMachine({
  id: 'player',
  context: { track: '', media: [], unknown: 0 },
  initial: 'checking',
  states: {
    checking: {
      type: 'parallel',
      description: 'Both parts check themselves.',
      onDone: 'off',
      states: {
        sound: {
          initial: 'testing',
          states: { testing: { on: { 'sound.tested': 'passed' } }, passed: { type: 'final' } },
        },
        screen: {
          initial: 'testing',
          states: { testing: { on: { 'screen.tested': 'passed' } }, passed: { type: 'final' } },
        },
      },
    },
    off: { on: { 'power.pressed': 'on.resumed', 'power.held': 'on.resumedWhole' } },
    on: {
      invoke: {
        id: 'findTrack',
        src: fromPromise(() => Promise.reject(new Error('There is no network.'))),
        onDone: { actions: assign({ track: ({ event }) => event.output }) },
      },
      initial: 'playing',
      states: {
        playing: {
          initial: 'loud',
          states: { loud: { on: { 'volume.lowered': 'quiet' } }, quiet: { on: { 'volume.raised': 'loud' } } },
          on: { 'pause.pressed': 'paused' },
        },
        paused: { on: { 'play.pressed': 'playing' } },
        resumed: { type: 'history', target: 'playing' },
        resumedWhole: { type: 'history', history: 'deep', target: 'playing' },
      },
      on: {
        'power.pressed': 'off',
        'media.*': { actions: assign({ media: ({ context, event }) => [...context.media, event.type] }) },
        '*': { actions: assign({ unknown: ({ context }) => context.unknown + 1 }) },
      },
    },
  },
});
