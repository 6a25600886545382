import { Mail, MapPin, Phone } from 'lucide-react';
import { SITE } from '#src/platform/site.ts';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { PageMeta } from '#src/ui/PageMeta.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import { contactPage } from '#styled-system/recipes';
import { ContactForm } from './ContactForm.tsx';
import { ServiceHours } from './ServiceHours.tsx';

export function ContactPage() {
  const c = contactPage();
  const icon = { size: 20, strokeWidth: 1.5 } as const;
  return (
    <Wrap>
      <PageMeta
        title="Contact"
        description={`Write to ${SITE.name}, call ${SITE.telephone} or use the form. Customer service hours: Mon–Fri 9:00–18:00, Sat–Sun 10:00–16:00.`}
        path="/contact"
      />
      <PageIntro
        title="Contact us"
        lead="Questions about a bottle, an order or a delivery. A person reads every message."
      />
      <div className={c.columns}>
        <div className={c.aside}>
          <ServiceHours />
          <address className={c.contacts}>
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
              {SITE.street}, {SITE.town} {SITE.postcode}
            </p>
          </address>
        </div>
        <ContactForm />
      </div>
    </Wrap>
  );
}
