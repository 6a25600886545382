import { LOGIN_TEXTS } from '#machines/login/login-rules.ts';
import { all, isNotSignedIn, isPageSeen, isShown } from '#tests/explore/moves/move.ts';
import { type FlowScreen, type Hand, press, sight, unexposed, unseen, within, wordsSeen } from './screen.ts';

const isLogin = all(isPageSeen, isShown('login'), isNotSignedIn);
const main = (role: string, name?: string | RegExp, attribute?: string) =>
  within('main', undefined, sight(role, name, attribute));
const email = ({ page }: Hand) => page.getByRole('textbox', { name: 'Email address' });
const code = ({ page }: Hand) => page.getByRole('textbox', { name: '6-digit code' });
const CHECKING = within('form', 'Login', wordsSeen('Checking your email address…'));

const SLOW = wordsSeen('This is taking longer than usual.', 'main');
const TRY_AGAIN = main('button', 'Try again');
const SENT_AGAIN = within('main', undefined, wordsSeen('We have sent another code.', 'status'));

/** No code is really sent, and the page says so. LOG-3. */
const demoNote = [
  within('main', undefined, wordsSeen('This is a demo: no email is sent, and the code is', 'paragraph')),
  within('main', undefined, wordsSeen('123456', 'paragraph')),
];

/** LOG-1 to LOG-5, SRV-2, SRV-3. */
export const loginScreen: FlowScreen = {
  flow: 'login',
  isOnScreen: isLogin,
  seen: {
    email: [main('form', 'Login'), main('textbox', 'Email address'), main('button', 'Continue')],
    'email.checking': [CHECKING],
    'email.checking.slow': [SLOW],
    code: [
      main('form', 'One-time code'),
      main('heading', 'Enter your code'),
      main('textbox', '6-digit code'),
      main('button', 'Back'),
      main('button', "Didn't receive the code? Resend"),
    ],
    'code.entering.sentAgain': [SENT_AGAIN],
    'code.resending.slow': [SLOW],
    'code.signingIn.slow': [SLOW],
    signedIn: [main('form', 'One-time code')],
  },
  unseen: {
    'email.entering': 'one of its states is seen',
    'email.entering.editing': 'the form alone is seen',
    'email.entering.refused': 'the field says why: a fact',
    'email.checking.waiting': 'the form alone is seen, and its button is busy',
    'code.entering': 'one of its states is seen',
    'code.entering.editing': 'the form alone is seen',
    'code.entering.refused': 'the field says why: a fact',
    'code.entering.sentAgain': 'said below the field, by a server that sends codes',
    'code.resending': 'the button is busy, which is seen and not said',
    'code.resending.waiting': 'the button is busy, which is seen and not said',
    'code.verifying': 'over at once',
    'code.signingIn': 'the button is busy, which is seen and not said',
    'code.signingIn.waiting': 'the button is busy, which is seen and not said',
  },
  facts: (expectedModel) => {
    if (!isLogin(expectedModel) || expectedModel.state('login') === 'not running') return [];
    const { problem, code: digits, sender } = expectedModel.flow('login').getSnapshot().context;
    const isEntering = expectedModel.state('login').startsWith('code.entering');
    const isBusy = /email\.checking|code\.(?:verifying|signingIn|resending)/.test(expectedModel.state('login'));
    return [
      isBusy ? unexposed('busy') : unseen(unexposed('busy')),
      // A shopper who fills in the form can go on typing: the code's field takes the focus when it appears.
      ...(isEntering && expectedModel.hand.focus === 'form' ? [unseen(unexposed('focus', 'nothing'))] : []),
      ...(expectedModel.state('login').startsWith('code')
        ? demoNote.map((one) => (sender === 'simulated' ? one : unseen(one)))
        : []),
      // A refusal brings it to the field.
      ...(expectedModel.matches('login', 'email.entering.refused') ? [unseen(unexposed('focus', 'Continue'))] : []),
      // The code may have been used: it is not sent again.
      /email\.checking\.slow|code\.resending\.slow/.test(expectedModel.state('login')) ? TRY_AGAIN : unseen(TRY_AGAIN),
      ...(problem ? [wordsSeen(problem.message, 'main')] : []),
      ...Object.values(LOGIN_TEXTS)
        .filter((text) => text !== problem?.message)
        .map((text) => unseen(wordsSeen(text, 'main'))),
      ...(isEntering && digits.length < 6 ? [main('button', 'Verify & Sign In', 'disabled')] : []),
    ];
  },
  verbs: {
    "types the email 'ada@test.com'": (hand) => email(hand).fill('ada@test.com'),
    "types the email 'ada@nowhere.example'": (hand) => email(hand).fill('ada@nowhere.example'),
    "types the email 'ada'": (hand) => email(hand).fill('ada'),
    "types the email ''": (hand) => email(hand).fill(''),
    "presses 'Continue'": press('Continue'),
    "types the code '123 456'": (hand) => code(hand).fill('123 456'),
    "types the code '654321'": (hand) => code(hand).fill('654321'),
    "types the code '000000'": (hand) => code(hand).fill('000000'),
    "types the code '12'": (hand) => code(hand).fill('12'),
    'presses Enter in the code': (hand) => code(hand).press('Enter'),
    "presses 'Verify & Sign In'": press('Verify & Sign In'),
    "presses the disabled 'Verify & Sign In'": ({ page }) =>
      page.getByRole('button', { name: 'Verify & Sign In' }).click({ force: true }),
    "presses 'Back' to the email": press('Back'),
    "presses 'Try again' of the slow login": press('Try again'),
    "presses 'Resend'": press("Didn't receive the code? Resend"),
  },
};
