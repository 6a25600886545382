import { useSelector } from '@xstate/react';
import { Menu as MenuIcon } from 'lucide-react';
import { Suspense } from 'react';
import { LoadBoundary } from '#src/lib/LoadBoundary.tsx';
import type { Loadable } from '#src/lib/loadable.ts';
import { useFlow } from '#src/lib/shop-context.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { LoadNotice } from '#src/ui/LoadNotice.tsx';
import { OPENERS } from './openers.ts';

export type MenuDrawerProps = { open: boolean; onDismiss: () => void };
type Props = { Drawer: Loadable<MenuDrawerProps> };

/** HDR-4: the button of narrow screens, and the drawer from its first opening on. */
export function Menu({ Drawer }: Props) {
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
        onPointerEnter={Drawer.preload}
        onFocus={Drawer.preload}
        onClick={() => header.send({ type: 'menu.opened' })}
      >
        <MenuIcon size={24} strokeWidth={1.4} aria-hidden />
      </IconButton>
      {isOpen || Drawer.isLoaded() ? (
        <LoadBoundary
          fallback={(tryAgain) =>
            isOpen ? (
              <LoadNotice title="The menu could not be loaded." onTryAgain={tryAgain} onDismiss={dismiss} />
            ) : null
          }
        >
          <Suspense>
            <Drawer open={isOpen} onDismiss={dismiss} />
          </Suspense>
        </LoadBoundary>
      ) : null}
    </>
  );
}
