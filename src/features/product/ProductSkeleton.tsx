import { CROPS } from '#machines/product/crops.ts';
import { DocumentTitle } from '#src/ui/DocumentTitle.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { SkeletonBar, SkeletonPlate } from '#src/ui/Skeleton.tsx';
import { productCrops, productDetail, productSkeleton } from '#styled-system/recipes';
import { SlowHint } from './SlowHint.tsx';

const FACT_ROWS = [...'abcdef'];
const LEAD_LINES = ['100%', '94%', '98%', '40%'];

function SkeletonPanel() {
  const c = productSkeleton();
  return (
    <div className={productDetail().panel}>
      <SkeletonBar width="84px" height="20px" />
      <div className={c.name}>
        <SkeletonBar width="72%" height="1em" />
      </div>
      <SkeletonBar width="140px" height="20px" />
      <div className={c.lead}>
        {LEAD_LINES.map((width) => (
          <SkeletonBar key={width} width={width} height="1em" />
        ))}
      </div>
      <div className={c.price}>
        <SkeletonBar width="190px" height="32px" />
      </div>
      <SkeletonBar width="100%" height="56px" />
      <div className={c.facts}>
        {FACT_ROWS.map((row) => (
          <SkeletonBar key={row} width="100%" height="15px" />
        ))}
      </div>
    </div>
  );
}

/** The space of the page is reserved while the product loads. */
export function ProductSkeleton() {
  const c = productSkeleton();
  const crops = productCrops();
  return (
    <div aria-busy="true" className={c.root}>
      <DocumentTitle>Loading</DocumentTitle>
      <PageHeading variant="hidden">Loading the product</PageHeading>
      <div className={c.crumbs}>
        <SkeletonBar width="240px" height="14px" />
      </div>
      <div className={productDetail().grid}>
        <div className={productDetail().plate}>
          <SkeletonPlate />
          <SlowHint />
        </div>
        <div className={crops.list}>
          {CROPS.map((crop) => (
            <span key={crop} className={crops.button}>
              <SkeletonPlate />
            </span>
          ))}
        </div>
        <SkeletonPanel />
      </div>
    </div>
  );
}
