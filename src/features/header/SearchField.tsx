import { useSelector } from '@xstate/react';
import { Search } from 'lucide-react';
import type { FormEvent, KeyboardEvent } from 'react';
import { formatCount } from '#machines/domain/money.ts';
import {
  eventOfKey,
  highlightedPlace,
  isSuggesting,
  searchText,
  suggestionCount,
} from '#machines/header/header.selectors.ts';
import { lazy } from '#src/platform/lazy.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { LoadBoundary } from '#src/ui/LoadBoundary.tsx';
import { hiddenText, siteSearch } from '#styled-system/recipes';
import { ClearSearch } from './ClearSearch.tsx';
import { optionId } from './header.dom.ts';

const SuggestionList = lazy(() => import('./SuggestionList.tsx').then((module) => module.SuggestionList));

/** This is a plain search form that works on its own. The list of suggestions is loaded on demand. HDR-1, HDR-5. */
export function SearchField({ id }: { id: string }) {
  const header = useFlow('header');
  const text = useSelector(header, searchText);
  const isListed = useSelector(header, isSuggesting);
  const count = useSelector(header, suggestionCount);
  const highlighted = useSelector(header, highlightedPlace);
  const c = siteSearch();
  const listId = `${id}-list`;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    header.send({ type: 'search.submitted', text });
  };
  const press = (event: KeyboardEvent) => {
    const headerEvent = eventOfKey(header.getSnapshot(), event.key);
    if (!headerEvent || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    header.send(headerEvent);
  };
  return (
    <form className={c.form} role="search" aria-label="Shop" action="/products" onSubmit={submit}>
      <Search size={20} strokeWidth={1.5} />
      <input
        id={id}
        className={c.input}
        type="search"
        name="search"
        role="combobox"
        aria-label="Search spirits"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={listId}
        aria-activedescendant={highlighted === null ? undefined : optionId(listId, highlighted)}
        placeholder="Search spirits..."
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onFocus={SuggestionList.preload}
        onBlur={() => header.send({ type: 'suggestions.dismissed' })}
        onKeyDown={press}
        onChange={(event) => header.send({ type: 'search.typed', text: event.currentTarget.value })}
      />
      {text === '' ? null : <ClearSearch fieldId={id} />}
      <span role="status" className={hiddenText()}>
        {isListed ? `${formatCount(count)} ${count === 1 ? 'suggestion' : 'suggestions'}` : ''}
      </span>
      {isListed ? (
        <LoadBoundary fallback={() => null}>
          <SuggestionList id={listId} />
        </LoadBoundary>
      ) : null}
    </form>
  );
}
