import { useSelector } from '@xstate/react';
import { CloudOff } from 'lucide-react';
import { isUncheckable } from '#machines/cart/cart.selectors.ts';
import { leaveFocusToHeading } from '#src/platform/focus.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { cartNotice } from '#styled-system/recipes';

/** The prices are those of the last visit while the catalogue does not answer. CRT-5. */
export function UncheckedNote() {
  const cart = useFlow('cart');
  const isShown = useSelector(cart, isUncheckable);
  const c = cartNotice();
  return (
    <div role="status">
      {isShown ? (
        <div ref={leaveFocusToHeading} className={c.root}>
          <CloudOff size={20} strokeWidth={1.5} className={c.icon} />
          <p className={c.body}>We could not check today’s prices. These are the prices when you last looked.</p>
          <Button variant="text" size="sm" onClick={() => cart.send({ type: 'load.retried' })}>
            Check again
          </Button>
        </div>
      ) : null}
    </div>
  );
}
