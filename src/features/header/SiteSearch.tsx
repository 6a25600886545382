import { useSelector } from '@xstate/react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { isSearchPanelOpen } from '#machines/header/header.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { siteHeader } from '#styled-system/recipes';
import { OPENERS, SEARCH_FIELD_ID, SEARCH_PANEL_ID, visibleOpener } from './header.dom.ts';
import { SearchField } from './SearchField.tsx';

/** The search is part of the bar on wide screens and a panel below it on narrow ones. */
export function SiteSearch() {
  const header = useFlow('header');
  const isOpen = useSelector(header, isSearchPanelOpen);
  const dismiss = () => header.send({ type: 'searchPanel.dismissed' });
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    visibleOpener(OPENERS.search)?.focus();
    dismiss();
  };
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) dismiss();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles Escape and the loss of focus of its field
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the same
    <div
      id={SEARCH_PANEL_ID}
      className={siteHeader().search}
      data-open={isOpen || undefined}
      onKeyDown={press}
      onBlur={leave}
    >
      <SearchField id={SEARCH_FIELD_ID} />
    </div>
  );
}
