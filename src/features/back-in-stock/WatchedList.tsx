import { useSelector } from '@xstate/react';
import type { MouseEvent } from 'react';
import { isNotStored, watchedProducts, watchedState } from '#machines/back-in-stock/back-in-stock.selectors.ts';
import type { Availability } from '#machines/domain/catalogue-answer.ts';
import type { NamedProduct } from '#machines/domain/named-product.ts';
import { productHrefById } from '#machines/domain/product.ts';
import { Link } from '#src/platform/navigation.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { nonBreakingName } from '#src/ui/non-breaking-name.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import { collapseOnRemoval, focusNeighbourAfter } from '#src/ui/row-removal.ts';
import { backInStock, cartLayout, cartLine } from '#styled-system/recipes';

const WORDS: Readonly<Record<Availability, string>> = {
  unknown: '\u00a0',
  inStock: 'Back in stock',
  outOfStock: 'Out of Stock',
  gone: 'No longer sold',
};

function Row({ product: { id, name, imageUrl } }: { product: NamedProduct }) {
  const flow = useFlow('backInStock');
  const state = useSelector(flow, watchedState(id));
  const c = cartLine();
  const shown = nonBreakingName(name);
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    focusNeighbourAfter(currentTarget.closest('li'), () => flow.send({ type: 'watch.cancelled', id }));
  return (
    <li ref={collapseOnRemoval} className={c.root}>
      <div className={c.plate}>
        <Plate>
          <Picture imageUrl={imageUrl} alt="" sizes="104px" />
        </Plate>
      </div>
      <div className={c.what}>
        <h3 className={c.name}>
          {state === 'gone' ? <span>{shown}</span> : <Link href={productHrefById(id)}>{shown}</Link>}
        </h3>
        <p className={c.facts}>
          <b>{WORDS[state]}</b>
        </p>
        <button type="button" data-remove className={c.remove} aria-label={`Do not tell me: ${name}`} onClick={remove}>
          Do not tell me
        </button>
      </div>
    </li>
  );
}

/** The products that the shopper waits for, the newest first. Without any, nothing is shown. BCK-5, BCK-7. */
export function WatchedList() {
  const flow = useFlow('backInStock');
  const products = useSelector(flow, watchedProducts);
  const hasNoStorage = useSelector(flow, isNotStored);
  if (products.length === 0) return null;
  const c = cartLayout();
  return (
    <section aria-labelledby="waited-for" className={`${c.items} ${backInStock().section}`}>
      <h2 id="waited-for">Waiting to be back</h2>
      <p>
        <span>
          {hasNoStorage
            ? 'This browser keeps nothing for the shop: this list lasts until you leave or reload the page.'
            : 'At your next visit we tell you which of these are in stock again. The list is kept on this device only.'}
        </span>
      </p>
      <ul className={c.list}>
        {products.map((product) => (
          <Row key={product.id} product={product} />
        ))}
      </ul>
    </section>
  );
}
