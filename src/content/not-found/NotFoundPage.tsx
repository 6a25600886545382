import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { DocumentTitle } from '#src/ui/DocumentTitle.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import { gapShelf } from '#styled-system/recipes';

const BEFORE_GAP = ['glen-averne-18-year-old', 'maison-valdorme-xo-cognac'] as const;
const AFTER_GAP = ['ashcombe-london-dry-gin', 'chateau-orvelle-grand-vin-2016'] as const;

const Bottle = ({ id }: { id: string }) => (
  <Plate className={gapShelf().plate}>
    <Picture imageUrl={`/images/products/${id}.avif`} alt="" sizes="(min-width: 1024px) 20vw, 34vw" priority />
  </Plate>
);

/** The gap in the shelf is a picture of the missing page. RTE-5. */
export function NotFoundPage() {
  const c = gapShelf();
  return (
    <>
      <DocumentTitle>Page not found</DocumentTitle>
      <Wrap className={c.intro}>
        <div>
          <PageHeading variant="display">Not on our shelves</PageHeading>
          <p className={c.lead}>
            We couldn’t find the page you asked for. It may have moved, or the address may have a slip in it.
          </p>
        </div>
        <div className={c.actions}>
          <ButtonLink href="/products" size="lg">
            Browse Products
          </ButtonLink>
          <ButtonLink href="/" variant="secondary" size="lg">
            Home
          </ButtonLink>
        </div>
      </Wrap>
      <div className={c.shelf} aria-hidden data-flush>
        {BEFORE_GAP.map((id) => (
          <Bottle key={id} id={id} />
        ))}
        <div className={c.gap}>
          <span className={c.number}>404</span>
        </div>
        {AFTER_GAP.map((id) => (
          <Bottle key={id} id={id} />
        ))}
      </div>
    </>
  );
}
