import { Mail, MapPin, Phone } from 'lucide-react';
import { SITE, SITE_ADDRESS } from '#src/platform/site.ts';

type Props = { className: string; icon: { size: number; strokeWidth: number } };

/** The shop's email address, telephone number and postal address. FTR-1, CON-1. */
export const ContactDetails = ({ className, icon }: Props) => (
  <address className={className}>
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
);
