import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { useFlow } from '#src/lib/shop-context.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { productList } from '#styled-system/recipes';

type Props = { buttonRef: Ref<HTMLButtonElement>; onRequest: () => void };

/** '24 of 92 shown', and the next page. The same button asks again when it did not come. PRD-12. */
export function ShowMore({ buttonRef, onRequest }: Props) {
  const catalogue = useFlow('catalogue');
  const shown = useSelector(catalogue, ({ context }) => context.list?.products.length ?? 0);
  const total = useSelector(catalogue, ({ context }) => context.list?.total ?? 0);
  const isLoading = useSelector(catalogue, (snapshot) => snapshot.matches({ list: { showing: 'loadingMore' } }));
  const hasFailed = useSelector(catalogue, (snapshot) => snapshot.matches({ list: { showing: 'moreFailed' } }));
  const canAsk = useSelector(catalogue, (snapshot) => snapshot.can({ type: 'more.requested' }));
  const message = useSelector(catalogue, ({ context }) => context.problem?.message);
  const request = () => {
    onRequest();
    catalogue.send({ type: 'more.requested' });
  };
  return (
    <div className={productList().more}>
      <p role="status">{isLoading ? 'Loading more products…' : `${shown} of ${total} shown`}</p>
      {hasFailed ? (
        <Alert tone="danger" title="More products could not be loaded">
          {message}
        </Alert>
      ) : null}
      {canAsk || isLoading ? (
        <Button ref={buttonRef} variant="secondary" busy={isLoading} onClick={request}>
          {hasFailed ? 'Try again' : 'Show more'}
        </Button>
      ) : null}
    </div>
  );
}
