import { contactMachine } from '#machines/contact/contact.machine.ts';
import { contactSamples, contactStateKey } from '#machines/contact/contact.samples.ts';
import { flowPaths, passed, refused } from '#tools/chart-tests/engine/flow-paths.ts';
import { BUG } from './problems.ts';

export const contactPaths = flowPaths({
  flow: 'contact',
  machine: contactMachine,
  key: contactStateKey,
  user: {
    'types a name': contactSamples['field.changed'].name,
    'types a message': contactSamples['field.changed'].message,
    'sends a message': contactSamples['message.sent'].plainly,
  },
  shop: { 'the shopper signs out': contactSamples['shopper.signedOut'].plainly },
  environment: {
    'the page was loaded again, a name was typed': contactSamples['draft.restored'].name,
    'what was typed cannot be restored': refused('restoreDraft', BUG),
  },
  time: { 'the notice has been read': passed('noticeTime', 'contact.sent') },
});
