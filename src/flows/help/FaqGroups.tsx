import { useSelector } from '@xstate/react';
import { faq } from '#styled-system/recipes';
import { FaqQuestion } from './FaqQuestion.tsx';
import type { HelpRef } from './help-ref.ts';

/** All questions in their groups, or those that the search has found. HLP-1. */
export function FaqGroups({ help }: { help: HelpRef }) {
  const shown = useSelector(help, (snapshot) => snapshot.context.shown);
  const c = faq();
  return shown.map(({ id, title, entries }) => (
    <section key={id} className={c.group} aria-labelledby={`group-${id}`}>
      <h2 id={`group-${id}`} className={c.title}>
        {title}
      </h2>
      <ul>
        {entries.map((found) => (
          <FaqQuestion key={found.entry.id} help={help} found={found} />
        ))}
      </ul>
    </section>
  ));
}
