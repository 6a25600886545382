import { useSelector } from '@xstate/react';
import { Info } from 'lucide-react';
import { cartCorrections } from '#machines/cart/cart.selectors.ts';
import { correctionText } from '#machines/domain/correction.ts';
import { focusHeadingAfter } from '#src/platform/focus.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { cartNotice } from '#styled-system/recipes';

/** The notice lists what today's catalogue has corrected in the cart, until the shopper dismisses it. CRT-5. */
export function CorrectionsNotice() {
  const cart = useFlow('cart');
  const corrections = useSelector(cart, cartCorrections);
  const c = cartNotice();
  if (corrections.length === 0) return null;
  return (
    <section aria-labelledby="cart-corrections" className={c.root}>
      <Info size={20} strokeWidth={1.5} className={c.icon} />
      <div className={c.body}>
        <h2 id="cart-corrections" className={c.title}>
          Your cart has changed
        </h2>
        <ul className={c.list}>
          {corrections.map((correction) => (
            <li key={correction.id}>{correctionText(correction)}</li>
          ))}
        </ul>
      </div>
      <Button
        variant="text"
        size="sm"
        onClick={() => focusHeadingAfter(() => cart.send({ type: 'corrections.acknowledged' }))}
      >
        Dismiss
      </Button>
    </section>
  );
}
