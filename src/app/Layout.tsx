import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { isGateShut } from '#machines/age-gate/age-gate.selectors.ts';
import { AgeGate } from '#src/features/age-gate/AgeGate.tsx';
import { CartLink } from '#src/features/cart/CartLink.tsx';
import { Checkout } from '#src/features/checkout/Checkout.tsx';
import { Header } from '#src/features/header/Header.tsx';
import { lazy } from '#src/platform/lazy.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { shopFrame } from '#styled-system/recipes';
import { AccountSlot } from './AccountSlot.tsx';
import { FaultBoundary } from './FaultBoundary.tsx';
import { Footer } from './Footer.tsx';
import { CheckoutFault, HeaderFault } from './part-faults.tsx';
import { ShopMessages } from './ShopMessages.tsx';

const SiteMenu = lazy(() => import('./SiteMenu.tsx').then((module) => module.SiteMenu));

/** Behind the gate the whole shop is one inert and hidden element. AGE-7. */
export function Layout({ children }: { children: ReactNode }) {
  const isGated = useSelector(useFlow('ageGate'), isGateShut);
  const c = shopFrame();
  return (
    <>
      <div id="shop" className={c.shop} inert={isGated} aria-hidden={isGated || undefined}>
        <a href="#main" className={c.skip}>
          Skip to content
        </a>
        <FaultBoundary fallback={<HeaderFault />}>
          <Header cart={<CartLink />} account={<AccountSlot />} Drawer={SiteMenu} />
        </FaultBoundary>
        <main id="main" tabIndex={-1} className={c.main}>
          {children}
        </main>
        <Footer />
        <FaultBoundary fallback={null}>
          <ShopMessages />
        </FaultBoundary>
      </div>
      <FaultBoundary fallback={<CheckoutFault />}>
        <Checkout />
      </FaultBoundary>
      <AgeGate />
    </>
  );
}
