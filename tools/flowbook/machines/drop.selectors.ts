import type { SnapshotFrom } from 'xstate';
import type { dropMachine } from './drop.machine.ts';

type Drop = SnapshotFrom<typeof dropMachine>;

export const dropProblem = ({ context }: Drop) => context.problem;
export const isReading = (snapshot: Drop) => snapshot.hasTag('busy');
