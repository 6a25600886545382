import { useSelector } from '@xstate/react';
import { Menu as MenuIcon } from 'lucide-react';
import { isMenuOpen } from '#machines/header/header.selectors.ts';
import type { LazyView } from '#src/platform/lazy.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { OnDemand } from '#src/ui/OnDemand.tsx';
import { OPENERS } from './header.dom.ts';

export type MenuDrawerProps = { open: boolean; onDismiss: () => void };
type Props = { Drawer: LazyView<MenuDrawerProps> };

/** Narrow screens have a menu button. The drawer stays mounted after its first opening. HDR-4. */
export function Menu({ Drawer }: Props) {
  const header = useFlow('header');
  const isOpen = useSelector(header, isMenuOpen);
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
        <MenuIcon size={24} strokeWidth={1.4} />
      </IconButton>
      <OnDemand part={Drawer} isOpen={isOpen} staysMounted failure="The menu could not be loaded." onDismiss={dismiss}>
        <Drawer open={isOpen} onDismiss={dismiss} />
      </OnDemand>
    </>
  );
}
