import { assertEvent, assign, type EventObject, emit, fromCallback, fromPromise, setup, stateIn } from 'xstate';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import type { TakenOrder } from '#machines/domain/order.schema.ts';
import { orderChoices, type PlacedOrder } from '#machines/domain/order.ts';
import { type OrderProblem, orderProblemOf } from '#machines/domain/order-problem.ts';
import { type Problem, problemOf } from '#machines/domain/problem.ts';
import { isSameData } from '#machines/domain/same-data.ts';
import type { ServerAbilities } from '#machines/domain/server.schema.ts';

/** The request to the server: the order, the voucher's code, and the address of a signed-in shopper. */
export type Submission = { order: PlacedOrder; voucher?: string | undefined; email?: string | undefined };

type PlacingContext = {
  submission: Submission | null;
  /** Why the server did not say what it can do. */
  problem: Problem | null;
};

export type PlacingEvent =
  /** An order was sent before the page was loaded again, and its answer is not known. */
  { type: 'order.remembered' } | { type: 'checkout.opened' } | { type: 'order.submitted'; submission: Submission };

/** Other flows react to these events. */
export type PlacingFact =
  /** `taken` is the server's answer; null where no server takes orders. `voucher` is the code that was sent with the order. */
  | { type: 'placing.order.taken'; order: PlacedOrder; taken: TakenOrder | null; voucher: string | undefined }
  | { type: 'placing.order.refused'; problem: OrderProblem; voucher?: string | undefined };

/** @throws when no order has been submitted */
function submissionOf({ submission }: PlacingContext): Submission {
  if (!submission) throw new Error('No order has been submitted.');
  return submission;
}

/** Who orders is no part of an order: the shopper may sign in while it is on its way. SRV-6. */
const isSameOrder = (one: Submission, other: Submission | null): boolean =>
  other !== null && isSameData(orderChoices(one.order), orderChoices(other.order));

