import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { CartEvent } from '#machines/cart/cart.events.ts';
import { hasRoomFor } from '#machines/cart/cart.selectors.ts';
import { type CartLine, lineTotal } from '#machines/domain/cart.ts';
import { lineFacts } from '#machines/domain/cart-texts.ts';
import { formatPence } from '#machines/domain/money.ts';
import { productHref } from '#machines/domain/product.ts';
import { Link } from '#src/platform/navigation.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { nonBreakingName } from '#src/ui/non-breaking-name.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import { QuantityStepper } from '#src/ui/QuantityStepper.tsx';
import { focusNeighbourAfter } from '#src/ui/row-removal.ts';
import { cartLine } from '#styled-system/recipes';

/** A line can be counted up and down, removed, or saved for later. CRT-1, CRT-2, SAV-5. */
export function CartLineRow({ line }: { line: CartLine }) {
  const cart = useFlow('cart');
  const words = useRef<HTMLDivElement>(null);
  const c = cartLine();
  const { id, name, imageUrl } = line.product;
  const href = productHref(line.product);
  const canStepUp = useSelector(cart, hasRoomFor(id));
  const change = (event: CartEvent) =>
    focusNeighbourAfter(words.current?.closest('li') ?? null, () => cart.send(event));
  return (
    <>
      <Link href={href} tabIndex={-1} aria-hidden="true" className={c.plate}>
        <Plate>
          <Picture imageUrl={imageUrl} alt="" sizes="104px" />
        </Plate>
      </Link>
      <div ref={words} className={c.what}>
        <h2 className={c.name}>
          <Link href={href}>{nonBreakingName(name)}</Link>
        </h2>
        <p className={c.facts}>{lineFacts(line)}</p>
        <button
          type="button"
          data-remove
          className={c.remove}
          aria-label={`Remove ${name}`}
          onClick={() => change({ type: 'line.removed', id })}
        >
          Remove
        </button>
        <button
          type="button"
          className={c.remove}
          aria-label={`Save for later: ${name}`}
          onClick={() => change({ type: 'line.removed', id, isSavedForLater: true })}
        >
          Save for later
        </button>
      </div>
      <div className={c.amount}>
        <QuantityStepper
          quantity={line.quantity}
          name={name}
          canStepDown
          canStepUp={canStepUp}
          onStep={(by) => change({ type: 'quantity.stepped', id, by })}
        />
        <p className={c.total}>{formatPence(lineTotal(line))}</p>
      </div>
    </>
  );
}
