import type { ReactNode } from 'react';
import { sectionHeading } from '#styled-system/recipes';

type Props = {
  title: ReactNode;
  lead?: ReactNode;
  /** The section's aria-labelledby refers to this id. */
  id?: string;
  children?: ReactNode;
};

export function SectionHeading({ title, lead, id, children }: Props) {
  const c = sectionHeading();
  return (
    <div className={c.root}>
      <div>
        <h2 id={id} className={c.title}>
          {title}
        </h2>
        {lead ? <p className={c.lead}>{lead}</p> : null}
      </div>
      {children}
    </div>
  );
}
