import { Link, usePath } from '#src/lib/navigation.ts';
import { siteHeader } from '#styled-system/recipes';
import { MAIN_LINKS } from './main-links.ts';

export function MainNav() {
  const path = usePath();
  const c = siteHeader();
  return (
    <nav aria-label="Main">
      <ul className={c.nav}>
        {MAIN_LINKS.map(({ href, name }) => (
          <li key={href}>
            <Link href={href} className={c.link} aria-current={path === href ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
