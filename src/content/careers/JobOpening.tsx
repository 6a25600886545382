import { SITE } from '#src/platform/site.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { jobOpening } from '#styled-system/recipes';
import type { Opening } from './openings.ts';

/** 'Apply Now' does nothing, so a text below says how to apply. JOB-1. */
export function JobOpening({ opening }: { opening: Opening }) {
  const { id, title, department, location, type, description, requirements } = opening;
  const c = jobOpening();
  return (
    <section aria-labelledby={id} className={c.root}>
      <h2 id={id} tabIndex={-1} className={c.title}>
        {title}
      </h2>
      <dl className={c.facts}>
        <div>
          <dt>Department</dt>
          <dd>{department}</dd>
        </div>
        <div>
          <dt>Location</dt>
          <dd>{location}</dd>
        </div>
        <div>
          <dt>Type</dt>
          <dd>{type}</dd>
        </div>
      </dl>
      <p>{description}</p>
      <h3 className={c.subtitle}>Requirements</h3>
      <ul>
        {requirements.map((requirement) => (
          <li key={requirement}>{requirement}</li>
        ))}
      </ul>
      <Button variant="secondary" className={c.apply} aria-describedby={`${id}-instead`}>
        Apply Now<VisuallyHidden>{`: ${title}`}</VisuallyHidden>
      </Button>
      <p id={`${id}-instead`} className={c.instead}>
        This button does nothing yet. Write to{' '}
        <TextLink href={`mailto:${SITE.email}?subject=${encodeURIComponent(title)}`}>{SITE.email}</TextLink> instead.
      </p>
    </section>
  );
}
