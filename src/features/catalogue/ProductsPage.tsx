import type { ReactNode } from 'react';
import type { Product } from '#machines/domain/product.ts';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import { catalogueHead, catalogueLayout } from '#styled-system/recipes';
import { CatalogueFilters } from './CatalogueFilters.tsx';
import { CatalogueSearch } from './CatalogueSearch.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ListMeta } from './ListMeta.tsx';
import { ListTrail } from './ListTrail.tsx';
import { ProductList } from './ProductList.tsx';

type Props = {
  /** The page passes the add button, because the list knows no cart. */
  renderAdd: (product: Product) => ReactNode;
};

export function ProductsPage({ renderAdd }: Props) {
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
