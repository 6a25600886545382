import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Wordmark } from '#src/ui/Wordmark.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import { loadNotice, siteHeader } from '#styled-system/recipes';

/** Replaces a header that has failed: the ways home and to the cart remain. FLT-1. */
export function HeaderFault() {
  const c = siteHeader();
  return (
    <header className={c.root}>
      <Wrap className={c.bar}>
        <a href="/" className={c.logo} aria-label="Tawny & Rye, home">
          <Wordmark />
        </a>
        <a href="/cart" className={c.link}>
          Cart
        </a>
      </Wrap>
    </header>
  );
}

/** Replaces a checkout dialog that has failed. FLT-1. */
export function CheckoutFault() {
  const reload = (
    <Button variant="quiet" size="sm" onClick={() => location.reload()}>
      Reload
    </Button>
  );
  return (
    <div className={loadNotice().corner}>
      <Alert tone="danger" title="The checkout cannot be shown." action={reload}>
        <p>Reload the page to go on. An order that was placed is listed under Orders; else your cart is as it was.</p>
      </Alert>
    </div>
  );
}
