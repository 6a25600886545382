import { useSelector } from '@xstate/react';
import { Menu as MenuIcon } from 'lucide-react';
import { Suspense } from 'react';
import { LoadBoundary } from '#src/lib/LoadBoundary.tsx';
import { loadable } from '#src/lib/loadable.ts';
import { useFlow } from '#src/lib/shop-context.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { LoadNotice } from '#src/ui/LoadNotice.tsx';
import { OPENERS } from './openers.ts';

const MenuDrawer = loadable(() => import('./MenuDrawer.tsx').then((module) => module.MenuDrawer));

/** HDR-4: the button of narrow screens, and the drawer from its first opening on. */
export function Menu() {
  const header = useFlow('header');
  const isOpen = useSelector(header, (snapshot) => snapshot.matches({ menu: 'open' }));
  const dismiss = () => header.send({ type: 'menu.dismissed' });
  return (
    <>
      <IconButton
        id={OPENERS.menu}
        label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={MenuDrawer.preload}
        onFocus={MenuDrawer.preload}
        onClick={() => header.send({ type: 'menu.opened' })}
      >
        <MenuIcon size={24} strokeWidth={1.4} aria-hidden />
      </IconButton>
      {isOpen || MenuDrawer.isLoaded() ? (
        <LoadBoundary
          fallback={(tryAgain) =>
            isOpen ? (
              <LoadNotice title="The menu could not be loaded." onTryAgain={tryAgain} onDismiss={dismiss} />
            ) : null
          }
        >
          <Suspense>
            <MenuDrawer open={isOpen} onDismiss={dismiss} />
          </Suspense>
        </LoadBoundary>
      ) : null}
    </>
  );
}
