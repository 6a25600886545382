import { SITE } from '#src/platform/site.ts';
import { ContactDetails } from '#src/ui/ContactDetails.tsx';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { PageMeta } from '#src/ui/PageMeta.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import { contactPage } from '#styled-system/recipes';
import { ContactForm } from './ContactForm.tsx';
import { ServiceHours } from './ServiceHours.tsx';

export function ContactPage() {
  const c = contactPage();
  return (
    <Wrap>
      <PageMeta
        title="Contact"
        description={`Write to ${SITE.name} or call ${SITE.telephone}. Customer service hours: Mon–Fri 9:00–18:00, Sat–Sun 10:00–16:00.`}
        path="/contact"
      />
      <PageIntro
        title="Contact us"
        lead="Questions about a bottle, an order or a delivery? Call us, or send an email."
      />
      <div className={c.columns}>
        <div className={c.aside}>
          <ServiceHours />
          <ContactDetails className={c.contacts} icon={{ size: 20, strokeWidth: 1.5 }} />
        </div>
        <ContactForm />
      </div>
    </Wrap>
  );
}
