import { additionMachine } from '#machines/addition/addition.machine.ts';
import { additionSamples, additionStateKey } from '#machines/addition/addition.samples.ts';
import { flowPaths, passed } from '#tools/chart-tests/engine/flow-paths.ts';

export const additionPaths = flowPaths({
  flow: 'addition',
  machine: additionMachine,
  key: additionStateKey,
  shop: { 'the cart has taken the product': additionSamples['product.added'].taken },
  time: { "'Added' has been shown for 1.2 s": passed('acknowledgement', 'addition.acknowledged') },
});
