import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { DocumentTitle } from '#src/ui/DocumentTitle.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { productMessage } from '#styled-system/recipes';

/** No product has the id in the address. DET-2, RTE-2. */
export function ProductNotFound() {
  const c = productMessage();
  return (
    <div className={c.root}>
      <DocumentTitle>Product not found</DocumentTitle>
      <PageHeading variant="split">Product not found</PageHeading>
      <p className={c.lead}>
        We have no product at this address. It may have left our shelves, or the address may have a slip in it.
      </p>
      <div className={c.actions}>
        <ButtonLink href="/products" size="lg">
          Browse Products
        </ButtonLink>
        <ButtonLink href="/categories" variant="secondary" size="lg">
          Categories
        </ButtonLink>
      </div>
      <div className={c.shelf} aria-hidden="true" />
    </div>
  );
}
