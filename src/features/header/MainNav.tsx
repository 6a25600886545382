import { useSelector } from '@xstate/react';
import { shownPage } from '#machines/shop/shop.selectors.ts';
import { Link } from '#src/platform/navigation.ts';
import { useShop } from '#src/platform/shop-context.ts';
import { siteHeader } from '#styled-system/recipes';
import { MAIN_LINKS } from './links.ts';

export function MainNav() {
  const page = useSelector(useShop(), shownPage);
  const c = siteHeader();
  return (
    <nav aria-label="Main">
      <ul className={c.nav}>
        {MAIN_LINKS.map(({ href, name, page: own }) => (
          <li key={href}>
            <Link href={href} className={c.link} aria-current={page === own ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
