import { all, isIn, isShown, liesOpen, movesOn } from './move.ts';

const contact = movesOn('contact');
const help = movesOn('help');
const signup = movesOn('signup');

const isContact = all(liesOpen, isShown('contact'));
const isHelp = all(liesOpen, isShown('help'));
const isFilling = all(liesOpen, isShown('signup'), isIn('signup', 'filling'));
const isUsable = all(isFilling, (oracle) => !oracle.state('signup').includes('lookup.looking'));

/** CON-1. */
export const contactMoves = [
  contact.sends('fills in the contact form and sends it', 'contact', { type: 'message.sent' }, isContact),
  contact.ignored('sends an empty contact form', isContact),
];

const searches = (text: string) =>
  help.sends(`searches the help for '${text}'`, 'help', { type: 'search.changed', text }, isHelp);

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
      id: flow('help').getSnapshot().context.shown[0]?.entries[0]?.entry.id,
    }),
    all(isHelp, isIn('help', 'browsing', 'found')),
  ),
];

/** SGN-1 to SGN-6. */
export const signupMoves = [
  signup.sends('types a first name', 'signup', { type: 'field.changed', field: 'firstName', value: 'Ada' }, isFilling),
  signup.person('fills in all but the address', isFilling, (oracle) => {
    for (const [field, value] of Object.entries(PERSON)) oracle.tell('signup', { type: 'field.changed', field, value });
  }),
  signup.sends(
    'types a street address',
    'signup',
    { type: 'field.changed', field: 'address', value: '1 Mill Lane' },
    isUsable,
  ),
  signup.sends(
    'types a whole postcode',
    'signup',
    { type: 'field.changed', field: 'postalCode', value: 'SW1A 1AA' },
    isUsable,
  ),
  signup.sends(
    'types half a postcode',
    'signup',
    { type: 'field.changed', field: 'postalCode', value: 'SW1' },
    isUsable,
  ),
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
    all(isFilling, isIn('signup', 'calendar.closed')),
  ),
  signup.sends(
    'presses Escape at the calendar',
    'signup',
    { type: 'calendar.dismissed' },
    all(isFilling, isIn('signup', 'calendar.open')),
  ),
  signup.sends("presses 'Create Account'", 'signup', { type: 'form.submitted' }, isFilling),
];
export const PERSON = {
  firstName: 'Ada',
  lastName: 'Byrne',
  email: 'ada@test.com',
  phoneNumber: '07700 900123',
  dateOfBirth: '14/09/1988',
} as const;
