import { useSelector } from '@xstate/react';
import { problemMessage } from '#machines/product/product.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { DocumentTitle } from '#src/ui/DocumentTitle.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { productFailed } from '#styled-system/recipes';

/** Loading the product failed. DET-2, API-3. */
export function ProductFailed() {
  const flow = useFlow('product');
  const message = useSelector(flow, problemMessage);
  const c = productFailed();
  const tryAgain = (
    <Button variant="quiet" size="sm" onClick={() => flow.send({ type: 'load.retried' })}>
      Try again
    </Button>
  );
  return (
    <div className={c.root}>
      <DocumentTitle>Product not loaded</DocumentTitle>
      <PageHeading variant="split">We couldn’t fetch this product</PageHeading>
      <div className={c.alert}>
        <Alert tone="danger" title={message} action={tryAgain} />
      </div>
      <p className={c.onward}>
        Or go on to <TextLink href="/products">all our products</TextLink>.
      </p>
    </div>
  );
}
