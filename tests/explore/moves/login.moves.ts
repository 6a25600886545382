import type { ExpectedModel } from '../expected-model.ts';
import { all, isIn, isNotSignedIn, isShown, liesOpen, movesOn } from './move.ts';

const { fills, sends, ignored } = movesOn('login');

const isLogin = all(liesOpen, isShown('login'), isNotSignedIn);
const isAtEmail = all(isLogin, isIn('login', 'email'));
const isAtCode = all(isLogin, isIn('login', 'code'));
const isEntering = all(isAtCode, isIn('login', 'code.entering'));
const email = (address: string) =>
  fills(
    `types the email '${address}'`,
    'login',
    { type: 'email.changed', email: address },
    all(isAtEmail, ({ flow }) => flow('login').getSnapshot().context.email !== address),
  );
const code = (text: string) =>
  fills(
    `types the code '${text}'`,
    'login',
    { type: 'code.changed', text },
    all(isEntering, ({ flow }) => flow('login').getSnapshot().context.code !== text.replaceAll(' ', '')),
  );
const isComplete = ({ flow }: ExpectedModel) => flow('login').getSnapshot().context.code.length === 6;

/** LOG-1 to LOG-5. */
export const loginMoves = [
  email('ada@test.com'),
  email('ada@nowhere.example'),
  email('ada'),
  email(''),
  fills("presses 'Continue'", 'login', { type: 'email.submitted' }, isAtEmail),
  code('123 456'),
  code('654321'),
  code('000000'),
  code('12'),
  fills('presses Enter in the code', 'login', { type: 'code.entered' }, isAtCode),
  sends("presses 'Verify & Sign In'", 'login', { type: 'code.submitted' }, all(isEntering, isComplete)),
  ignored(
    "presses the disabled 'Verify & Sign In'",
    all(isEntering, (expectedModel) => !isComplete(expectedModel)),
  ),
  sends("presses 'Back' to the email", 'login', { type: 'email.revisited' }, isAtCode),
  sends(
    "presses 'Try again' of the slow login",
    'login',
    { type: 'load.retried' },
    all(isLogin, isIn('login', 'email.checking.slow', 'code.resending.slow')),
  ),
  sends("presses 'Resend'", 'login', { type: 'code.resendRequested' }, isAtCode),
];
