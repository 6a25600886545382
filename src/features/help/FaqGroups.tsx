import { useSelector } from '@xstate/react';
import { shownGroups } from '#machines/help/help.selectors.ts';
import { ALL_QUESTIONS } from '#machines/help/questions.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { faq } from '#styled-system/recipes';
import { FaqQuestion } from './FaqQuestion.tsx';

/** The groups show all questions, or those that match the search. HLP-1. */
export function FaqGroups() {
  const shown = useSelector(useFlow('help'), (snapshot) => shownGroups(snapshot, ALL_QUESTIONS));
  const c = faq();
  return shown.map(({ id, title, entries }) => (
    <section key={id} className={c.group} aria-labelledby={`group-${id}`}>
      <h2 id={`group-${id}`} className={c.title}>
        {title}
      </h2>
      <ul>
        {entries.map((found) => (
          <FaqQuestion key={found.entry.id} found={found} />
        ))}
      </ul>
    </section>
  ));
}
