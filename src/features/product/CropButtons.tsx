import { useSelector } from '@xstate/react';
import type { Product } from '#machines/domain/product.ts';
import { CROPS } from '#machines/product/crops.ts';
import { chosenCrop } from '#machines/product/product.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import { productCrops } from '#styled-system/recipes';
import { cropAction, cropLook } from './crop-texts.ts';
import { PLATE_SIZES } from './product.dom.ts';

/** The crops use the plate's own file, so nothing more is fetched. design.md, Screens. */
export function CropButtons({ product }: { product: Product }) {
  const flow = useFlow('product');
  const chosen = useSelector(flow, chosenCrop);
  const { imageUrl, placeholder } = product;
  return (
    <div role="group" aria-label="Views of the picture" className={productCrops().list}>
      {CROPS.map((crop) => {
        const c = productCrops({ crop: cropLook(product, crop) });
        return (
          <button
            key={crop}
            type="button"
            className={c.button}
            aria-label={cropAction(product, crop)}
            aria-pressed={crop === chosen}
            onClick={() => flow.send({ type: 'crop.chosen', crop })}
          >
            <Plate>
              <span className={c.view}>
                <Picture imageUrl={imageUrl} alt="" sizes={PLATE_SIZES} {...(placeholder ? { placeholder } : {})} />
              </span>
            </Plate>
          </button>
        );
      })}
    </div>
  );
}
