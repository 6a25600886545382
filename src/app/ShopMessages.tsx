import { useSelector } from '@xstate/react';
import { hasNews } from '#machines/back-in-stock/back-in-stock.selectors.ts';
import { isDialogOpen } from '#machines/shop/shop.selectors.ts';
import { Toasts } from '#src/features/toasts/Toasts.tsx';
import { lazy } from '#src/platform/lazy.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { LoadBoundary } from '#src/ui/LoadBoundary.tsx';

const BackNotice = lazy(() => import('#src/features/back-in-stock/BackNotice.tsx').then((module) => module.BackNotice));

const sayNothing = () => null;

/**
 * The notice stands above the messages, and is not shown while a dialog is open, whose buttons it would cover. Where its
 * code does not load, it is said at the next visit. CRT-6, BCK-2.
 */
export function ShopMessages() {
  const hasStockNews = useSelector(useFlow('backInStock'), hasNews);
  const isCovered = useSelector(useFlow('overlay'), isDialogOpen);
  const notice =
    hasStockNews && !isCovered ? (
      <LoadBoundary fallback={sayNothing}>
        <BackNotice />
      </LoadBoundary>
    ) : null;
  return <Toasts notice={notice} />;
}
