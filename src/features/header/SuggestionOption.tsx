import { useSelector } from '@xstate/react';
import type { MouseEvent } from 'react';
import { formatPence } from '#machines/domain/money.ts';
import { highlightedPlace, searchText } from '#machines/header/header.selectors.ts';
import type { Suggestion } from '#machines/header/suggestions.ts';
import { Link } from '#src/platform/navigation.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { siteSearch } from '#styled-system/recipes';
import { markedParts } from './marked-parts.ts';

type Props = { id: string; place: number; suggestion: Suggestion };

const reveal = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });
const c = siteSearch();

/** The typed text is bold in the name. A near match contains no typed text. */
function Name({ name }: { name: string }) {
  const text = useSelector(useFlow('header'), searchText);
  return markedParts(name, text).map((part, at) => {
    const Element = part.isMarked ? 'b' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: only their place distinguishes the parts of a text
    return <Element key={at}>{part.text}</Element>;
  });
}

/** A suggestion is a link, which can be opened in a new tab. One that is a product has a picture and a price. HDR-5. */
export function SuggestionOption({ id, place, suggestion: { name, href, picture, price } }: Props) {
  const header = useFlow('header');
  const isHighlighted = useSelector(header, (snapshot) => highlightedPlace(snapshot) === place);
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    header.send({ type: 'suggestion.chosen', href });
  };
  return (
    <Link
      href={href}
      id={id}
      ref={isHighlighted ? reveal : null}
      className={c.option}
      role="option"
      aria-selected={isHighlighted}
      // The field has the focus and takes the keys.
      tabIndex={-1}
      onClick={choose}
    >
      {picture ? <Picture imageUrl={picture.imageUrl} alt="" sizes="36px" colour={picture.colour} /> : null}
      <span className={c.optionName}>
        <Name name={name} />
      </span>
      {price === undefined ? null : <span className={c.optionPrice}>{formatPence(price)}</span>}
    </Link>
  );
}
