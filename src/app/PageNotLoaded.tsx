import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { DocumentTitle } from '#src/ui/DocumentTitle.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import { loadNotice } from '#styled-system/recipes';

/** The usual cause is that the visitor is offline. */
export function PageNotLoaded({ onTryAgain }: { onTryAgain: () => void }) {
  const tryAgain = (
    <Button variant="quiet" onClick={onTryAgain}>
      Try again
    </Button>
  );
  return (
    <Wrap className={loadNotice().page}>
      <DocumentTitle>Page not loaded</DocumentTitle>
      <PageHeading variant="hidden">Page not loaded</PageHeading>
      <Alert tone="danger" title="This page could not be loaded." action={tryAgain}>
        <p>Check your connection and try again. If that does not help, reload the page. Your cart is safe.</p>
      </Alert>
    </Wrap>
  );
}
