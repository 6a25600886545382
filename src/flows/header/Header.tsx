import type { ReactNode } from 'react';
import { Link } from '#src/lib/navigation.ts';
import { Wordmark } from '#src/ui/Wordmark.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import { siteHeader } from '#styled-system/recipes';
import { AccountLinks } from './AccountLinks.tsx';
import { AppCode } from './AppCode.tsx';
import { MainNav } from './MainNav.tsx';
import { Menu } from './Menu.tsx';
import { SearchButton } from './SearchButton.tsx';
import { SiteSearch } from './SiteSearch.tsx';

type Props = {
  /** The way to the cart, which is another flow's. */
  cart: ReactNode;
};

/** HDR-1 to HDR-5. */
export function Header({ cart }: Props) {
  const c = siteHeader();
  return (
    <header className={c.root}>
      <Wrap className={c.bar}>
        <div className={c.side}>
          <Menu />
        </div>
        <Link href="/" className={c.logo} aria-label="Tawny & Rye, home">
          <Wordmark />
        </Link>
        <MainNav />
        <SiteSearch />
        <div className={c.actions}>
          <AppCode />
          <div data-account>
            <AccountLinks />
          </div>
          <SearchButton />
          {cart}
        </div>
      </Wrap>
    </header>
  );
}
