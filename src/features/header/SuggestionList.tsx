import { useSelector } from '@xstate/react';
import { suggestionsOf } from '#machines/header/header.selectors.ts';
import type { Suggestion } from '#machines/header/suggestions.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { siteSearch } from '#styled-system/recipes';
import { optionId } from './header.dom.ts';
import { SuggestionOption } from './SuggestionOption.tsx';

/** Products share a group with the link to all results; spelling corrections share one with near matches. */
const GROUPS: readonly { title: string; kinds: readonly Suggestion['kind'][] }[] = [
  { title: 'Categories', kinds: ['category'] },
  { title: 'Brands', kinds: ['brand'] },
  { title: 'Products', kinds: ['product', 'all'] },
  { title: 'No exact match', kinds: ['meant', 'near', 'onward'] },
];

/** A press on the combobox's list keeps the focus in the field. HDR-5. */
export function SuggestionList({ id }: { id: string }) {
  const suggestions = useSelector(useFlow('header'), suggestionsOf);
  const c = siteSearch();
  const placed = suggestions.map((suggestion, place) => ({ suggestion, place }));
  const groups = GROUPS.map(({ title, kinds }) => ({
    title,
    options: placed.filter(({ suggestion }) => kinds.includes(suggestion.kind)),
  }));
  return (
    <div
      id={id}
      className={c.list}
      role="listbox"
      aria-label="Suggestions"
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups
        .filter(({ options }) => options.length > 0)
        .map(({ title, options }) => (
          <div key={title} className={c.group} role="group" aria-label={title}>
            <span className={c.groupTitle} role="presentation">
              {title}
            </span>
            {options.map(({ suggestion, place }) => (
              <SuggestionOption key={suggestion.href} id={optionId(id, place)} place={place} suggestion={suggestion} />
            ))}
          </div>
        ))}
    </div>
  );
}
