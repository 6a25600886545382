import type { SnapshotFrom } from 'xstate';
import type { frameMachine } from './frame.machine.ts';

type Frame = SnapshotFrom<typeof frameMachine>;

export const openingOf = ({ context }: Frame) => context.opening;
export const numberOf = ({ context }: Frame) => context.number;
export const clockOf = ({ context }: Frame) => context.clock;
export const callsOf = ({ context }: Frame) => context.calls;
export const conditionsOf = ({ context }: Frame) => context.conditions;
export const possibilitiesIn = ({ context }: Frame) => context.possibilities;
export const watchedActor = ({ context }: Frame) => context.watched;
export const wayLed = ({ context }: Frame) => context.way;
export const stepsTaken = ({ context }: Frame) => context.taken;
export const straysSoFar = ({ context }: Frame) => context.strays;
export const frameProblem = ({ context }: Frame) => context.problem;
export const isOutdated = ({ context }: Frame) => context.isOutdated;
export const canPause = (snapshot: Frame) => snapshot.can({ type: 'walk.paused' });
export const canGoOn = (snapshot: Frame) => snapshot.can({ type: 'walk.resumed' });

/** What is said of the shop in the frame. */
export function frameWords(snapshot: Frame): string {
  if (snapshot.matches('opening')) return 'Opening';
  if (snapshot.matches('reported')) return 'Not live: a report is shown';
  if (snapshot.matches('broken')) return 'Stopped by a fault';
  if (snapshot.matches('free')) return 'Live';
  if (snapshot.matches({ led: 'completed' })) return 'Arrived';
  if (snapshot.matches({ led: 'strayed' })) return 'Arrived elsewhere';
  return snapshot.matches({ led: 'paused' }) ? 'Paused on its way' : 'On its way';
}

/** Whether the shop is led along a way, or has been led to its end. */
export const isLed = (snapshot: Frame) => snapshot.matches('led');

/** Whether what happens in the frame is noted. */
export const isNoted = (snapshot: Frame) => !snapshot.matches('reported');
