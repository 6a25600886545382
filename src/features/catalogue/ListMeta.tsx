import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import { shownQuery } from '#machines/catalogue/catalogue.selectors.ts';
import { shownPage } from '#machines/shop/shop.selectors.ts';
import { useFlow, useShop } from '#src/platform/shop-context.ts';
import { PageMeta } from '#src/ui/PageMeta.tsx';
import { listDescription, listPath, listPicture, listTitle } from './list-texts.ts';

/** Browsers and search engines read this; a list hidden behind another page must not set it. */
export function ListMeta() {
  const query = useDeferredValue(useSelector(useFlow('catalogue'), shownQuery));
  if (useSelector(useShop(), shownPage) !== 'products') return null;
  return (
    <PageMeta
      title={listTitle(query)}
      description={listDescription(query)}
      path={listPath(query)}
      picture={listPicture(query)}
    />
  );
}
