import { useSelector } from '@xstate/react';
import { Search } from 'lucide-react';
import { isSearchPanelOpen } from '#machines/header/header.selectors.ts';
import { focusAfter } from '#src/platform/focus.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { siteHeader } from '#styled-system/recipes';
import { OPENERS, SEARCH_FIELD_ID, SEARCH_PANEL_ID } from './header.dom.ts';

/**
 * The button shows the search field on narrow screens. The focus moves there during the press, so that phones show
 * their keyboard. The button itself never takes the focus: leaving the field would close the search that a second press
 * is about to close.
 */
export function SearchButton() {
  const header = useFlow('header');
  const isOpen = useSelector(header, isSearchPanelOpen);
  const toggle = () =>
    focusAfter(
      () => header.send({ type: isOpen ? 'searchPanel.dismissed' : 'searchPanel.opened' }),
      () => document.getElementById(isOpen ? OPENERS.search : SEARCH_FIELD_ID),
    );
  return (
    <IconButton
      id={OPENERS.search}
      label="Search"
      className={siteHeader().narrow}
      aria-expanded={isOpen}
      aria-controls={SEARCH_PANEL_ID}
      onMouseDown={(event) => event.preventDefault()}
      onClick={toggle}
    >
      <Search size={20} strokeWidth={1.5} />
    </IconButton>
  );
}
