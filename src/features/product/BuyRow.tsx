import { useSelector } from '@xstate/react';
import type { ReactNode, Ref } from 'react';
import type { Product } from '#machines/domain/product.ts';
import { canStepDown, canStepUp, chosenQuantity } from '#machines/product/product.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { QuantityStepper } from '#src/ui/QuantityStepper.tsx';
import { productDetail } from '#styled-system/recipes';

type Props = { product: Product; addButton: ReactNode; ref: Ref<HTMLDivElement> };

/** The quantity of a product out of stock cannot be chosen. */
export function BuyRow({ product, addButton, ref }: Props) {
  const c = productDetail();
  const flow = useFlow('product');
  const quantity = useSelector(flow, chosenQuantity);
  const hasFewer = useSelector(flow, canStepDown);
  const hasMore = useSelector(flow, canStepUp);
  return (
    <div ref={ref} className={c.buyRow}>
      {product.inStock ? (
        <QuantityStepper
          size="lg"
          name={product.name}
          quantity={quantity}
          canStepDown={hasFewer}
          canStepUp={hasMore}
          onStep={(by) => flow.send({ type: 'quantity.stepped', by })}
        />
      ) : null}
      <div className={c.add}>{addButton}</div>
    </div>
  );
}
