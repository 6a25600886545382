import { Button } from '#src/ui/Button.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { jobOpening } from '#styled-system/recipes';
import type { Opening } from './openings.ts';

type Props = {
  opening: Opening;
  /** The id of the sentence that says how to apply. */
  howToApply: string;
};

/** JOB-1: 'Apply Now' does nothing; how to apply is said above. */
export function JobOpening({ opening, howToApply }: Props) {
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
      <Button variant="secondary" className={c.apply} aria-describedby={howToApply}>
        Apply Now<VisuallyHidden>: {title}</VisuallyHidden>
      </Button>
    </section>
  );
}
