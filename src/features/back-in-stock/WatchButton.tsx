import { useSelector } from '@xstate/react';
import { isNotStored, isWatched } from '#machines/back-in-stock/back-in-stock.selectors.ts';
import type { NamedProduct } from '#machines/domain/named-product.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { backInStock } from '#styled-system/recipes';

const BEFORE = 'At your next visit here. Nothing is sent.';
const AFTER = 'We will tell you here when it is back.';
const NOT_STORED = 'This browser keeps nothing for the shop, so we cannot tell you at your next visit.';

/** One button asks and takes it back, so that the focus stays. The line below has its place from the start. BCK-1, BCK-7. */
export function WatchButton({ product }: { product: NamedProduct }) {
  const flow = useFlow('backInStock');
  const isOn = useSelector(flow, isWatched(product.id));
  const hasNoStorage = useSelector(flow, isNotStored);
  const label = isOn ? 'Do not tell me' : 'Tell me when it is back';
  const note = isOn ? AFTER : BEFORE;
  const c = backInStock();
  const toggle = () =>
    flow.send(isOn ? { type: 'watch.cancelled', id: product.id } : { type: 'watch.requested', product });
  return (
    <div className={c.watch}>
      <Button variant="secondary" aria-label={`${label}: ${product.name}`} onClick={toggle}>
        {label}
      </Button>
      <p role="status" className={c.note}>
        <span>{hasNoStorage ? NOT_STORED : note}</span>
      </p>
    </div>
  );
}
