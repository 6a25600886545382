import { all, isPageSeen, isShown } from '#tests/explore/moves/move.ts';
import { type FlowScreen, sight, within, wordsSeen } from './engine/screen.ts';

const isLogin = all(isPageSeen, isShown('login'));
const notice = (text: string) => within('main', undefined, wordsSeen(text, 'alert'));

/** SES-1, SES-2. Who is signed in stands in the header. */
export const sessionScreen: FlowScreen = {
  flow: 'session',
  isOnScreen: isLogin,
  seen: {
    'known.required': [notice('Please sign in to continue.')],
    'known.ended': [notice('You have been signed out. Please sign in again.')],
  },
  unseen: {
    unknown: 'before storage has been read',
    known: 'one of its states is seen',
    'known.signedOut': 'the header shows the ways in',
    'known.signedIn': 'the header shows who is signed in',
    'known.signingOut': 'signed out at once: the header shows the ways in',
  },
  facts: (oracle) =>
    isLogin(oracle) && oracle.state('session') === 'known.signedIn'
      ? [wordsSeen('You are signed in.', 'main'), within('main', undefined, sight('link', 'Browse Products'))]
      : [],
  verbs: {},
};
