import { useSelector } from '@xstate/react';
import { Smartphone } from 'lucide-react';
import { Suspense } from 'react';
import { LoadBoundary } from '#src/lib/LoadBoundary.tsx';
import { loadable } from '#src/lib/loadable.ts';
import { useFlow } from '#src/lib/shop-context.ts';
import { LoadNotice } from '#src/ui/LoadNotice.tsx';
import { siteHeader } from '#styled-system/recipes';
import { OPENERS } from './openers.ts';

const AppCodeDialog = loadable(() => import('./AppCodeDialog.tsx').then((module) => module.AppCodeDialog));

/** HDR-1: 'Download App', and what it shows from its first opening on. */
export function AppCode() {
  const header = useFlow('header');
  const isOpen = useSelector(header, (snapshot) => snapshot.matches({ appCode: 'open' }));
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
        <Smartphone size={16} strokeWidth={1.6} aria-hidden />
        Download App
      </button>
      {isOpen || AppCodeDialog.isLoaded() ? (
        <LoadBoundary
          fallback={(tryAgain) =>
            isOpen ? (
              <LoadNotice title="The code could not be loaded." onTryAgain={tryAgain} onDismiss={dismiss} />
            ) : null
          }
        >
          <Suspense>
            <AppCodeDialog open={isOpen} onDismiss={dismiss} />
          </Suspense>
        </LoadBoundary>
      ) : null}
    </>
  );
}
