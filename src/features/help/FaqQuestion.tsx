import { useSelector } from '@xstate/react';
import { ChevronDown } from 'lucide-react';
import type { FoundEntry } from '#machines/help/faq-search.ts';
import { isQuestionOpen } from '#machines/help/help.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { TextLink } from '#src/ui/TextLink.tsx';
import { faq } from '#styled-system/recipes';
import { Marked } from './Marked.tsx';

export function FaqQuestion({ found: { entry, marks } }: { found: FoundEntry }) {
  const help = useFlow('help');
  const { id, question, answer, more } = entry;
  const isOpen = useSelector(help, (snapshot) => isQuestionOpen(snapshot, id));
  const c = faq();
  return (
    <li className={c.item}>
      <h3>
        <button
          type="button"
          className={c.question}
          aria-expanded={isOpen}
          aria-controls={`answer-${id}`}
          onClick={() => help.send({ type: 'question.toggled', id })}
        >
          <span>
            <Marked text={question} ranges={marks.question} />
          </span>
          <ChevronDown size={20} strokeWidth={1.5} />
        </button>
      </h3>
      <div id={`answer-${id}`} className={c.panel} data-open={isOpen || undefined}>
        <div className={c.clip}>
          <div className={c.answer}>
            <p>
              <Marked text={answer} ranges={marks.answer} />
            </p>
            {more ? (
              <p className={c.more}>
                <TextLink href={more.href}>{more.label}</TextLink>
              </p>
            ) : null}
          </div>
        </div>
      </div>
    </li>
  );
}
