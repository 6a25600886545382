import type { SnapshotFrom } from 'xstate';
import type { EventSamples } from '#machines/domain/samples.ts';
import type { ContactEvent, contactMachine } from './contact.machine.ts';

export const contactSamples = {
  'message.sent': { plainly: { type: 'message.sent' } },
} as const satisfies EventSamples<ContactEvent>;

/** The second message and any later one give the same key, so that the number of states is finite. */
export const contactStateKey = ({ value, context }: SnapshotFrom<typeof contactMachine>): string =>
  JSON.stringify([value, Math.min(context.sendings, 2)]);