/** An order on its way to the server. Where no server takes orders, it is taken at once. SRV-1, SRV-4 to SRV-8. */
export const placingMachine = setup({
  types: { context: {} as PlacingContext, events: {} as PlacingEvent, emitted: {} as PlacingFact },
  actors: {
    askServer: fromPromise<ServerAbilities>(NOT_PROVIDED),
    /** The same order is sent with the same key, also after a reload. */
    sendOrder: fromPromise<TakenOrder, { submission: Submission }>(NOT_PROVIDED),
    /** Reports an order that was sent before the page was loaded again. */
    restoreUnanswered: fromCallback<EventObject>(NOT_PROVIDED),
  },
  guards: {
    isTakingOrders: (_, { orders }: ServerAbilities) => orders,
    isServerReal: stateIn('#placing.server.taking'),
    isServerSimulated: stateIn('#placing.server.simulated'),
    isServerUnanswered: stateIn('#placing.server.unanswered'),
    isOtherOrder: ({ context, event }) =>
      event.type === 'order.submitted' && !isSameOrder(event.submission, context.submission),
  },
  actions: {
    rememberSubmission: assign({
      submission: ({ event }) => {
        assertEvent(event, 'order.submitted');
        return event.submission;
      },
    }),
    forgetSubmission: assign({ submission: null }),
    reportTaken: emit(({ context }, taken: TakenOrder | null) => ({
      type: 'placing.order.taken',
      order: submissionOf(context).order,
      taken,
      voucher: submissionOf(context).voucher,
    })),
    reportRefused: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'placing.order.refused',
      problem: orderProblemOf(error),
      voucher: submissionOf(context).voucher,
    })),
    reportUnanswered: emit({ type: 'placing.order.refused', problem: { code: 'unanswered', message: null } }),
    reportEarlierOnItsWay: emit({
      type: 'placing.order.refused',
      problem: { code: 'earlierOnItsWay', message: null },
    }),
    reportNotSent: emit({ type: 'placing.order.refused', problem: { code: 'notSent', message: null } }),
    rememberProblem: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    rethrow: (_, { error }: { error: unknown }) => {
      throw error;
    },
  },
  delays: {
    /** SRV-7. */
    longestWait: 30_000,
  },
}).createMachine({
  id: 'placing',
  context: { submission: null, problem: null },
  type: 'parallel',
  invoke: {
    id: 'restoreUnanswered',
    src: 'restoreUnanswered',
    onError: { actions: { type: 'rethrow', params: ({ event }) => event } },
  },
  states: {
    server: {
      description: 'Whether the server takes orders. It is asked once in a visit, when the checkout opens.',
      meta: { covers: ['SRV-1'] },
      initial: 'unasked',
      states: {
        unasked: {
          description: 'The checkout has not been opened in this visit.',
          on: { 'checkout.opened': 'asking', 'order.submitted': 'asking' },
        },
        asking: {
          description: 'The server is asked what it can do. The shopper is still going through the checkout.',
          invoke: {
            id: 'askServer',
            src: 'askServer',
            onDone: [
              { guard: { type: 'isTakingOrders', params: ({ event }) => event.output }, target: 'taking' },
              { target: 'simulated' },
            ],
            onError: {
              description: 'The server did not answer. It is asked again with the next order.',
              target: 'unanswered',
              actions: { type: 'rememberProblem', params: ({ event }) => event },
            },
          },
        },
        taking: { description: 'The server takes orders.' },
        simulated: { description: 'The server takes no orders: they stay on this device.' },
        unanswered: {
          description: 'The server did not say what it can do.',
          on: { 'checkout.opened': 'asking', 'order.submitted': 'asking' },
        },
      },
    },
    order: {
      description: 'The order that the shopper has completed, until it is taken or refused.',
      initial: 'none',
      on: {
        'order.submitted': {
          description:
            'The shopper has changed the cart and completed another order, while the earlier one is on its way. It is not sent, and the checkout says that the earlier one comes first.',
          guard: 'isOtherOrder',
          actions: 'reportEarlierOnItsWay',
          meta: { covers: ['SRV-6', 'SRV-8'] },
        },
      },
      states: {
        none: {
          description: 'No order is on its way.',
          on: {
            'order.submitted': { target: 'ready', actions: 'rememberSubmission' },
            'order.remembered': {
              description:
                'The page was closed or loaded again while an order was on its way. It may have been taken, and the shop says so.',
              actions: 'reportUnanswered',
              meta: { covers: ['SRV-8'] },
            },
          },
        },
        ready: {
          description: 'The order is complete. Where no server takes orders, it is taken at once.',
          meta: { covers: ['SRV-4'] },
          always: [
            { guard: 'isServerReal', target: 'sent' },
            {
              guard: 'isServerSimulated',
              target: 'none',
              actions: [{ type: 'reportTaken', params: null }, 'forgetSubmission'],
            },
            {
              description:
                'It is not known whether a server takes orders, so the order is not sent, and the shop says so.',
              guard: 'isServerUnanswered',
              target: 'none',
              actions: ['reportNotSent', 'forgetSubmission'],
              meta: { covers: ['SRV-7'] },
            },
          ],
        },
        sent: {
          description:
            "The order is on its way, and the shop waits for the server's answer. A second press, a closed dialog or another page change nothing: one order is sent, and its answer counts.",
          meta: { covers: ['SRV-4', 'SRV-6', 'SRV-8'] },
          invoke: {
            id: 'sendOrder',
            src: 'sendOrder',
            input: ({ context }) => ({ submission: submissionOf(context) }),
            onDone: {
              description: 'The server has taken the order and given it a number. Only now is the cart emptied.',
              target: 'none',
              actions: [{ type: 'reportTaken', params: ({ event }) => event.output }, 'forgetSubmission'],
            },
            onError: {
              description:
                'The server refuses the order, with a reason that the checkout says in words, or it cannot be reached. Nothing is lost.',
              target: 'none',
              actions: [{ type: 'reportRefused', params: ({ event }) => event }, 'forgetSubmission'],
              meta: { covers: ['SRV-5', 'SRV-7'] },
            },
          },
          after: {
            longestWait: {
              description: 'No answer comes. The order may have been taken: the same order can be sent again safely.',
              target: 'none',
              actions: ['reportUnanswered', 'forgetSubmission'],
              meta: { covers: ['SRV-7'] },
            },
          },
        },
      },
    },
  },
});
