import type { Product } from '#machines/domain/product.ts';
import { AddButton } from '#src/flows/cart/AddButton.tsx';
import { CatalogueFilters } from '#src/flows/catalogue/CatalogueFilters.tsx';
import { CatalogueSearch } from '#src/flows/catalogue/CatalogueSearch.tsx';
import { FilterBar } from '#src/flows/catalogue/FilterBar.tsx';
import { ListMeta } from '#src/flows/catalogue/ListMeta.tsx';
import { ListTrail } from '#src/flows/catalogue/ListTrail.tsx';
import { ProductList } from '#src/flows/catalogue/ProductList.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import { catalogueHead, catalogueLayout } from '#styled-system/recipes';

const renderAdd = (product: Product) => <AddButton product={product} variant="card" />;

/** /products and /products/{category}. PRD-1 to PRD-12. */
export function ProductsPage() {
  return (
    <Wrap>
      <ListMeta />
      <ListTrail />
      <div className={catalogueHead().root}>
        <PageHeading>Premium Collection</PageHeading>
        <CatalogueSearch />
      </div>
      <FilterBar />
      <div className={catalogueLayout().root}>
        <CatalogueFilters />
        <ProductList renderAction={renderAdd} />
      </div>
    </Wrap>
  );
}
