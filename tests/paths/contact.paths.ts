import { contactMachine } from '#machines/contact/contact.machine.ts';
import { contactSamples, contactStateKey } from '#machines/contact/contact.samples.ts';
import { flowPaths, passed } from '#tools/chart-tests/engine/flow-paths.ts';

export const contactPaths = flowPaths({
  flow: 'contact',
  machine: contactMachine,
  key: contactStateKey,
  user: { 'sends a message': contactSamples['message.sent'].plainly },
  time: { 'the notice has been read': passed('noticeTime', 'contact.sent') },
});
