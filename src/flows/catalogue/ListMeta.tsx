import { useSelector } from '@xstate/react';
import { shownQuery } from '#machines/catalogue/catalogue.selectors.ts';
import { useFlow } from '#src/lib/shop-context.ts';
import { PageMeta } from '#src/ui/PageMeta.tsx';
import { listDescription, listPath, listTitle } from './list-texts.ts';

/** What the list says of itself to browsers and search engines. */
export function ListMeta() {
  const query = useSelector(useFlow('catalogue'), shownQuery);
  return <PageMeta title={listTitle(query)} description={listDescription(query)} path={listPath(query)} />;
}
