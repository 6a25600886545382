import { sampleShopper } from '#machines/domain/auth.samples.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { loginSamples, loginStateKey } from '#machines/login/login.samples.ts';
import { answered, flowPaths, passed, refused } from '#tools/chart-tests/engine/flow-paths.ts';
import { BUG, CODE_WRONG, MALFORMED, OFFLINE, REFUSED, TOO_MANY_CODES, UNAUTHORISED } from './problems.ts';

export const loginPaths = flowPaths({
  flow: 'login',
  machine: loginMachine,
  key: loginStateKey,
  user: {
    'types a whole email address': loginSamples['email.changed'].complete,
    'types half an email address': loginSamples['email.changed'].malformed,
    'types a blank as the email address': loginSamples['email.changed'].blank,
    'sends the email address': loginSamples['email.submitted'].plainly,
    'types six digits': loginSamples['code.changed'].complete,
    'types five digits': loginSamples['code.changed'].incomplete,
    'sends the code': loginSamples['code.submitted'].plainly,
    'asks for a new code': loginSamples['code.resendRequested'].plainly,
    'goes back to the email address': loginSamples['email.revisited'].plainly,
    "presses 'Try again'": loginSamples['load.retried'].plainly,
  },
  shop: {
    'the last digit sends the code': loginSamples['code.entered'].plainly,
    'a shopper signs out': loginSamples['shopper.signedOut'].plainly,
  },
  environment: {
    'the email address has an account': answered('checkEmail', 'simulated'),
    'the server sends a code': answered('checkEmail', 'server'),
    'the email address has no account': answered('checkEmail', 'noAccount'),
    'the email check fails': refused('checkEmail', OFFLINE),
    'the server refuses: too many codes were asked for': refused('checkEmail', TOO_MANY_CODES),
    'the server sends another code': answered('resendCode', 'server'),
    'the account is closed when another code is asked for': answered('resendCode', 'noAccount'),
    'the server refuses another code: too many were asked for': refused('resendCode', TOO_MANY_CODES),
    'the server cannot be reached for another code': refused('resendCode', OFFLINE),
    'the page was loaded again, an email address was typed': loginSamples['draft.restored'].atEmail,
    'the page was loaded again, a code was awaited': loginSamples['draft.restored'].atCode,
    'the page was loaded again, a code of the server was awaited': loginSamples['draft.restored'].atSentCode,
    'what was typed cannot be restored': refused('restoreDraft', BUG),
    'the code is right': answered('verifyCode', true),
    'the code is wrong': answered('verifyCode', false),
    'the code check fails': refused('verifyCode', OFFLINE),
    'the sign-in succeeds': answered('signIn', sampleShopper),
    'the sign-in is refused': refused('signIn', REFUSED),
    'the server refuses the code': refused('signIn', CODE_WRONG),
    'the sign-in gets no answer': refused('signIn', OFFLINE),
    'the sign-in makes no sense': refused('signIn', MALFORMED),
    'the sign-in is answered with 401': refused('signIn', UNAUTHORISED),
  },
  time: {
    'the email check is slow': passed('slowDelay', 'login.email.checking.waiting'),
    'the next code is slow': passed('slowDelay', 'login.code.resending.waiting'),
    'the sign-in is slow': passed('slowDelay', 'login.code.signingIn.waiting'),
  },
});
