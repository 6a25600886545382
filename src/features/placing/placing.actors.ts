import { fromCallback, fromPromise } from 'xstate';
import { EMAIL_SHAPE } from '#machines/domain/auth.ts';
import type { OrderRequest, TakenOrder } from '#machines/domain/order.schema.ts';
import { orderChoices } from '#machines/domain/order.ts';
import { EARLIER_ON_ITS_WAY, orderProblemOf, UNANSWERED } from '#machines/domain/order-problem.ts';
import { ProblemError } from '#machines/domain/problem.ts';
import type { ServerAbilities } from '#machines/domain/server.schema.ts';
import { placingMachine, type Submission } from '#machines/placing/placing.machine.ts';
import { afterPaint } from '#src/platform/after-paint.ts';
import { orderKey } from '#src/platform/order-key.ts';
import { sendOrder } from '#src/platform/orders-api.ts';
import { pageReady } from '#src/platform/page-ready.ts';
import { serverAbilities } from '#src/platform/server-api.ts';

/** Names and pictures are the server's own; the prices are those that the shopper has seen. */
const requestOf = ({ order: { lines, delivery, payment }, voucher, email }: Submission): OrderRequest => ({
  lines: lines.map(({ id, quantity, price }) => ({ id, quantity, price })),
  delivery,
  payment,
  ...(voucher === undefined ? {} : { voucher }),
  // An account may have none, and the server would refuse the order for what is no address.
  ...(email !== undefined && EMAIL_SHAPE.test(email) && { email }),
});

/** A refusal of a retry without a reason of SRV-5 does not say whether the earlier request has placed the order. SRV-6. */
function retryFailure(error: unknown): unknown {
  const isRefused = error instanceof ProblemError && orderProblemOf(error).code === 'refused';
  return isRefused ? new ProblemError(error.code, error.message, error.serverMessage, UNANSWERED) : error;
}

export const placing = placingMachine.provide({
  actors: {
    askServer: fromPromise<ServerAbilities>(() => serverAbilities()),
    sendOrder: fromPromise<TakenOrder, { submission: Submission }>(async ({ input, signal }) => {
      const sent = orderKey.of(orderChoices(input.submission.order));
      if (sent === null) throw new ProblemError('refused', 'Another order is on its way.', null, EARLIER_ON_ITS_WAY);
      try {
        const taken = await sendOrder(requestOf(input.submission), sent.key, signal);
        orderKey.forget();
        return taken;
      } catch (error) {
        const failure = sent.isRetry ? retryFailure(error) : error;
        // The signal stops a request that takes too long. A page that is being left fails, too, but paints nothing: the
        // next page reports the order.
        if (signal.aborted || orderProblemOf(failure).code === UNANSWERED) afterPaint(orderKey.markReported);
        else orderKey.forget();
        throw failure;
      }
    }),
    restoreUnanswered: fromCallback(({ sendBack }) => {
      if (!orderKey.isUnreported()) return;
      void pageReady().then(() => {
        orderKey.markReported();
        sendBack({ type: 'order.remembered' });
      });
    }),
  },
});
