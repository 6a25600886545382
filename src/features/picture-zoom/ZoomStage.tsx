import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Product } from '#machines/domain/product.ts';
import { isEnlarged, pictureTransform } from '#machines/picture-zoom/picture-zoom.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { zoomDialog } from '#styled-system/recipes';
import { zoomInput } from './zoom-input.ts';

/** At 400% the picture is four screens wide, so the browser takes the largest file. */
const LARGEST_FILE = '400vw';

/** A double click counts as one press: the boot script refuses the second click. ZOM-2, ZOM-3, DBL-7. */
export function ZoomStage({ product }: { product: Product }) {
  const zoom = useFlow('pictureZoom');
  const transform = useSelector(zoom, pictureTransform);
  const isPart = useSelector(zoom, isEnlarged);
  const [listen] = useState(() => zoomInput(zoom.send));
  const { imageUrl, imageAlt, name, placeholder } = product;
  const c = zoomDialog();
  return (
    <div ref={listen} className={c.stage} data-single data-enlarged={isPart ? '' : undefined}>
      <div className={c.picture} style={{ transform }}>
        <Picture
          imageUrl={imageUrl}
          alt={imageAlt || name}
          sizes={LARGEST_FILE}
          priority
          {...(placeholder ? { placeholder } : {})}
        />
      </div>
    </div>
  );
}
