import { useSelector } from '@xstate/react';
import { Search, X } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { searchFaq } from '#machines/help/faq-search.ts';
import { searchStatus, searchText } from '#machines/help/help.selectors.ts';
import { QUESTIONS } from '#machines/help/questions.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { helpSearch } from '#styled-system/recipes';

type Props = { field: RefObject<HTMLInputElement | null>; onClear: () => void };

/** The list is filtered while typing, so Enter does nothing more. HLP-1. */
export function HelpSearch({ field, onClear }: Props) {
  const help = useFlow('help');
  const text = useSelector(help, searchText);
  const status = useSelector(help, searchStatus);
  const statusId = useId();
  const c = helpSearch();
  return (
    <form
      role="search"
      aria-label="Questions and answers"
      className={c.form}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={c.field}>
        <Search size={20} strokeWidth={1.5} />
        <input
          ref={field}
          type="search"
          aria-label="Search questions"
          aria-describedby={statusId}
          placeholder="Search questions and answers"
          autoComplete="off"
          enterKeyHint="search"
          className={c.input}
          value={text}
          onChange={({ currentTarget: { value } }) =>
            help.send({ type: 'search.changed', text: value, found: searchFaq(QUESTIONS, value) })
          }
        />
        {text === '' ? null : (
          <IconButton label="Clear search" onClick={onClear}>
            <X size={20} strokeWidth={1.5} />
          </IconButton>
        )}
      </div>
      <p id={statusId} role="status" className={c.status}>
        {status}
      </p>
    </form>
  );
}
