import { NO_ABILITIES } from '#machines/domain/server.schema.ts';
import { placingMachine } from '#machines/placing/placing.machine.ts';
import { placingSamples, placingStateKey, REAL_SERVER, sampleTaken } from '#machines/placing/placing.samples.ts';
import { answered, flowPaths, passed, refused } from '#tools/chart-tests/engine/flow-paths.ts';
import { BUG, MALFORMED, OFFLINE, SERVER_FAULT, SOLD_OUT, UNAUTHORISED } from './problems.ts';

export const placingPaths = flowPaths({
  flow: 'placing',
  machine: placingMachine,
  key: placingStateKey,
  shop: {
    'the checkout opens': placingSamples['checkout.opened'].plainly,
    'the shopper completes an order': placingSamples['order.submitted'].ofTwo,
    'the shopper completes another order': placingSamples['order.submitted'].ofThree,
  },
  environment: {
    'the page was loaded again while an order was on its way': placingSamples['order.remembered'].plainly,
    'the server takes orders': answered('askServer', REAL_SERVER),
    'the server takes no orders': answered('askServer', NO_ABILITIES),
    'the server does not say what it can do': refused('askServer', OFFLINE),
    'asking the server stops at a bug': refused('askServer', BUG),
    'the server takes the order': answered('sendOrder', sampleTaken),
    'the server refuses: something is sold out': refused('sendOrder', SOLD_OUT),
    'the server refuses: the session has expired': refused('sendOrder', UNAUTHORISED),
    'the server cannot be reached': refused('sendOrder', OFFLINE),
    'the server fails': refused('sendOrder', SERVER_FAULT),
    "the server's answer makes no sense": refused('sendOrder', MALFORMED),
    'sending the order stops at a bug': refused('sendOrder', BUG),
    'the order of earlier cannot be looked for': refused('restoreUnanswered', BUG),
  },
  time: { 'no answer has come for 30 s': passed('longestWait', 'placing.order.sent') },
});
