import type { SnapshotFrom } from 'xstate';
import { otherShopper, sampleShopper } from '#machines/domain/auth.samples.ts';
import type { EventSamples } from '#machines/domain/samples.ts';
import type { SessionEvent, sessionMachine } from './session.machine.ts';

export const sessionSamples = {
  'page.hydrated': {
    withShopper: { type: 'page.hydrated', auth: sampleShopper },
    signedOut: { type: 'page.hydrated', auth: null },
    expired: { type: 'page.hydrated', auth: { expiredUserId: sampleShopper.user.id } },
  },
  'login.succeeded': {
    asShopper: { type: 'login.succeeded', auth: sampleShopper },
    asOther: { type: 'login.succeeded', auth: otherShopper },
  },
  'signOut.requested': { plainly: { type: 'signOut.requested' } },
  'request.unauthorised': {
    ofProducts: { type: 'request.unauthorised', path: '/products' },
    ofLogin: { type: 'request.unauthorised', path: '/auth/login' },
  },
  'auth.changedElsewhere': {
    toShopper: { type: 'auth.changedElsewhere', auth: sampleShopper },
    toOther: { type: 'auth.changedElsewhere', auth: otherShopper },
    toNobody: { type: 'auth.changedElsewhere', auth: null },
    toExpired: { type: 'auth.changedElsewhere', auth: { expiredUserId: sampleShopper.user.id } },
  },
  'storage.refused': { plainly: { type: 'storage.refused' } },
} as const satisfies EventSamples<SessionEvent>;

/** The state, the signed-in shopper and whose text may be in the forms. */
export const sessionStateKey = ({ value, context }: SnapshotFrom<typeof sessionMachine>): string =>
  JSON.stringify([value, context.user?.id ?? null, context.lastUserId]);
