import { useSelector } from '@xstate/react';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { chosenBrand, haveFacetsFailed, offeredBrands } from '#machines/catalogue/catalogue.selectors.ts';
import { useFlow } from '#src/lib/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { filterForm, textInput } from '#styled-system/recipes';
import { knownBrand } from './filter-texts.ts';

const c = filterForm();

/** A text in the address that names no brand, but is part of some, is offered as it stands. PRD-2, PRD-4. */
export function BrandFilter() {
  const catalogue = useFlow('catalogue');
  const text = useSelector(catalogue, chosenBrand);
  const brands = useSelector(catalogue, offeredBrands);
  const hasFailed = useSelector(catalogue, haveFacetsFailed);
  const id = useId();
  const known = text === null ? null : knownBrand(brands, text);
  const change = (brand: string) =>
    catalogue.send({ type: 'query.changed', change: { kind: 'filtersSet', changes: { brand: brand || null } } });
  return (
    <div>
      <label htmlFor={id} className={c.heading}>
        Brand
      </label>
      <div className={c.select}>
        <select
          id={id}
          className={textInput()}
          value={known?.id ?? text ?? ''}
          aria-describedby={hasFailed ? `${id}-hint` : undefined}
          onChange={(event) => change(event.currentTarget.value)}
        >
          <option value="">All brands</option>
          {text !== null && known === null ? <option value={text}>{text}</option> : null}
          {brands.map((brand) => (
            <option key={brand.id} value={brand.id}>
              {brand.name}
            </option>
          ))}
        </select>
        <ChevronDown size={20} strokeWidth={1.5} aria-hidden />
      </div>
      {hasFailed ? (
        <div className={c.hint}>
          <p id={`${id}-hint`}>The brands could not be loaded.</p>
          <Button variant="text" size="sm" onClick={() => catalogue.send({ type: 'load.retried' })}>
            Try again
          </Button>
        </div>
      ) : null}
    </div>
  );
}
