import { useSelector } from '@xstate/react';
import { Info } from 'lucide-react';
import { cartCorrections } from '#machines/cart/cart.selectors.ts';
import { correctionText } from '#machines/domain/correction.ts';
import { focusHeadingAfter } from '#src/platform/focus.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { cartNotice } from '#styled-system/recipes';

const TITLE_ID = 'cart-corrections';

/**
 * The notice lists what today's catalogue has corrected in the cart, until the shopper dismisses it. Its live region is
 * there before, so that a correction is read out. CRT-5.
 */
export function CorrectionsNotice() {
  const cart = useFlow('cart');
  const corrections = useSelector(cart, cartCorrections);
  const c = cartNotice();
  const isShown = corrections.length > 0;
  return (
    <section aria-labelledby={isShown ? TITLE_ID : undefined} className={isShown ? c.root : undefined}>
      {isShown ? <Info size={20} strokeWidth={1.5} className={c.icon} /> : null}
      <div role="status" className={c.body}>
        {isShown ? (
          <h2 id={TITLE_ID} className={c.title}>
            Your cart has changed
          </h2>
        ) : null}
        {isShown ? (
          <ul className={c.list}>
            {corrections.map((correction) => (
              <li key={correction.id}>{correctionText(correction)}</li>
            ))}
          </ul>
        ) : null}
      </div>
      {isShown ? (
        <Button
          variant="text"
          size="sm"
          onClick={() => focusHeadingAfter(() => cart.send({ type: 'corrections.acknowledged' }))}
        >
          Dismiss
        </Button>
      ) : null}
    </section>
  );
}
