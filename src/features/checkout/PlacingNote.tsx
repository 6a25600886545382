import { ORDER_PROBLEM_TEXTS, type OrderProblem, orderProblemText } from '#machines/domain/order-problem.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { checkoutDialog } from '#styled-system/recipes';
import { bringIntoView } from './step-heading.dom.ts';

/** The last step says that the order is on its way, or why it was not placed. SRV-4, SRV-5, SRV-7. */
export function PlacingNote({ isPlacing, problem }: { isPlacing: boolean; problem: OrderProblem | null }) {
  return (
    <>
      <div role="status">
        {isPlacing ? (
          <p ref={bringIntoView} className={checkoutDialog().correction}>
            Placing your order…
          </p>
        ) : null}
      </div>
      {problem ? (
        <div ref={bringIntoView} className={checkoutDialog().problem}>
          <Alert tone="danger" title={ORDER_PROBLEM_TEXTS[problem.code].title}>
            {orderProblemText(problem)}
          </Alert>
        </div>
      ) : null}
    </>
  );
}
