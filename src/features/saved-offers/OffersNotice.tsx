import { useSelector } from '@xstate/react';
import { isSlow, offersProblem } from '#machines/saved-offers/saved-offers.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { SlowNote } from '#src/ui/SlowNote.tsx';

/** The notice says that today's prices are missing or slow, with a button to try again. SAV-4, API-3. */
export function OffersNotice() {
  const flow = useFlow('savedOffers');
  const problem = useSelector(flow, offersProblem);
  const isShown = useSelector(flow, isSlow);
  const retry = () => flow.send({ type: 'load.retried' });
  return (
    <>
      <SlowNote shown={isShown} place="list" onTryAgain={retry} />
      {problem === null ? null : (
        <Alert
          tone="danger"
          title="Today’s prices could not be loaded"
          action={
            <Button variant="quiet" size="sm" onClick={retry}>
              Try again
            </Button>
          }
        >
          {problem}
        </Alert>
      )}
    </>
  );
}
