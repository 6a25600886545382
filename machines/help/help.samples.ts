import type { SnapshotFrom } from 'xstate';
import type { EventSamples } from '#machines/domain/samples.ts';
import type { HelpEvent, HelpInput, helpMachine } from './help.machine.ts';

export const helpInput: HelpInput = {
  groups: [
    {
      id: 'orders',
      title: 'Orders & Shipping',
      entries: [
        { id: 'delivery-cost', question: 'What does delivery cost?', answer: 'Your cart says so.' },
        { id: 'track', question: 'Where is my order?', answer: 'We write to you when it leaves.' },
      ],
    },
    {
      id: 'payment',
      title: 'Payment & Billing',
      entries: [{ id: 'refund', question: 'When is a refund paid?', answer: 'Within 14 days.' }],
    },
  ],
  open: ['delivery-cost'],
};

export const helpSamples = {
  'help.reached': {
    byLink: { type: 'help.reached', kind: 'push' },
    byBack: { type: 'help.reached', kind: 'pop' },
  },
  'shopper.signedOut': { plainly: { type: 'shopper.signedOut' } },
  'search.changed': {
    found: { type: 'search.changed', text: 'refund' },
    nothingFound: { type: 'search.changed', text: 'drone' },
    blank: { type: 'search.changed', text: ' ' },
  },
  'search.cleared': { plainly: { type: 'search.cleared' } },
  'question.toggled': {
    ofDelivery: { type: 'question.toggled', id: 'delivery-cost' },
    ofRefund: { type: 'question.toggled', id: 'refund' },
  },
} as const satisfies EventSamples<HelpEvent>;

/** The state and the open answers. */
export const helpStateKey = ({ value, context }: SnapshotFrom<typeof helpMachine>): string =>
  JSON.stringify([value, [...context.open].sort()]);
