import { useSelector } from '@xstate/react';
import type { ReactElement, ReactNode } from 'react';
import { formatPence } from '#machines/domain/money.ts';
import { type Product, productHref, productHrefById } from '#machines/domain/product.ts';
import { bottleState, offered } from '#machines/saved-offers/saved-offers.selectors.ts';
import { Link } from '#src/platform/navigation.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { nonBreakingName } from '#src/ui/non-breaking-name.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import { cartLine, savedBottle } from '#styled-system/recipes';
import { Alternatives } from './Alternatives.tsx';

type Bottle = { id: string; name: string; imageUrl: string };
type Props = {
  bottle: Bottle;
  remove: ReactElement;
  /** The page passes the add button, because this feature does not know the cart. */
  renderAdd: (product: Product) => ReactNode;
  /** For a bottle that is out of stock. */
  renderWatch: (product: Product) => ReactNode;
};

type BottleState = ReturnType<ReturnType<typeof bottleState>>;

const WORDS: Readonly<Record<BottleState, string | null>> = {
  unknown: null,
  inStock: 'In stock',
  outOfStock: 'Out of Stock',
  gone: 'No longer sold',
  unreadable: 'Price unavailable',
};

function Words({ bottle, product, state }: { bottle: Bottle; product: Product | null; state: BottleState }) {
  const c = cartLine();
  const href = product ? productHref(product) : productHrefById(bottle.id);
  const shown = nonBreakingName(bottle.name);
  const words = WORDS[state];
  return (
    <>
      <h2 className={c.name}>{state === 'gone' ? <span>{shown}</span> : <Link href={href}>{shown}</Link>}</h2>
      <p className={c.facts}>
        {product?.volume ? <span>{`${product.volume} · `}</span> : null}
        {words === null ? <span>{'\u00a0'}</span> : <b>{words}</b>}
      </p>
    </>
  );
}

/** A saved bottle can be added to the cart, is out of stock with alternatives, or is no longer sold. SAV-4. */
export function BottleOffer({ bottle, remove, renderAdd, renderWatch }: Props) {
  const flow = useFlow('savedOffers');
  const product = useSelector(flow, offered(bottle.id));
  const state = useSelector(flow, bottleState(bottle.id));
  const c = cartLine();
  return (
    <>
      <div className={c.plate}>
        <Plate>
          <Picture imageUrl={bottle.imageUrl} alt="" sizes="104px" />
        </Plate>
      </div>
      <div className={c.what}>
        <Words bottle={bottle} product={product} state={state} />
        {remove}
      </div>
      <div className={c.amount}>
        <div className={savedBottle().add}>{product && state === 'inStock' ? renderAdd(product) : null}</div>
        <p className={c.total}>{product ? formatPence(product.price) : null}</p>
      </div>
      {product && state === 'outOfStock' ? <Alternatives product={product} watch={renderWatch(product)} /> : null}
    </>
  );
}
