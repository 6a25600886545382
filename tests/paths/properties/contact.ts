import type { contactMachine } from '#machines/contact/contact.machine.ts';
import { sentencesOn } from './property.ts';

const { beginning, step, lasts, isOn } = sentencesOn<typeof contactMachine>();

/** CON-1. */
const NOTICE_MS = 5000;

export const contactProperties = [
  beginning('CON-1 no thanks are shown at first', (first) => !first.matches('sent')),
  lasts(
    'CON-1 sending shows the thanks for 5 s, and sending again restarts them',
    (snapshot) => snapshot.matches('sent'),
    NOTICE_MS,
    (happening) => isOn(happening, 'message.sent'),
  ),
  step(
    'CON-1 each message has thanks of its own',
    (happening) => isOn(happening, 'message.sent'),
    ({ before, after }) => after.context.sendings === before.context.sendings + 1,
  ),
  step(
    'CON-1 no message is sent to a server',
    (happening) => isOn(happening, 'message.sent'),
    ({ effects }) => effects.every(({ type }) => type === 'xstate.raise' || type === 'xstate.cancel'),
  ),
];
