import type { SnapshotFrom } from 'xstate';
import type { contactMachine } from './contact.machine.ts';
import type { ContactField } from './contact-form.ts';

type Snapshot = SnapshotFrom<typeof contactMachine>;

/** True while the notice is shown. CON-1. */
export const isThanked = (snapshot: Snapshot): boolean => snapshot.matches('sent');

/** The number of messages sent from this page. Each one shows the notice again. */
export const sendingCount = ({ context }: Snapshot): number => context.sendings;

/** The present text of a field. */
export const fieldText = ({ context }: Snapshot, field: ContactField): string => context.form[field];
