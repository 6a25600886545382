import { fromCallback, fromPromise } from 'xstate';
import { ProblemError } from '#machines/domain/problem.ts';
import { type SessionEvent, sessionMachine } from '#machines/session/session.machine.ts';
import { authApi } from '#src/platform/auth-api.ts';
import { forgetDrafts } from '#src/platform/draft.ts';
import { logNote } from '#src/platform/log.ts';
import { observeStored } from '#src/platform/storage.ts';
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts';
import { expireAuth, forgetAuth, restoreAuth, writeAuth } from '#src/platform/stored-auth.ts';
import { observeUnauthorised } from '#src/platform/unauthorised.ts';

export const session = sessionMachine.provide({
  actions: {
    saveAuth: ({ context: { user, token }, self }) => {
      if (user && token && !writeAuth({ user, token })) self.send({ type: 'storage.refused' });
    },
    forgetStoredAuth: ({ context: { lastUserId } }) => (lastUserId === null ? forgetAuth() : expireAuth(lastUserId)),
    forgetDrafts,
  },
  actors: {
    signOut: fromPromise<void, { token: string | null }>(async ({ input, signal }) => {
      try {
        await authApi.logout(input.token, signal);
      } catch (error) {
        if (error instanceof ProblemError) logNote(`Signing out was not confirmed by the server: ${error.code}`);
        throw error;
      }
    }),
    watchStoredAuth: fromCallback<SessionEvent>(({ sendBack }) =>
      observeStored(STORAGE_KEYS.auth, () => sendBack({ type: 'auth.changedElsewhere', auth: restoreAuth() })),
    ),
    watchUnauthorised: fromCallback<SessionEvent>(({ sendBack }) =>
      observeUnauthorised((path) => sendBack({ type: 'request.unauthorised', path })),
    ),
  },
});
