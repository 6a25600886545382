import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import type { User } from '#machines/domain/auth.ts';
import { isAccountMenuOpen } from '#machines/header/header.selectors.ts';
import { focusAfterClosing, leaveFocusToHeading } from '#src/platform/focus.ts';
import { useNewPageHeading } from '#src/platform/focus-on-navigation.ts';
import { lazy } from '#src/platform/lazy.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { OnDemand } from '#src/ui/OnDemand.tsx';
import { iconButton } from '#styled-system/recipes';
import { ACCOUNT_MENU_ID, OPENERS, visibleOpener } from './header.dom.ts';

const AccountMenuPanel = lazy(() => import('./AccountMenuPanel.tsx').then((module) => module.AccountMenuPanel));

type Props = { user: User; onSignOut: () => void };

/** The menu's code is loaded when the avatar is pressed for the first time. HDR-3. */
export function AccountMenu({ user, onSignOut }: Props) {
  const header = useFlow('header');
  const isOpen = useSelector(header, isAccountMenuOpen);
  const newHeading = useNewPageHeading();
  const open = () => header.send({ type: 'accountMenu.opened' });
  const dismiss = () =>
    focusAfterClosing(
      ACCOUNT_MENU_ID,
      () => header.send({ type: 'accountMenu.dismissed' }),
      () => newHeading() ?? visibleOpener(OPENERS.account),
    );
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    open();
  };
  return (
    <div ref={leaveFocusToHeading}>
      <button
        type="button"
        id={OPENERS.account}
        className={iconButton()}
        aria-label={`Account menu: ${user.name}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={AccountMenuPanel.preload}
        onFocus={AccountMenuPanel.preload}
        onKeyDown={press}
        onClick={isOpen ? dismiss : open}
      >
        <Avatar name={user.name} imageUrl={user.profileImage} />
      </button>
      <OnDemand part={AccountMenuPanel} isOpen={isOpen} failure="The menu could not be loaded." onDismiss={dismiss}>
        <AccountMenuPanel user={user} onDismiss={dismiss} onSignOut={onSignOut} />
      </OnDemand>
    </div>
  );
}
