import { sessionMachine } from '#machines/session/session.machine.ts';
import { sessionSamples, sessionStateKey } from '#machines/session/session.samples.ts';
import { answered, flowPaths, refused } from '#tools/chart-tests/engine/flow-paths.ts';
import { BUG, MALFORMED, OFFLINE } from './problems.ts';

export const sessionPaths = flowPaths({
  flow: 'session',
  machine: sessionMachine,
  key: sessionStateKey,
  user: { "presses 'Logout'": sessionSamples['signOut.requested'].plainly },
  shop: {
    'the page is ready, a shopper was signed in': sessionSamples['page.hydrated'].withShopper,
    'the page is ready, no shopper was signed in': sessionSamples['page.hydrated'].signedOut,
    "the page is ready, the shopper's session had expired": sessionSamples['page.hydrated'].expired,
    'the login ends with the shopper': sessionSamples['login.succeeded'].asShopper,
    'the login ends with another shopper': sessionSamples['login.succeeded'].asOther,
  },
  environment: {
    'a request is answered with 401': sessionSamples['request.unauthorised'].ofProducts,
    'a sign-in is answered with 401': sessionSamples['request.unauthorised'].ofLogin,
    'another tab signs the shopper in': sessionSamples['auth.changedElsewhere'].toShopper,
    'another tab signs another shopper in': sessionSamples['auth.changedElsewhere'].toOther,
    'another tab signs out': sessionSamples['auth.changedElsewhere'].toNobody,
    "the shopper's session expires in another tab": sessionSamples['auth.changedElsewhere'].toExpired,
    'the sign-out is answered': answered('signOut', undefined),
    'the sign-out gets no answer': refused('signOut', OFFLINE),
    'the sign-out makes no sense': refused('signOut', MALFORMED),
    'the stored session cannot be watched': refused('watchStoredAuth', BUG),
    'answers with 401 cannot be watched': refused('watchUnauthorised', BUG),
    'the browser does not store the session': sessionSamples['storage.refused'].plainly,
  },
});
