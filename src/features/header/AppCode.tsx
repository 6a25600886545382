import { useSelector } from '@xstate/react';
import { Smartphone } from 'lucide-react';
import { isAppCodeOpen } from '#machines/header/header.selectors.ts';
import { lazy } from '#src/platform/lazy.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { OnDemand } from '#src/ui/OnDemand.tsx';
import { siteHeader } from '#styled-system/recipes';
import { OPENERS } from './header.dom.ts';

const AppCodeDialog = lazy(() => import('./AppCodeDialog.tsx').then((module) => module.AppCodeDialog));

/** The dialog stays mounted after its first opening. HDR-1. */
export function AppCode() {
  const header = useFlow('header');
  const isOpen = useSelector(header, isAppCodeOpen);
  const dismiss = () => header.send({ type: 'appCode.dismissed' });
  return (
    <>
      <button
        type="button"
        id={OPENERS.appCode}
        className={siteHeader().appButton}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={AppCodeDialog.preload}
        onFocus={AppCodeDialog.preload}
        onClick={() => header.send({ type: 'appCode.opened' })}
      >
        <Smartphone size={16} strokeWidth={1.6} />
        Download App
      </button>
      <OnDemand
        part={AppCodeDialog}
        isOpen={isOpen}
        staysMounted
        failure="The code could not be loaded."
        onDismiss={dismiss}
      >
        <AppCodeDialog open={isOpen} onDismiss={dismiss} />
      </OnDemand>
    </>
  );
}
