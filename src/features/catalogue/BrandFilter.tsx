import { useSelector } from '@xstate/react';
import { chosenBrand, haveFacetsFailed, offeredBrands } from '#machines/catalogue/catalogue.selectors.ts';
import { brandOffers } from '#machines/catalogue/filter-offers.ts';
import { isSameData } from '#machines/domain/same-data.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { updatedAfterPaint } from '#src/platform/updated-after-paint.ts';
import { knownBrand } from './filter-texts.ts';
import { SelectFilter } from './SelectFilter.tsx';

/** The address may hold a text that is no brand's name but part of some: it is offered as it is. PRD-2, PRD-4. */
export function BrandFilter() {
  const catalogue = useFlow('catalogue');
  const text = useSelector(catalogue, chosenBrand);
  const brands = useSelector(catalogue, offeredBrands);
  const offers = useSelector(updatedAfterPaint(catalogue), brandOffers, isSameData);
  const hasFailed = useSelector(catalogue, haveFacetsFailed);
  const known = text === null ? null : knownBrand(brands, text);
  const asWritten = text !== null && known === null ? [{ value: text, name: text, count: undefined }] : [];
  return (
    <SelectFilter
      label="Brand"
      anyText="All brands"
      options={[...asWritten, ...offers]}
      chosen={known?.id ?? text}
      onChoose={(brand) =>
        catalogue.send({ type: 'query.changed', change: { kind: 'filtersSet', changes: { brand } } })
      }
      problem={hasFailed ? 'The brands could not be loaded.' : null}
      onRetry={() => catalogue.send({ type: 'load.retried' })}
    />
  );
}
