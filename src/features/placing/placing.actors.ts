import { fromCallback, fromPromise } from 'xstate';
import type { OrderRequest, TakenOrder } from '#machines/domain/order.schema.ts';
import { orderProblemOf } from '#machines/domain/order-problem.ts';
import type { ServerAbilities } from '#machines/domain/server.schema.ts';
import { placingMachine, type Submission } from '#machines/placing/placing.machine.ts';
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
  ...(email === undefined ? {} : { email }),
});

export const placing = placingMachine.provide({
  actors: {
    askServer: fromPromise<ServerAbilities>(() => serverAbilities()),
    sendOrder: fromPromise<TakenOrder, { submission: Submission }>(async ({ input, signal }) => {
      const request = requestOf(input.submission);
      try {
        const taken = await sendOrder(request, orderKey.of(request), signal);
        orderKey.forget();
        return taken;
      } catch (error) {
        if (!signal.aborted && orderProblemOf(error).code !== 'unanswered') orderKey.forget();
        throw error;
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
