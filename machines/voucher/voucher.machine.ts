import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import { problemOf } from '#machines/domain/problem.ts';
import type { Voucher, VoucherAnswer } from '#machines/domain/voucher.ts';
import { cleanCode, type VoucherProblem } from './voucher-rules.ts';

type VoucherContext = { code: string; problem: VoucherProblem | null };

export type VoucherEvent =
  | { type: 'code.changed'; text: string }
  | { type: 'code.submitted' }
  | { type: 'load.retried' };

/** Other flows react to this event. */
type VoucherFact = { type: 'voucher.accepted'; voucher: Voucher };

/** The shopper types the code of a voucher, and the shop asks what it is worth. The cart holds the voucher. VCH-1, VCH-2. */
export const voucherMachine = setup({
  types: { context: {} as VoucherContext, events: {} as VoucherEvent, emitted: {} as VoucherFact },
  actors: {
    checkVoucher: fromPromise<VoucherAnswer, { code: string }>(NOT_PROVIDED),
  },
  guards: {
    isBlank: ({ context }) => context.code === '',
    isValid: (_, { state }: VoucherAnswer) => state === 'valid',
    isUsedUp: (_, { state }: VoucherAnswer) => state === 'usedUp',
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
        editing: { description: 'No error is shown.', meta: { covers: ['VCH-1'] } },
        refused: {
          description:
            'The code is missing, unknown or used up, or it could not be checked. The field shows the reason.',
          meta: { covers: ['VCH-1', 'VCH-2'] },
        },
      },
    },
    checking: {
      description: 'The shop asks the API what the code is worth. The cart can still be used.',
      tags: ['busy'],
      meta: { covers: ['VCH-2'] },
      initial: 'waiting',
      invoke: {
        id: 'checkVoucher',
        src: 'checkVoucher',
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          {
            description: 'The cart takes the voucher, and the field is empty again.',
            guard: { type: 'isValid', params: ({ event }) => event.output },
            target: 'entering',
            actions: [{ type: 'reportAccepted', params: ({ event }) => event.output }, 'forgetCode'],
          },
          {
            guard: { type: 'isUsedUp', params: ({ event }) => event.output },
            target: 'entering.refused',
            actions: { type: 'explain', params: 'usedUp' },
          },
          {
            description: 'The API does not know the code.',
            target: 'entering.refused',
            actions: { type: 'explain', params: 'unknown' },
          },
        ],
        onError: {
          description: "The API did not answer. 'Apply' tries again.",
          target: 'entering.refused',
          actions: { type: 'explainFailure', params: ({ event }) => event },
        },
      },
      states: {
        waiting: { description: 'Less than eight seconds have passed.', after: { slowDelay: 'slow' } },
        slow: {
          description: 'The check takes long. The page says so and offers to try again. The request still runs.',
          tags: ['slow'],
          meta: { covers: ['API-3'] },
          on: {
            'load.retried': {
              description: 'The running request is aborted, and a new one starts.',
              target: '#voucher.checking',
            },
          },
        },
      },
    },
  },
});
