import { TextLayout } from '#src/content/text/TextLayout.tsx';
import { SITE } from '#src/platform/site.ts';
import { TextLink } from '#src/ui/TextLink.tsx';
import { prose } from '#styled-system/recipes';
import { JobOpening } from './JobOpening.tsx';
import { OPENINGS } from './openings.ts';

/** JOB-1. */
export function CareersPage() {
  const c = prose();
  return (
    <TextLayout
      path="/careers"
      title="Careers"
      lead="Three places are open in our yard in London."
      description="Open positions at Tawny & Rye in London: Frontend Developer, Product Manager and Customer Success Manager, and how to apply."
      index="company"
      contents={[]}
    >
      <div className={c.root}>
        <section className={c.section}>
          <p>
            To apply, write to <TextLink href={`mailto:${SITE.email}`}>{SITE.email}</TextLink> with the title in the
            subject line, a page about yourself and what you have made or done.
          </p>
          <p>
            Tell us if we can make any part of applying easier for you. You need the right to work in the United Kingdom
            and, as we handle alcohol, to be 18 or over. We answer every application within ten business days.
          </p>
        </section>
        <div className={c.section}>
          {OPENINGS.map((opening) => (
            <JobOpening key={opening.id} opening={opening} />
          ))}
        </div>
      </div>
    </TextLayout>
  );
}
