import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import {
  canShowMore,
  hasMoreFailed,
  isLoadingMore,
  isMoreSlow,
  problemMessage,
  shownCount,
  totalCount,
} from '#machines/catalogue/catalogue.selectors.ts';
import { formatCount } from '#machines/domain/money.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { SlowNote } from '#src/ui/SlowNote.tsx';
import { productList } from '#styled-system/recipes';
import { leaveFocusToMore, showFailureWhole } from './catalogue.dom.ts';

type Props = { buttonRef: Ref<HTMLButtonElement> };

/** '24 of 92 shown' is above the button. If the next page failed, the same button tries again. PRD-12. */
export function ShowMore({ buttonRef }: Props) {
  const catalogue = useFlow('catalogue');
  const shown = useSelector(catalogue, shownCount);
  const total = useSelector(catalogue, totalCount);
  const isLoading = useSelector(catalogue, isLoadingMore);
  const hasFailed = useSelector(catalogue, hasMoreFailed);
  const canAsk = useSelector(catalogue, canShowMore);
  const takesLong = useSelector(catalogue, isMoreSlow);
  const message = useSelector(catalogue, problemMessage);
  const retry = () => catalogue.send({ type: 'load.retried' });
  const request = () => catalogue.send({ type: 'more.requested' });
  return (
    <>
      <div className={productList().more}>
        <p role="status">
          {isLoading ? 'Loading more products…' : `${formatCount(shown)} of ${formatCount(total)} shown`}
        </p>
        {hasFailed ? (
          <Alert ref={showFailureWhole} tone="danger" title="More products could not be loaded">
            {message}
          </Alert>
        ) : null}
        {canAsk || isLoading ? (
          <Button ref={buttonRef} variant="secondary" busy={isLoading} onClick={request}>
            {hasFailed ? 'Try again' : 'Show more'}
          </Button>
        ) : null}
      </div>
      <SlowNote shown={takesLong} place="below" onTryAgain={retry} leaveFocus={leaveFocusToMore} />
    </>
  );
}
