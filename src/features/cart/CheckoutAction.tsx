import type { ReactNode } from 'react';
import { formatPence } from '#machines/domain/money.ts';
import { FootBar } from '#src/ui/FootBar.tsx';
import { useOutOfView } from '#src/ui/use-out-of-view.ts';
import { orderSummary } from '#styled-system/recipes';

type Props = {
  action: ReactNode;
  /** In pence. */
  total: number;
};

/**
 * The button to the checkout. On a narrow screen a bar repeats it with the total while it is out of view; in the low window
 * of a laptop its style holds it at the lower edge. CRT-2.
 */
export function CheckoutAction({ action, total }: Props) {
  const [actionRef, isOutOfView] = useOutOfView();
  return (
    <>
      <div ref={actionRef} className={orderSummary().proceed}>
        {action}
      </div>
      {isOutOfView === null ? null : (
        <FootBar label="Checkout" price={formatPence(total)} caption="Total" action={action} isShown={isOutOfView} />
      )}
    </>
  );
}
