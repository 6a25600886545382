import type { ReactNode } from 'react';
import type { LazyView } from '#src/platform/lazy.ts';
import { Link } from '#src/platform/navigation.ts';
import { Wordmark } from '#src/ui/Wordmark.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import { siteHeader } from '#styled-system/recipes';
import { AppCode } from './AppCode.tsx';
import { MainNav } from './MainNav.tsx';
import { Menu, type MenuDrawerProps } from './Menu.tsx';
import { SearchButton } from './SearchButton.tsx';
import { SiteSearch } from './SiteSearch.tsx';

type Props = {
  /** The app passes the cart link, because the header does not know the cart's flow. */
  cart: ReactNode;
  /**
   * The app passes the account links, because the header does not know the session's flow. They are in the bar, and on
   * narrow screens in the drawer.
   */
  account: ReactNode;
  Drawer: LazyView<MenuDrawerProps>;
};

/** HDR-1 to HDR-5. */
export function Header({ cart, account, Drawer }: Props) {
  const c = siteHeader();
  return (
    <header className={c.root}>
      <Wrap className={c.bar}>
        <div className={c.side}>
          <Menu Drawer={Drawer} />
        </div>
        <Link href="/" className={c.logo} aria-label="Tawny & Rye, home">
          <Wordmark />
        </Link>
        <MainNav />
        <SiteSearch />
        <div className={c.actions}>
          <AppCode />
          <div data-account>{account}</div>
          <SearchButton />
          {cart}
        </div>
      </Wrap>
    </header>
  );
}
