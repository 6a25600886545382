import type { ReactNode } from 'react';
import { pageIntro } from '#styled-system/recipes';
import { PageHeading } from './PageHeading.tsx';

type Props = { title: ReactNode; lead?: ReactNode; children?: ReactNode };

/** A simple page starts with its h1, one or two sentences, and other introductory content. */
export function PageIntro({ title, lead, children }: Props) {
  const c = pageIntro();
  return (
    <header className={c.root}>
      <PageHeading>{title}</PageHeading>
      {lead ? <p className={c.lead}>{lead}</p> : null}
      {children}
    </header>
  );
}
