import type { SnapshotFrom } from 'xstate';
import type { EventSamples } from '#machines/domain/samples.ts';
import { type FaqGroup, searchFaq } from './faq-search.ts';
import { HELP_INPUT, type HelpEvent, type helpMachine } from './help.machine.ts';

export const helpInput = HELP_INPUT;

export const sampleQuestions: readonly FaqGroup[] = [
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
];

const searched = <Text extends string>(text: Text) => ({
  type: 'search.changed' as const,
  text,
  found: searchFaq(sampleQuestions, text),
});

export const helpSamples = {
  'help.reached': {
    byLink: { type: 'help.reached', kind: 'push' },
    byBack: { type: 'help.reached', kind: 'pop' },
  },
  'shopper.signedOut': { plainly: { type: 'shopper.signedOut' } },
  'search.changed': {
    found: searched('refund'),
    nothingFound: searched('drone'),
    blank: searched(' '),
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
