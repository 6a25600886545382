import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Product } from '#machines/domain/product.ts';
import { chosenCrop } from '#machines/product/product.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import { Tag } from '#src/ui/Tag.tsx';
import { productCrops, productDetail } from '#styled-system/recipes';
import { cropLook, pictureText } from './crop-texts.ts';
import { PLATE_SIZES } from './product.dom.ts';

type Props = { product: Product; zoom: ReactNode };

/** The large picture is shown whole or as the chosen crop. */
export function ProductPlate({ product, zoom }: Props) {
  const crop = useSelector(useFlow('product'), chosenCrop);
  const { imageUrl, placeholder, inStock } = product;
  return (
    <div className={productDetail().plate} data-stock={inStock ? 'in' : 'out'}>
      <Plate tag={inStock ? null : <Tag>Out of Stock</Tag>}>
        <div className={productCrops({ crop: cropLook(product, crop) }).view}>
          <Picture
            imageUrl={imageUrl}
            alt={pictureText(product, crop)}
            sizes={PLATE_SIZES}
            priority
            {...(placeholder ? { placeholder } : {})}
          />
        </div>
      </Plate>
      <div>{zoom}</div>
    </div>
  );
}
