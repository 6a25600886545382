import type { ReactNode } from 'react';
import { emptyShelf } from '#styled-system/recipes';

type Props = { title: string; text: string; children?: ReactNode };

/** An empty state has empty alcoves, two sentences and a link to go on. */
export function EmptyShelf({ title, text, children }: Props) {
  const c = emptyShelf();
  return (
    <div className={c.root}>
      <h2 className={c.title}>{title}</h2>
      <p className={c.text}>{text}</p>
      {children}
    </div>
  );
}
