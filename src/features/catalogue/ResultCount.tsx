import { useSelector } from '@xstate/react';
import { listView } from '#machines/catalogue/catalogue.selectors.ts';
import { formatCount } from '#machines/domain/money.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { resultBar } from '#styled-system/recipes';
import { RESULT_COUNT_ID } from './catalogue.dom.ts';
import { useLatestCount } from './latest-count.ts';

/** The text is '78 products' or says that they are loading; it is empty while an alert is shown. PRD-1, PRD-7. */
function CountText() {
  const catalogue = useFlow('catalogue');
  const view = useSelector(catalogue, listView);
  const found = useLatestCount();
  if (view === 'failed') return null;
  if (found === null) return <span>Loading products…</span>;
  return (
    <span>
      <b>{formatCount(found)}</b>
      <span>{found === 1 ? ' product' : ' products'}</span>
    </span>
  );
}

export const ResultCount = () => (
  <p id={RESULT_COUNT_ID} role="status" tabIndex={-1} className={resultBar().count}>
    <CountText />
  </p>
);
