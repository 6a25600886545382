import { Mail, MapPin, Phone } from 'lucide-react';
import { SITE, SITE_ADDRESS } from '#src/platform/site.ts';
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
        <a href={`mailto:${SITE.email}`}>
          <Mail {...icon} />
          {SITE.email}
        </a>
        <a href={SITE.telephoneHref}>
          <Phone {...icon} />
          {SITE.telephone}
        </a>
        <p>
          <MapPin {...icon} />
          {SITE_ADDRESS}
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
