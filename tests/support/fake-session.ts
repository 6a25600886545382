import { type Actor, fromCallback } from 'xstate';
import type { Credentials } from '#machines/domain/auth.ts';
import type { RestoredAuth } from '#machines/domain/stored-auth.ts';
import { type SessionEvent, type SessionFact, sessionMachine } from '#machines/session/session.machine.ts';
import { heldRequests } from './held-requests.ts';
import { provided } from './provided.ts';

/** A watcher whose reports are in the test's hands. */
function heldWatcher() {
  const listeners = new Set<(event: SessionEvent) => void>();
  const logic = fromCallback<SessionEvent>(({ sendBack }) => {
    listeners.add(sendBack);
    return () => listeners.delete(sendBack);
  });
  const send = (event: SessionEvent) => {
    for (const listener of listeners) listener(event);
  };
  return { logic, listeners, send };
}

/**
 * The session with storage, other tabs and server in the test's hands.
 * @param forgetDrafts is called when a sign-out forgets typed text
 */
export function fakeSession(forgetDrafts: () => void) {
  /** What was written to storage and removed from it, in order; null for a removal. */
  const written: (Credentials | null)[] = [];
  const signOuts = heldRequests<void, { token: string | null }>();
  const tabs = heldWatcher();
  const server = heldWatcher();
  const logic = provided(sessionMachine, {
    actions: {
      saveAuth: ({ context: { user, token } }) => {
        if (!user || !token) throw new Error('No shopper is signed in, so there is no session to store.');
        written.push({ user, token });
      },
      forgetStoredAuth: () => void written.push(null),
      forgetDrafts,
    },
    actors: { signOut: signOuts.logic, watchStoredAuth: tabs.logic, watchUnauthorised: server.logic },
  });
  return {
    logic,
    written,
    signOuts,
    /** How many are listening to other tabs and to the server. */
    watched: () => [tabs.listeners.size, server.listeners.size],
    inOtherTab: (auth: RestoredAuth) => tabs.send({ type: 'auth.changedElsewhere', auth }),
    unauthorised: (path = '/products') => server.send({ type: 'request.unauthorised', path }),
  };
}

/** The reports of a session from now on: each event and the name of the signed-in shopper, or null. */
export function sessionFactsOf(session: Actor<typeof sessionMachine>) {
  const facts: SessionFact[] = [];
  const presence: (string | null)[] = [];
  session.on('*', (fact) => {
    if (fact.type === 'session.signedIn') presence.push(fact.user.name);
    else if (fact.type === 'session.signedOut') presence.push(null);
    else facts.push(fact);
  });
  return { facts, presence };
}
