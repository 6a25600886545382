import type { SnapshotFrom } from 'xstate';
import type { wayMachine } from './way.machine.ts';

type WaySnapshot = SnapshotFrom<typeof wayMachine>;

export const goalsOf = ({ context }: WaySnapshot) => context.goals;
export const startOf = ({ context }: WaySnapshot) => context.start;
export const wayProblem = ({ context }: WaySnapshot) => context.problem;
export const isSeeking = (snapshot: WaySnapshot) => snapshot.hasTag('busy');
export const canSeek = (snapshot: WaySnapshot) => snapshot.can({ type: 'way.requested' });
export const proofOf = ({ context }: WaySnapshot) => context.proof;
export const isProving = (snapshot: WaySnapshot) => snapshot.hasTag('proving');
