import { ContactDetails } from '#src/ui/ContactDetails.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { siteFooter } from '#styled-system/recipes';
import { SOCIAL_LINKS } from './footer-links.ts';

/** The shop's contact details and its social networks. FTR-1. */
export function FooterContact() {
  const c = siteFooter();
  return (
    <>
      <ContactDetails className={c.contact} icon={{ size: 16, strokeWidth: 1.6 }} />
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
