import { useSelector } from '@xstate/react';
import { CloudOff } from 'lucide-react';
import { isNotStored } from '#machines/cart/cart.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { cartNotice } from '#styled-system/recipes';

/** The cart lasts as long as the page where the browser cannot store it. STO-1. */
export function NotStoredNote() {
  const isShown = useSelector(useFlow('cart'), isNotStored);
  const c = cartNotice();
  return (
    <div role="status">
      {isShown ? (
        <div className={c.root}>
          <CloudOff size={20} strokeWidth={1.5} className={c.icon} />
          <p className={c.body}>
            This browser keeps nothing for the shop: your cart is remembered only until you leave or reload the page.
          </p>
        </div>
      ) : null}
    </div>
  );
}
