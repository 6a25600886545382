import { useRef } from 'react';
import { type CartLine, lineTotal, MAX_QUANTITY, quantityOf } from '#machines/domain/cart.ts';
import { formatPence } from '#machines/domain/money.ts';
import { productHref } from '#machines/domain/product.ts';
import { lineFacts } from '#src/lib/cart-texts.ts';
import { Link } from '#src/lib/navigation.ts';
import { useFlow } from '#src/lib/shop-context.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import { QuantityStepper } from '#src/ui/QuantityStepper.tsx';
import { cartLine } from '#styled-system/recipes';
import { focusNeighbourAfter } from './focus-after.ts';

/** One product in the cart, to be counted up and down or taken out. CRT-1, CRT-2. */
export function CartLineRow({ line }: { line: CartLine }) {
  const cart = useFlow('cart');
  const words = useRef<HTMLDivElement>(null);
  const c = cartLine();
  const { id, name, imageUrl } = line.product;
  const href = productHref(line.product);
  const leave = (send: () => void) => focusNeighbourAfter(words.current?.closest('li') ?? null, send);
  /** Reckons from the cart as it is, not as it was last drawn: no click is lost, however fast. */
  const change = (shown: number) => {
    const quantity = quantityOf(cart.getSnapshot().context, id) + shown - line.quantity;
    const send = () => cart.send({ type: 'quantity.changed', id, quantity });
    return quantity < 1 ? leave(send) : send();
  };
  return (
    <>
      <Link href={href} tabIndex={-1} aria-hidden="true" className={c.plate}>
        <Plate>
          <Picture imageUrl={imageUrl} alt="" sizes="104px" />
        </Plate>
      </Link>
      <div ref={words} className={c.what}>
        <h2 className={c.name}>
          <Link href={href}>{name}</Link>
        </h2>
        <p className={c.facts}>{lineFacts(line)}</p>
        <button
          type="button"
          data-remove
          className={c.remove}
          aria-label={`Remove ${name}`}
          onClick={() => leave(() => cart.send({ type: 'line.removed', id }))}
        >
          Remove
        </button>
      </div>
      <div className={c.amount}>
        <QuantityStepper quantity={line.quantity} name={name} min={0} max={MAX_QUANTITY} onChange={change} />
        <p className={c.total}>{formatPence(lineTotal(line))}</p>
      </div>
    </>
  );
}
