import type { SnapshotFrom } from 'xstate';
import type { EventSamples } from '#machines/domain/samples.ts';
import type { ContactEvent, contactMachine } from './contact.machine.ts';

/** Named payloads of each event: what a path can send. */
export const contactSamples = {
  'message.sent': { plainly: { type: 'message.sent' } },
} as const satisfies EventSamples<ContactEvent>;

/** Tells apart the first message and any later one; how many later ones makes no difference. */
export const contactStateKey = ({ value, context }: SnapshotFrom<typeof contactMachine>): string =>
  JSON.stringify([value, Math.min(context.sendings, 2)]);
