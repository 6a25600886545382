import { Mail, MapPin, Phone } from 'lucide-react';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { siteFooter } from '#styled-system/recipes';
import { SOCIAL_LINKS } from './footer-links.ts';

/** FTR-1. */
export function FooterContact() {
  const c = siteFooter();
  const icon = { size: 16, strokeWidth: 1.6 } as const;
  return (
    <>
      <address className={c.contact}>
        <a href="mailto:hello@tawnyandrye.example">
          <Mail {...icon} />
          hello@tawnyandrye.example
        </a>
        <a href="tel:+442079460182">
          <Phone {...icon} />
          020 7946 0182
        </a>
        <p>
          <MapPin {...icon} />
          14 Cask Yard, London SE1 9PR
        </p>
      </address>
      <ul className={c.social}>
        {SOCIAL_LINKS.map(({ name, href, Mark }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener" className={c.socialLink}>
              <Mark size={20} strokeWidth={1.5} />
              <VisuallyHidden>{name}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
