import { ageGateMachine } from '#machines/age-gate/age-gate.machine.ts';
import { ageGateSamples, ageGateStateKey } from '#machines/age-gate/age-gate.samples.ts';
import { flowPaths } from '#tools/chart-tests/engine/flow-paths.ts';

export const ageGatePaths = flowPaths({
  flow: 'age-gate',
  machine: ageGateMachine,
  key: ageGateStateKey,
  user: {
    "presses 'I'm 18 or Older'": ageGateSamples['age.confirmed'].pressed,
    "presses 'Exit Site'": ageGateSamples['exit.chosen'].pressed,
  },
  shop: {
    'the page is ready for a new visitor': ageGateSamples['page.hydrated'].newVisitor,
    'the page is ready for a visitor who has confirmed before': ageGateSamples['page.hydrated'].confirmedEarlier,
  },
});
