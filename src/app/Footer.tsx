import { Link } from '#src/platform/navigation.ts';
import { Wordmark } from '#src/ui/Wordmark.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import { siteFooter } from '#styled-system/recipes';
import { FooterContact } from './FooterContact.tsx';
import { FOOTER_COLUMNS } from './footer-links.ts';

export function Footer() {
  const c = siteFooter();
  return (
    <footer className={`${c.root} on-dark`}>
      <Wrap>
        <div className={c.top}>
          <div className={c.brand}>
            <Wordmark place="footer" />
            <FooterContact />
          </div>
          <nav aria-label="Footer" className={c.columns}>
            {FOOTER_COLUMNS.map(({ title, links }) => (
              <div key={title}>
                <h2 className={c.title}>{title}</h2>
                <ul>
                  {links.map(({ name, href }) => (
                    <li key={href}>
                      <Link href={href} className={c.link}>
                        {name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className={c.bottom}>
          <span className={c.ring} aria-hidden>
            18+
          </span>
          <p className={c.notice}>Please drink responsibly. You must be 18 or over to buy alcohol.</p>
          <p className={c.copyright}>© 2026 Tawny & Rye. All rights reserved.</p>
        </div>
      </Wrap>
    </footer>
  );
}
