import { correctionText } from '#machines/domain/correction.ts';
import type { Order } from '#src/features/checkout/use-order.ts';
import { checkoutDialog } from '#styled-system/recipes';
import { bringIntoView } from './step-heading.dom.ts';

/** Today's catalogue or another tab may have changed the order, so every step says what. CRT-5, CHK-7. */
export function OrderCorrections({ order: { corrections, isChangedElsewhere } }: { order: Order }) {
  const c = checkoutDialog();
  return (
    <div role="status">
      {isChangedElsewhere ? (
        <p ref={bringIntoView} className={c.correction}>
          Your cart has changed in another tab. Please check your order.
        </p>
      ) : null}
      {corrections.map((correction) => (
        <p key={correction.id} ref={bringIntoView} className={c.correction}>
          {correctionText(correction)}
        </p>
      ))}
    </div>
  );
}
