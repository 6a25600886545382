import type { contactMachine } from '#machines/contact/contact.machine.ts';
import { sentencesOn } from './property.ts';

const { step, run } = sentencesOn<typeof contactMachine>();

/** CON-1. */
const NOTICE_MS = 5000;

export const contactProperties = [
  run('CON-1 sending shows the thanks for 5 s, and sending again starts them anew', () => {
    let sent = Number.NEGATIVE_INFINITY;
    return ({ event, after, at }) => {
      if (event.type === 'message.sent') sent = at;
      return after.matches('sent') === at < sent + NOTICE_MS;
    };
  }),
  step(
    'CON-1 each message is thanked for by itself',
    ({ event }) => event.type === 'message.sent',
    ({ before, after }) => after.context.sendings === before.context.sendings + 1,
  ),
  step(
    'CON-1 nothing is sent to anybody',
    ({ event }) => event.type === 'message.sent',
    ({ effects }) => effects.every(({ type }) => type === 'xstate.raise' || type === 'xstate.cancel'),
  ),
];
