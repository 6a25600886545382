import type { SnapshotFrom } from 'xstate';
import type { contactMachine } from './contact.machine.ts';

type Snapshot = SnapshotFrom<typeof contactMachine>;

/** True while the shop says thank you. CON-1. */
export const isThanked = (snapshot: Snapshot): boolean => snapshot.matches('sent');

/** Messages sent from this page so far: each is thanked for anew. */
export const sendingCount = ({ context }: Snapshot): number => context.sendings;
