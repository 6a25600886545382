import { CONTACT_FIELDS, type ContactField } from '#machines/contact/contact-form.ts';
import { searchFaq } from '#machines/help/faq-search.ts';
import { shownGroups } from '#machines/help/help.selectors.ts';
import { ALL_QUESTIONS, QUESTIONS } from '#machines/help/questions.ts';
import { CALENDAR_START, formatTypedDate } from '#machines/signup/date-of-birth.ts';
import type { SignupField } from '#machines/signup/signup-form.ts';
import type { ExpectedModel } from '../expected-model.ts';
import { all, isIn, isNotSignedIn, isShown, liesOpen, movesOn } from './move.ts';

const contact = movesOn('contact');
const help = movesOn('help');
const signup = movesOn('signup');

const isContact = all(liesOpen, isShown('contact'));
const isHelp = all(liesOpen, isShown('help'));
const isSignup = all(liesOpen, isShown('signup'), isNotSignedIn);
const isFilling = all(isSignup, isIn('signup', 'filling'));
const isFillingIn = all(isFilling, isIn('signup', 'filling.calendar.closed'));
const isUsable = all(isFillingIn, (expectedModel) => !expectedModel.state('signup').includes('lookup.looking'));

/** What a person writes to the shop. */
export const LETTER = {
  name: 'Ada Byrne',
  email: 'ada@test.com',
  subject: 'Oak',
  message: 'Which cask?',
} as const;

const letterOf = ({ flow }: ExpectedModel) => flow('contact').getSnapshot().context.form;
const isNotWritten =
  (field: ContactField) =>
  (expectedModel: ExpectedModel): boolean =>
    letterOf(expectedModel)[field] !== LETTER[field];

/** A field that already has the text reports nothing when it is typed again. */
function writes(expectedModel: ExpectedModel, field: ContactField): void {
  if (isNotWritten(field)(expectedModel))
    expectedModel.send('contact', { type: 'field.changed', field, value: LETTER[field] });
}

/** CON-1, STO-4. */
export const contactMoves = [
  contact.person('types a message to the shop', all(isContact, isNotWritten('message')), (expectedModel) => {
    writes(expectedModel, 'message');
    expectedModel.hand.focus = 'form';
  }),
  contact.person('fills in the contact form and sends it', isContact, (expectedModel) => {
    for (const field of CONTACT_FIELDS) writes(expectedModel, field);
    expectedModel.send('contact', { type: 'message.sent' });
  }),
  contact.ignored('sends an incomplete contact form', isContact),
];

const searches = (text: string) =>
  help.sends(
    `searches the help for '${text}'`,
    'help',
    { type: 'search.changed', text, found: searchFaq(QUESTIONS, text) },
    all(isHelp, ({ flow }) => flow('help').getSnapshot().context.text !== text),
  );

/** HLP-1. */
export const helpMoves = [
  searches('refund'),
  searches('xyzzy'),
  searches(' '),
  help.sends(
    "presses 'Clear search' of the help",
    'help',
    { type: 'search.cleared' },
    all(isHelp, ({ flow }) => flow('help').getSnapshot().context.text !== ''),
  ),
  help.sends(
    "presses 'Show all questions'",
    'help',
    { type: 'search.cleared' },
    all(isHelp, isIn('help', 'nothingFound')),
  ),
  help.sends(
    'presses the first question',
    'help',
    ({ flow }) => ({
      type: 'question.toggled',
      id: shownGroups(flow('help').getSnapshot(), ALL_QUESTIONS)[0]?.entries[0]?.entry.id,
    }),
    all(isHelp, isIn('help', 'browsing', 'found')),
  ),
];

/** What a person types of themselves. */
export const PERSON = {
  firstName: 'Ada',
  lastName: 'Byrne',
  email: 'ada@test.com',
  phoneNumber: '07700 900123',
  dateOfBirth: '14/09/1988',
} as const;

const contextOf = (flow: ExpectedModel['flow']) => flow('signup').getSnapshot().context;

/** A field that already has the text reports nothing when it is typed again. */
const differs =
  (field: SignupField, text: string) =>
  ({ flow }: ExpectedModel) =>
    flow('signup').getSnapshot().context.form[field] !== text;
const types = (
  words: string,
  field: SignupField,
  text: string,
  isPossible: (expectedModel: ExpectedModel) => boolean,
) =>
  signup.fills(words, 'signup', { type: 'field.changed', field, value: text }, all(isPossible, differs(field, text)));

/** SGN-1 to SGN-6. */
export const signupMoves = [
  types('types a first name', 'firstName', 'Ada', isFillingIn),
  signup.person(
    'fills in all but the address',
    all(isFillingIn, differs('lastName', PERSON.lastName)),
    (expectedModel) => {
      for (const [name, value] of Object.entries(PERSON)) {
        const field = name as SignupField;
        if (differs(field, value)(expectedModel)) expectedModel.send('signup', { type: 'field.changed', field, value });
      }
      expectedModel.hand.focus = 'form';
    },
  ),
  types('types a street address', 'address', '1 Mill Lane', isUsable),
  types('types a whole postcode', 'postalCode', 'SW1A 1AA', isUsable),
  types('types half a postcode', 'postalCode', 'SW1', isUsable),
  signup.sends(
    "presses 'Use what I typed'",
    'signup',
    { type: 'typedAddress.restored' },
    all(isUsable, ({ flow }) => flow('signup').getSnapshot().context.replaced !== null),
  ),
  signup.sends(
    "presses 'Open calendar'",
    'signup',
    { type: 'calendar.toggled' },
    all(isFilling, isIn('signup', 'filling.calendar.closed')),
  ),
  signup.anywhere(
    "presses 'Close calendar'",
    all(isFilling, isIn('signup', 'filling.calendar.open')),
    (expectedModel) => expectedModel.send('signup', { type: 'calendar.toggled' }),
  ),
  signup.anywhere(
    'presses Escape at the calendar',
    all(isFilling, isIn('signup', 'filling.calendar.open')),
    (expectedModel) => expectedModel.send('signup', { type: 'calendar.dismissed' }),
  ),
  signup.anywhere(
    'picks the first year, month and day in the calendar',
    all(isFilling, isIn('signup', 'filling.calendar.open'), ({ flow }) => contextOf(flow).form.dateOfBirth === ''),
    (expectedModel) => {
      const value = formatTypedDate(CALENDAR_START);
      expectedModel.send('signup', { type: 'field.changed', field: 'dateOfBirth', value });
      expectedModel.send('signup', { type: 'calendar.dismissed' });
    },
  ),
  signup.sends("presses 'Create Account'", 'signup', { type: 'form.submitted' }, isFillingIn),
  signup.sends(
    "presses the busy 'Create Account'",
    'signup',
    { type: 'form.submitted' },
    all(isSignup, isIn('signup', 'creating')),
  ),
];
