import { flowPaths, passed } from '#tools/chart-tests/engine/flow-paths.ts';
import { doorMachine } from './door.machine.ts';

export const doorPaths = flowPaths({
  flow: 'door',
  machine: doorMachine,
  key: ({ value }) => value,
  user: {
    'opens the door': { type: 'opened' },
    'pushes the door': { type: 'pushed' },
    'locks the door': { type: 'locked' },
    'types the right PIN': { type: 'unlocked', pin: '2417' },
    'types a wrong PIN': { type: 'unlocked', pin: '0000' },
  },
  time: { 'the door has been open for 2 s': passed('patience', 'door.open') },
  neverAnswered: ['types a wrong PIN'],
});
