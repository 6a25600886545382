import { useSelector } from '@xstate/react';
import { type KeyboardEvent, Suspense } from 'react';
import type { User } from '#machines/domain/auth.ts';
import { focusAfterClosing } from '#src/lib/focus.ts';
import { LoadBoundary } from '#src/lib/LoadBoundary.tsx';
import { loadable } from '#src/lib/loadable.ts';
import { arrivedHeading } from '#src/lib/navigation.ts';
import { useFlow } from '#src/lib/shop-context.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { LoadNotice } from '#src/ui/LoadNotice.tsx';
import { iconButton } from '#styled-system/recipes';
import { ACCOUNT_MENU_ID, OPENERS, visibleOpener } from './openers.ts';

const AccountMenuPanel = loadable(() => import('./AccountMenuPanel.tsx').then((module) => module.AccountMenuPanel));

type Props = { user: User; onSignOut: () => void };

/** HDR-3: the avatar of whoever is signed in, and the menu while it is open: its code comes with the first opening. */
export function AccountMenu({ user, onSignOut }: Props) {
  const header = useFlow('header');
  const isOpen = useSelector(header, (snapshot) => snapshot.matches({ accountMenu: 'open' }));
  const open = () => header.send({ type: 'accountMenu.opened' });
  const dismiss = () =>
    focusAfterClosing(
      ACCOUNT_MENU_ID,
      () => header.send({ type: 'accountMenu.dismissed' }),
      () => arrivedHeading() ?? visibleOpener(OPENERS.account),
    );
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    open();
  };
  return (
    <div>
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
      {isOpen ? (
        <LoadBoundary
          fallback={(tryAgain) => (
            <LoadNotice title="The menu could not be loaded." onTryAgain={tryAgain} onDismiss={dismiss} />
          )}
        >
          <Suspense>
            <AccountMenuPanel user={user} onDismiss={dismiss} onSignOut={onSignOut} />
          </Suspense>
        </LoadBoundary>
      ) : null}
    </div>
  );
}
