import { useSelector } from '@xstate/react';
import { problemMessage } from '#machines/catalogue/catalogue.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { leaveFocusToCount } from './catalogue.dom.ts';

/** The list failed: the alert says why and offers to try again. PRD-7. */
export function ListFailed() {
  const catalogue = useFlow('catalogue');
  const message = useSelector(catalogue, problemMessage);
  return (
    <Alert
      ref={leaveFocusToCount}
      tone="danger"
      title="The products could not be loaded"
      action={
        <Button variant="quiet" size="sm" onClick={() => catalogue.send({ type: 'load.retried' })}>
          Try again
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
