import { useSelector } from '@xstate/react';
import { highlightedPlace, suggestionsOf } from '#machines/header/header.selectors.ts';
import { useFlow } from '#src/lib/shop-context.ts';
import { siteSearch } from '#styled-system/recipes';
import { optionId } from './header.dom.ts';

const GROUPS = [
  { kind: 'category', title: 'Categories' },
  { kind: 'brand', title: 'Houses' },
  { kind: 'product', title: 'Products' },
] as const;

const reveal = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

/** The combobox's list. A press keeps the focus in the field. HDR-5. */
export function SuggestionList({ id }: { id: string }) {
  const header = useFlow('header');
  const suggestions = useSelector(header, suggestionsOf);
  const highlighted = useSelector(header, highlightedPlace);
  const c = siteSearch();
  const placed = suggestions.map((suggestion, index) => ({ ...suggestion, index }));
  const groups = GROUPS.map((group) => ({ ...group, options: placed.filter(({ kind }) => kind === group.kind) }));
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
        .map(({ kind, title, options }) => (
          <div key={kind} className={c.group} role="group" aria-labelledby={`${id}-${kind}`}>
            <span id={`${id}-${kind}`} className={c.groupTitle} role="presentation">
              {title}
            </span>
            {options.map(({ index, href, name }) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys
              // biome-ignore lint/a11y/useFocusableInteractive: the same
              <div
                key={href}
                id={optionId(id, index)}
                ref={index === highlighted ? reveal : null}
                className={c.option}
                role="option"
                aria-selected={index === highlighted}
                onClick={() => header.send({ type: 'suggestion.chosen', href })}
              >
                {name}
              </div>
            ))}
          </div>
        ))}
    </div>
  );
}
