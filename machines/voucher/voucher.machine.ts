import { and, assertEvent, assign, emit, fromPromise, not, setup, stateIn } from 'xstate';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import { problemOf } from '#machines/domain/problem.ts';
import type { Voucher, VoucherAnswer } from '#machines/domain/voucher.ts';
import { cleanCode, type VoucherProblem } from './voucher-rules.ts';

type VoucherContext = { code: string; problem: VoucherProblem | null };

export type VoucherEvent =
  | { type: 'code.changed'; text: string }
  | { type: 'code.submitted' }
  | { type: 'load.retried' }
  /** The shopper has pressed 'Proceed to Checkout'. A cart with a voucher shows no field. */
  | { type: 'checkout.requested'; hasVoucher: boolean }
  /** The shopper has turned to something else than the checkout. */
  | { type: 'checkout.cancelled' };

/** Other flows react to these events. */
type VoucherFact =
  | { type: 'voucher.accepted'; voucher: Voucher }
  /** No typed code has to be checked before the checkout opens. */
  | { type: 'voucher.checkout.allowed' };

/** The shopper types the code of a voucher, and the shop asks what it is worth, at the latest before the checkout opens. The cart holds the voucher. VCH-1, VCH-2, VCH-6. */
export const voucherMachine = setup({
  types: { context: {} as VoucherContext, events: {} as VoucherEvent, emitted: {} as VoucherFact },
  actors: {
    checkVoucher: fromPromise<VoucherAnswer, { code: string }>(NOT_PROVIDED),
  },
  guards: {
    isBlank: ({ context }) => context.code === '',
    isUsedUp: (_, { state }: VoucherAnswer) => state === 'usedUp',
    isUnknown: (_, { state }: VoucherAnswer) => state === 'unknown',
    hasVoucher: ({ event }) => event.type === 'checkout.requested' && event.hasVoucher,
    isProceeding: stateIn('#voucher.checking.next.proceeding'),
  },
  actions: {
    rememberCode: assign({
      code: ({ event }) => {
        assertEvent(event, 'code.changed');
        return cleanCode(event.text);
      },
      problem: null,
    }),
    forgetCode: assign({ code: '' }),
    forgetProblem: assign({ problem: null }),
    explain: assign({ problem: (_, problem: VoucherProblem) => problem }),
    explainFailure: assign({
      problem: (_, { error }: { error: unknown }): VoucherProblem => {
        problemOf(error);
        return 'unanswered';
      },
    }),
    reportAccepted: emit((_, answer: VoucherAnswer) => {
      if (answer.state !== 'valid') throw new Error('Only a valid voucher is accepted.');
      return { type: 'voucher.accepted', voucher: answer.voucher };
    }),
    reportCheckoutAllowed: emit({ type: 'voucher.checkout.allowed' }),
  },
  delays: {
    /** After this time the page says that the check takes long. API-3. */
    slowDelay: 8000,
  },
}).createMachine({
  id: 'voucher',
  context: { code: '', problem: null },
  initial: 'entering',
  on: {
    'code.changed': {
      description: 'The shopper changes the code. A running check of the old code is cancelled.',
      target: '.entering.editing',
      actions: 'rememberCode',
      meta: { covers: ['VCH-1', 'VCH-2'] },
    },
    'checkout.requested': {
      description:
        'No code has to be checked: the field is empty, its code has been refused, or the cart has a voucher. The checkout opens.',
      actions: 'reportCheckoutAllowed',
      meta: { covers: ['VCH-6'] },
    },
  },
  states: {
    entering: {
      description: "The shopper types a code and presses 'Apply'.",
      initial: 'editing',
      on: {
        'code.submitted': [
          { guard: 'isBlank', target: '.refused', actions: { type: 'explain', params: 'blank' } },
          { target: 'checking', actions: 'forgetProblem' },
        ],
      },
      states: {
        editing: {
          description: 'No error is shown.',
          meta: { covers: ['VCH-1'] },
          on: {
            'checkout.requested': {
              description:
                "The shopper has typed a code and not pressed 'Apply'. It is checked before the checkout opens.",
              guard: and([not('isBlank'), not('hasVoucher')]),
              target: '#voucher.checking.next.proceeding',
              meta: { covers: ['VCH-6'] },
            },
          },
        },
        refused: {
          description:
            'The code is missing, unknown or used up, or it could not be checked. The field shows the reason. The shopper can go on without it.',
          meta: { covers: ['VCH-1', 'VCH-2', 'VCH-6'] },
        },
      },
    },
    checking: {
      description: 'The shop asks the API what the code is worth. The cart can still be used.',
      tags: ['busy'],
      meta: { covers: ['VCH-2'] },
      type: 'parallel',
      states: {
        answer: {
          description: 'The answer of the API has not come yet.',
          initial: 'awaited',
          states: {
            awaited: {
              description: 'The request runs.',
              initial: 'waiting',
              invoke: {
                id: 'checkVoucher',
                src: 'checkVoucher',
                input: ({ context }) => ({ code: context.code }),
                onDone: [
                  {
                    guard: { type: 'isUsedUp', params: ({ event }) => event.output },
                    target: '#voucher.entering.refused',
                    actions: { type: 'explain', params: 'usedUp' },
                  },
                  {
                    description: 'The API does not know the code.',
                    guard: { type: 'isUnknown', params: ({ event }) => event.output },
                    target: '#voucher.entering.refused',
                    actions: { type: 'explain', params: 'unknown' },
                  },
                  {
                    description: 'The cart takes the voucher, the field is empty again, and the checkout opens.',
                    guard: 'isProceeding',
                    target: '#voucher.entering',
                    actions: [
                      { type: 'reportAccepted', params: ({ event }) => event.output },
                      'forgetCode',
                      'reportCheckoutAllowed',
                    ],
                    meta: { covers: ['VCH-6'] },
                  },
                  {
                    description: 'The cart takes the voucher, and the field is empty again.',
                    target: '#voucher.entering',
                    actions: [{ type: 'reportAccepted', params: ({ event }) => event.output }, 'forgetCode'],
                  },
                ],
                onError: {
                  description: "The API did not answer. 'Apply' tries again.",
                  target: '#voucher.entering.refused',
                  actions: { type: 'explainFailure', params: ({ event }) => event },
                },
              },
              states: {
                waiting: { description: 'Less than eight seconds have passed.', after: { slowDelay: 'slow' } },
                slow: {
                  description:
                    'The check takes long. The page says so and offers to try again. The request still runs.',
                  tags: ['slow'],
                  meta: { covers: ['API-3'] },
                  on: {
                    'load.retried': {
                      description: 'The running request is aborted, and a new one starts.',
                      target: '#voucher.checking.answer.awaited',
                    },
                  },
                },
              },
            },
          },
        },
        next: {
          description: 'What happens once the code is accepted.',
          initial: 'staying',
          states: {
            staying: {
              description:
                "The shopper stays in the cart: they have pressed 'Apply', or have turned to something else.",
              on: { 'checkout.requested': 'proceeding' },
            },
            proceeding: {
              description:
                "The shopper has pressed 'Proceed to Checkout', and the button is busy. The checkout opens once the code is accepted. If it is refused, the shopper stays in the cart.",
              meta: { covers: ['VCH-6'] },
              on: {
                'checkout.requested': { description: 'A second press changes nothing.' },
                'checkout.cancelled': {
                  description:
                    'The shopper has taken a line out, opened a panel, gone to another page or signed out. The check goes on, but the checkout does not open.',
                  target: 'staying',
                },
              },
            },
          },
        },
      },
    },
  },
});
