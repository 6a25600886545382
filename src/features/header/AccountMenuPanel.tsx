import { LogOut } from 'lucide-react';
import type { User } from '#machines/domain/auth.ts';
import { MenuAction, MenuGroup, MenuLink, MenuPanel, MenuRule } from '#src/ui/MenuPanel.tsx';
import { DEVICE_LINKS, PROFILE_LINK } from './account-links.ts';
import { ACCOUNT_MENU_ID, OPENERS } from './header.dom.ts';

type Props = { user: User; onDismiss: () => void; onSignOut: () => void };

/** The menu has Profile, Orders, Saved bottles and Logout. HDR-3. */
export const AccountMenuPanel = ({ user, onDismiss, onSignOut }: Props) => (
  <MenuPanel id={ACCOUNT_MENU_ID} triggerId={OPENERS.account} onDismiss={onDismiss} first="/profile">
    <MenuGroup title={user.name} note={user.email}>
      {[PROFILE_LINK, ...DEVICE_LINKS].map(({ href, name, Icon }) => (
        <MenuLink key={href} value={href} href={href}>
          <Icon size={20} strokeWidth={1.5} />
          <span>{name}</span>
        </MenuLink>
      ))}
    </MenuGroup>
    <MenuRule />
    <MenuAction value="logout" onSelect={onSignOut}>
      <LogOut size={20} strokeWidth={1.5} />
      Logout
    </MenuAction>
  </MenuPanel>
);
