import type { User } from '#machines/domain/auth.ts';
import { all, isPageSeen, isShown } from '#tests/explore/moves/move.ts';
import { type FlowScreen, type Sight, sight, unexposed, unseen, within, wordsSeen } from './screen.ts';

const isLogin = all(isPageSeen, isShown('login'));
const isForNewcomers = all(isPageSeen, isShown('login', 'signup'));
const isProfile = all(isPageSeen, isShown('profile'));
const main = (role: string, name: string) => within('main', undefined, sight(role, name));
const notice = (text: string) => within('main', undefined, wordsSeen(text, 'alert'));

/** The main action is visible. */
const toDo = (name: string): readonly Sight[] => [
  unexposed('primary', name),
  ...['Login', 'View Cart', 'Home']
    .filter((other) => other !== name)
    .map((other) => unseen(unexposed('primary', other))),
];

/** RTE-1. */
const profile = (user: User | null): readonly Sight[] =>
  user === null
    ? [
        wordsSeen('You are not signed in.', 'main'),
        main('link', 'Login'),
        unseen(main('button', 'Logout')),
        ...toDo('Login'),
      ]
    : [
        wordsSeen('For now it says who is signed in.', 'main'),
        ...[user.name, user.email].map((text) => wordsSeen(text, 'main')),
        main('button', 'Logout'),
        unseen(main('link', 'Login')),
        ...toDo('View Cart'),
      ];

/** SES-1, SES-2. The header shows the signed-in shopper. */
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
  facts: (expectedModel) => {
    const { user } = expectedModel.flow('session').getSnapshot().context;
    return [
      ...(isForNewcomers(expectedModel) && user
        ? [wordsSeen('You are signed in.', 'main'), main('link', 'Browse Products'), main('button', 'Logout')]
        : []),
      ...(isProfile(expectedModel) ? profile(user) : []),
    ];
  },
  verbs: {},
};
