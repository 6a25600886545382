import type { SignupField } from '#machines/signup/signup-form.ts';
import { PERSON } from '#tests/explore/moves/forms.moves.ts';
import { all, isNotSignedIn, isPageSeen, isShown } from '#tests/explore/moves/move.ts';
import { SignupPage } from '#tests/models/signup-page.ts';
import { type FlowScreen, key, press, sight, unexposed, unseen, type Verb, within, wordsSeen } from './screen.ts';

const isSignup = all(isPageSeen, isShown('signup'), isNotSignedIn);
const main = (role: string, name?: string | RegExp, attribute?: string) =>
  within('main', undefined, sight(role, name, attribute));
const type =
  (field: SignupField, text: string): Verb =>
  ({ page }) =>
    new SignupPage(page).field(field).fill(text);

/** SGN-1. */
const HEADING = main('heading', 'Create Your Account', 'level=1');

/** SGN-1 to SGN-6, SRV-10. */
export const signupScreen: FlowScreen = {
  flow: 'signup',
  isOnScreen: isSignup,
  seen: {
    filling: [HEADING, main('form', 'Create your account'), main('button', 'Create Account')],
    'filling.calendar.closed': [main('button', 'Open calendar')],
    'filling.calendar.open': [main('button', 'Close calendar'), main('application', 'Calendar')],
    'filling.lookup.looking': [
      wordsSeen('Looking up address details...', 'main'),
      main('textbox', 'Postcode', 'disabled'),
      main('textbox', 'Street address', 'disabled'),
      main('textbox', 'City', 'disabled'),
    ],
    'filling.lookup.filled': [wordsSeen('Street address and city have been filled in.', 'main')],
    'filling.form.waiting': [wordsSeen('Creating your account…', 'main')],
    'filling.form.failed': [wordsSeen('We could not create your account', 'alert')],
    creating: [
      HEADING,
      wordsSeen('Creating your account…', 'main'),
      main('form', 'Create your account'),
      main('button', 'Create Account'),
      main('button', 'Open calendar'),
      main('button', 'Open calendar', 'disabled'),
    ],
    'creating.slow': [wordsSeen('This is taking longer than usual.', 'main')],
    created: [HEADING, wordsSeen('Account created successfully!', 'main')],
  },
  unseen: {
    'filling.form': 'one of its states is seen',
    'filling.form.editing': 'the form alone is seen',
    'filling.form.refused': 'what is wrong is said: facts',
    'filling.calendar': 'one of its states is seen',
    'creating.waiting': 'that it is created is seen',
    'filling.lookup': 'one of its states is seen',
    'filling.lookup.idle': 'nothing is said',
    'filling.lookup.failed': 'it is only logged',
  },
  facts: (expectedModel) => {
    if (!isSignup(expectedModel) || !expectedModel.state('signup').startsWith('filling')) return [];
    const { form, errors, replaced, refusal } = expectedModel.flow('signup').getSnapshot().context;
    const count = Object.keys(errors).length;
    const hint = (field: SignupField, text: string) =>
      errors[field] ? unseen(wordsSeen(text, 'main')) : wordsSeen(text, 'main');
    const isLooking = expectedModel.matches('signup', 'filling.lookup.looking');
    return [
      isLooking ? unexposed('spinner') : unseen(unexposed('spinner')),
      // A lookup takes the focus from nothing.
      ...(expectedModel.hand.focus === 'form' ? [unseen(unexposed('focus', 'nothing'))] : []),
      hint('dateOfBirth', 'Day, month and year, such as 14/09/1988'),
      hint('phoneNumber', 'A UK mobile, starting 07 or +44 7'),
      ...(count === 0
        ? []
        : [wordsSeen(count === 1 ? 'There is 1 problem to fix' : `There are ${count} problems to fix`, 'alert')]),
      ...Object.values(errors).map((message) => within('alert', undefined, sight('link', message))),
      ...Object.values(form)
        .filter((value) => value !== '')
        .map((value) => wordsSeen(value, 'textbox')),
      ...(refusal === null ? [] : [wordsSeen(refusal, 'alert')]),
      ...(replaced && !isLooking ? [main('button', 'Use what I typed')] : []),
    ];
  },
  verbs: {
    'types a first name': type('firstName', 'Ada'),
    'fills in all but the address': async ({ page }) => {
      const signup = new SignupPage(page);
      for (const [field, text] of Object.entries(PERSON)) await signup.field(field as SignupField).fill(text);
    },
    'types a street address': type('address', '1 Mill Lane'),
    'types a whole postcode': type('postalCode', 'SW1A 1AA'),
    'types half a postcode': type('postalCode', 'SW1'),
    "presses 'Use what I typed'": press('Use what I typed'),
    "presses 'Open calendar'": press('Open calendar'),
    "presses 'Close calendar'": ({ page }) => page.getByRole('button', { name: 'Close calendar' }).press('Enter'),
    'presses Escape at the calendar': key('Escape'),
    'picks the first year, month and day in the calendar': async ({ page }) => {
      for (const name of [/^1990$/, /^January/, /, 1 January 1990$/]) await page.getByRole('button', { name }).click();
    },
    "presses 'Create Account'": press('Create Account'),
    "presses the busy 'Create Account'": press('Create Account'),
  },
};
