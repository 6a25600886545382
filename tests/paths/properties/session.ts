import type { Credentials } from '#machines/domain/auth.ts';
import type { RestoredAuth } from '#machines/domain/stored-auth.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { isNobodySignedIn, isSessionKnown, loginReason, signedInUser } from '#machines/session/session.selectors.ts';
import { answerOf, asked, factsOf, failureOf, isDone, isReported, reported } from './effects.ts';
import { sentencesOn } from './property.ts';

const { step, situation, beginning, sent, isOn } = sentencesOn<typeof sessionMachine>();

type Step = Parameters<typeof sent>[0];

const isSignedIn = ({ before }: Step): boolean => signedInUser(before) !== null;
const nameIn = (user: { id: string } | null | undefined): string | null => user?.id ?? null;

const shopperIn = (auth: RestoredAuth | undefined): Credentials | null => (auth && 'token' in auth ? auth : null);

export const sessionProperties = [
  beginning(
    'SES-1 the session is unknown before storage has been read',
    (first) => !isSessionKnown(first) && !isNobodySignedIn(first),
  ),
  step(
    'SES-1 a signed-in shopper stays signed in across reloads',
    (happening) => !isSessionKnown(happening.before) && isOn(happening, 'page.hydrated'),
    (happening) => {
      const stored = shopperIn(sent(happening, 'page.hydrated')?.auth);
      return (
        happening.after.matches({ known: stored === null ? 'signedOut' : 'signedIn' }) &&
        signedInUser(happening.after) === (stored?.user ?? null) &&
        happening.after.context.token === (stored?.token ?? null)
      );
    },
  ),
  step(
    'LOG-4 SES-1 a login signs in, and is stored; the latest counts',
    (happening) => isSessionKnown(happening.before) && isOn(happening, 'login.succeeded'),
    (happening) => {
      const auth = sent(happening, 'login.succeeded')?.auth;
      return (
        signedInUser(happening.after) === auth?.user &&
        happening.after.context.token === auth?.token &&
        isDone(happening, 'saveAuth') &&
        isReported(happening, 'session.started')
      );
    },
  ),
  step(
    'SES-1 only a login is stored',
    (happening) => isDone(happening, 'saveAuth'),
    (happening) => isOn(happening, 'login.succeeded'),
  ),
  step(
    'STO-1 a session that the browser does not store is reported, and lasts until the page is left',
    (happening) => isSignedIn(happening) && isOn(happening, 'storage.refused'),
    (happening) => isReported(happening, 'session.notStored') && happening.after.context === happening.before.context,
  ),
  step(
    'SES-1 Logout signs out at once, clears the stored session, and informs the server with the token',
    (happening) => isSignedIn(happening) && isOn(happening, 'signOut.requested'),
    (happening) =>
      isNobodySignedIn(happening.after) &&
      isDone(happening, 'forgetStoredAuth') &&
      isReported(happening, 'session.closed') &&
      JSON.stringify(asked(happening, 'signOut')?.input) === JSON.stringify({ token: happening.before.context.token }),
  ),
  step(
    'SES-1 the server is informed of a Logout only',
    (happening) => asked(happening, 'signOut') !== null,
    (happening) => isOn(happening, 'signOut.requested'),
  ),
  step(
    "SES-1 the server's answer to a Logout changes nothing for the shopper",
    (happening) => answerOf(happening, 'signOut') !== null || failureOf(happening, 'signOut') !== null,
    (happening) =>
      isNobodySignedIn(happening.after) && happening.after.context.token === null && reported(happening).length === 0,
  ),
  step(
    'SES-1 other tabs follow, and store nothing of their own',
    (happening) => isSessionKnown(happening.before) && isOn(happening, 'auth.changedElsewhere'),
    (happening) => {
      const auth = shopperIn(sent(happening, 'auth.changedElsewhere')?.auth);
      const isStored = isDone(happening, 'saveAuth') || isDone(happening, 'forgetStoredAuth');
      return nameIn(signedInUser(happening.after)) === nameIn(auth?.user) && !isStored;
    },
  ),
  step(
    'STO-4 a shopper who signs out or whom another one replaces leaves nothing typed in forms; nothing else forgets it',
    () => true,
    (happening) => isDone(happening, 'forgetDrafts') === isReported(happening, 'session.shopperLeft'),
  ),
  step(
    'SES-2 a 401 clears the stored state and sends to the login page',
    (happening) => isSignedIn(happening) && isOn(happening, 'request.unauthorised'),
    (happening) =>
      isNobodySignedIn(happening.after) &&
      happening.after.context.token === null &&
      isDone(happening, 'forgetStoredAuth') &&
      isReported(happening, 'session.ended') &&
      loginReason(happening.after) === 'ended',
  ),
  step(
    'SES-2 STO-4 a session that expires in another tab ends here, too; the page stays, and so does what is typed',
    (happening) => {
      const auth = sent(happening, 'auth.changedElsewhere')?.auth;
      return !!auth && 'expiredUserId' in auth && nameIn(signedInUser(happening.before)) === auth.expiredUserId;
    },
    (happening) =>
      isNobodySignedIn(happening.after) &&
      loginReason(happening.after) === 'ended' &&
      !isReported(happening, 'session.ended') &&
      !isReported(happening, 'session.shopperLeft'),
  ),
  step(
    'STO-5 a sign-in in another tab is reported, and nothing else is reported as one',
    () => true,
    (happening) =>
      isReported(happening, 'session.startedElsewhere') ===
      (isOn(happening, 'auth.changedElsewhere') &&
        isSessionKnown(happening.before) &&
        signedInUser(happening.after) !== null &&
        nameIn(signedInUser(happening.before)) !== nameIn(signedInUser(happening.after))),
  ),
  step(
    'SES-2 a 401 without a session opens the login page, too, and says that a sign-in is needed',
    (happening) => {
      const refused = sent(happening, 'request.unauthorised');
      if (refused === null || refused.path === '/auth/login') return false;
      return happening.before.matches({ known: 'signedOut' }) || happening.before.matches({ known: 'signingOut' });
    },
    (happening) => isReported(happening, 'session.ended') && loginReason(happening.after) === 'required',
  ),
  step(
    'SES-2 a refused login opens no page, so there is no loop',
    (happening) => !isSignedIn(happening) && sent(happening, 'request.unauthorised')?.path === '/auth/login',
    (happening) =>
      !isReported(happening, 'session.ended') && loginReason(happening.after) === loginReason(happening.before),
  ),
  step(
    'SES-2 only a 401 opens the login page',
    (happening) => isReported(happening, 'session.ended'),
    (happening) => isOn(happening, 'request.unauthorised'),
  ),
  step(
    'SES-2 the reason on the login page stays until the shopper is signed in',
    ({ before }) => loginReason(before) !== null,
    ({ before, after }) => loginReason(after) === loginReason(before) || signedInUser(after) !== null,
  ),
  step(
    'HDR-3 the session reports each sign-in and sign-out',
    ({ before, after }) => isSessionKnown(after) && nameIn(signedInUser(before)) !== nameIn(signedInUser(after)),
    (happening) => {
      const user = signedInUser(happening.after);
      if (user === null)
        return isReported(happening, 'session.signedOut') && !isReported(happening, 'session.signedIn');
      return (
        factsOf(happening, 'session.signedIn').at(-1)?.user === user &&
        isReported(happening, 'session.signedOut') === isSignedIn(happening)
      );
    },
  ),
  step(
    'HDR-3 the session reports at once that no shopper is signed in',
    ({ before, after }) => !isSessionKnown(before) && isNobodySignedIn(after),
    (happening) => isReported(happening, 'session.signedOut'),
  ),
  situation(
    'SES-1 a visitor is anonymous or signed in, with a token',
    (snapshot) => signedInUser(snapshot) !== null,
    (snapshot) => snapshot.context.token !== null && snapshot.matches({ known: 'signedIn' }),
  ),
];
