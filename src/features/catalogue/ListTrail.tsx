import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import { shownQuery } from '#machines/catalogue/catalogue.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { catalogueHead } from '#styled-system/recipes';
import { listTrail } from './list-texts.ts';

/** The space stays reserved where the list has no breadcrumbs. */
export function ListTrail() {
  const query = useDeferredValue(useSelector(useFlow('catalogue'), shownQuery));
  const items = listTrail(query);
  return <div className={catalogueHead().trail}>{items.length > 0 ? <Breadcrumbs items={items} /> : null}</div>;
}
