import { productHrefById } from '#machines/domain/product.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { DocumentTitle } from '#src/ui/DocumentTitle.tsx';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import { productPlaceholder } from '#styled-system/recipes';

/**
 * The placeholder shows the id and 'coming soon', with a link to the full page. One file is served for every id, so it
 * names no canonical address. RTE-3.
 */
export function ProductPlaceholderPage({ id }: { id: string }) {
  const c = productPlaceholder();
  const detail = productHrefById(id);
  return (
    <Wrap>
      <DocumentTitle>Product</DocumentTitle>
      <meta name="description" content="A short page of one product. The full detail is a step away." />
      <PageIntro title="Product" lead={<>This page is coming soon.</>}>
        <dl className={c.id}>
          <dt>Product id</dt>
          <dd>{id}</dd>
        </dl>
        <div className={c.actions}>
          <ButtonLink href={detail} size="lg">
            See the full detail
          </ButtonLink>
          <ButtonLink href="/products" variant="secondary" size="lg">
            Browse Products
          </ButtonLink>
        </div>
      </PageIntro>
    </Wrap>
  );
}
