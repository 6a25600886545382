import { useSelector } from '@xstate/react';
import { memo, type ReactNode, Suspense } from 'react';
import { isGateShut } from '#machines/age-gate/age-gate.selectors.ts';
import { AgeGate } from '#src/flows/age-gate/AgeGate.tsx';
import { CartLink } from '#src/flows/cart/CartLink.tsx';
import { Checkout } from '#src/flows/checkout/Checkout.tsx';
import { Header } from '#src/flows/header/Header.tsx';
import { Toasts } from '#src/flows/toasts/Toasts.tsx';
import { useFlow } from '#src/lib/shop-context.ts';
import { shopFrame } from '#styled-system/recipes';
import { AccountSlot } from './AccountSlot.tsx';
import { Footer } from './Footer.tsx';
import { SiteMenu } from './site-menu-chunk.ts';
import { ToastMessages } from './toast-messages-chunk.ts';

/**
 * Each boundary is a piece of its own when the static page is hydrated: what is seen last waits for what is seen first.
 * What stands around a boundary must not be drawn anew with it, or React makes it live at once, and in one go.
 */
const LateMain = memo(({ className, children }: { className: string; children: ReactNode }) => (
  <main id="main" tabIndex={-1} className={className}>
    <Suspense>{children}</Suspense>
  </main>
));

const LateFooter = memo(() => (
  <Suspense>
    <Footer />
  </Suspense>
));

/** What stands around every page. Behind the gate the shop is one element: out of reach, out of sight. AGE-7. */
export function Layout({ children }: { children: ReactNode }) {
  const isGated = useSelector(useFlow('ageGate'), isGateShut);
  const c = shopFrame();
  return (
    <>
      <div id="shop" className={c.shop} inert={isGated} aria-hidden={isGated || undefined}>
        <a href="#main" className={c.skip}>
          Skip to content
        </a>
        <Header cart={<CartLink />} account={<AccountSlot />} Drawer={SiteMenu} />
        <LateMain className={c.main}>{children}</LateMain>
        <LateFooter />
        <Toasts Messages={ToastMessages} />
      </div>
      <Checkout />
      <AgeGate />
    </>
  );
}
