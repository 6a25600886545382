import { assign } from 'xstate';
import { signupMachine } from '#machines/signup/signup.machine.ts';
import { SAMPLE_TODAY, signupSamples, signupStateKey } from '#machines/signup/signup.samples.ts';
import { answered, flowPaths, passed, refused } from '#tools/chart-tests/engine/flow-paths.ts';
import { BUG, MALFORMED, NOT_FOUND, OFFLINE, SERVER_FAULT, UNREADABLE_PHONE } from './problems.ts';

const changed = signupSamples['field.changed'];

export const signupPaths = flowPaths({
  flow: 'signup',
  machine: signupMachine.provide({ actions: { noteToday: assign({ today: SAMPLE_TODAY }) } }),
  key: signupStateKey,
  user: {
    'types a first name': changed.firstName,
    'types a last name': changed.lastName,
    'types an email address': changed.email,
    'types a phone number': changed.phoneNumber,
    'types a date of birth': changed.dateOfBirth,
    'types a date of birth in the future': changed.futureBirth,
    'types a whole postcode': changed.postalCode,
    'types a blank after the postcode': changed.spacedPostcode,
    'types half a postcode': changed.incompletePostcode,
    'types an address': changed.address,
    'types a city': changed.city,
    'sends the form': signupSamples['form.submitted'].plainly,
    'takes back what the lookup replaced': signupSamples['typedAddress.restored'].plainly,
    'opens or closes the calendar': signupSamples['calendar.toggled'].plainly,
    'leaves the calendar': signupSamples['calendar.dismissed'].plainly,
  },
  shop: { 'a shopper signs out': signupSamples['shopper.signedOut'].plainly },
  environment: {
    'the page was loaded again, an email address was typed': signupSamples['draft.restored'].email,
    'what was typed cannot be restored': refused('restoreDraft', BUG),
    'the lookup finds an address': answered('lookUpPostcode', { address: '123 High Street', city: 'London' }),
    'the lookup knows no such postcode': refused('lookUpPostcode', NOT_FOUND),
    'the lookup gets no answer': refused('lookUpPostcode', OFFLINE),
    'the lookup makes no sense': refused('lookUpPostcode', MALFORMED),
    'the server does not say what it can do': refused('askServer', OFFLINE),
    'the account is created': answered('createAccount', 'created'),
    'the server refuses: the email address has an account': answered('createAccount', 'emailTaken'),
    'the server refuses the account for another reason': refused('createAccount', UNREADABLE_PHONE),
    'the server fails to create the account': refused('createAccount', SERVER_FAULT),
    'the server cannot be reached to create the account': refused('createAccount', OFFLINE),
  },
  time: {
    'no answer about the account has come for 30 s': passed('longestWait', 'signup.creating'),
    'no answer about the account has come for 8 s': passed('slowDelay', 'signup.creating.waiting'),
    'the lookup is slow': passed('slowDelay', 'signup.filling.lookup.looking'),
  },
});
