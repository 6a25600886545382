import { type Actor, fromCallback } from 'xstate';
import type { Credentials } from '#machines/domain/auth.ts';
import { type SessionEvent, type SessionFact, sessionMachine } from '#machines/session/session.machine.ts';
import { heldRequests } from './held-requests.ts';

/** A watcher whose reports are in the test's hands. */
function heldWatcher() {
  const listeners = new Set<(event: SessionEvent) => void>();
  const logic = fromCallback<SessionEvent>(({ sendBack }) => {
    listeners.add(sendBack);
    return () => listeners.delete(sendBack);
  });
  const tell = (event: SessionEvent) => {
    for (const listener of listeners) listener(event);
  };
  return { logic, listeners, tell };
}

/** The session with storage, other tabs and server in the test's hands. */
export function fakeSession() {
  /** What was written to storage and removed from it, in order; null for a removal. */
  const written: (Credentials | null)[] = [];
  const signOuts = heldRequests<void, { token: string | null }>();
  const tabs = heldWatcher();
  const server = heldWatcher();
  const logic = sessionMachine.provide({
    actions: {
      saveAuth: ({ context: { user, token } }) => {
        if (!user || !token) throw new Error('Nobody is signed in whose session could be saved.');
        written.push({ user, token });
      },
      forgetStoredAuth: () => void written.push(null),
    },
    actors: { signOut: signOuts.logic, watchStoredAuth: tabs.logic, watchUnauthorised: server.logic },
  });
  return {
    logic,
    written,
    signOuts,
    /** How many are listening to other tabs and to the server. */
    watched: () => [tabs.listeners.size, server.listeners.size],
    inOtherTab: (auth: Credentials | null) => tabs.tell({ type: 'auth.changedElsewhere', auth }),
    unauthorised: (path = '/products') => server.tell({ type: 'request.unauthorised', path }),
  };
}

/** What a session tells from now on: what has happened, and who is there since (by name; null for nobody). */
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
