import { useSelector } from '@xstate/react';
import { type RefCallback, useCallback } from 'react';
import { isJustOpened, openedPages } from '#machines/navigation/navigation.selectors.ts';
import { afterPaint } from './after-paint.ts';
import { isFocusLeft, leaveFocus, mainPart, pageHeading } from './focus.ts';
import { useFlow } from './shop-context.ts';

/** The count of navigations since the page was loaded is 0 on the first page. RTE-5. */
const useNavigationCount = (): number => useSelector(useFlow('navigation'), openedPages);

/** The latest navigation whose heading was shown. The focus belongs to the page, so no chart counts it. */
let lastShownNavigation = 0;

/** The latest navigation, and the element that had the focus when it began. */
let latest: Readonly<{ navigation: number; focused: Element | null }> = { navigation: 0, focused: null };

function noteNavigation(navigations: number): void {
  if (latest.navigation < navigations) latest = { navigation: navigations, focused: document.activeElement };
}

/**
 * The element that a new heading may take the focus from. The code of a page may come long after the navigation: a field
 * that the visitor uses by then stays focused, unless the navigation began in it.
 */
function focusedBefore(navigations: number): Element | null {
  const { activeElement } = document;
  if (navigations <= lastShownNavigation) return activeElement;
  noteNavigation(navigations);
  return activeElement?.closest('input, textarea, select') ? latest.focused : activeElement;
}

/**
 * A new heading takes the focus after a navigation, if the focus was lost, or if the main part has it because the page had
 * no heading; but never from a control that the visitor is using.
 */
function isFocusDue(navigations: number): boolean {
  const { activeElement, body } = document;
  if (navigations > lastShownNavigation || isFocusLeft()) return true;
  return activeElement === mainPart() || (navigations > 0 && activeElement === body);
}

/**
 * This ref focuses a heading after a navigation, but not on the first page (RTE-5), and not if the visitor uses a field
 * meanwhile. It also passes the focus from a heading that is replaced, as when Undo fills the cart again.
 */
export function useFocusOnNavigation(): RefCallback<HTMLElement> {
  const navigations = useNavigationCount();
  return useCallback(
    (heading: HTMLElement | null) => {
      if (!heading) return;
      const isDue = isFocusDue(navigations);
      const before = focusedBefore(navigations);
      const stop = afterPaint(() => {
        // While the code of the next page loads, the list is hidden. The heading of that page takes the focus then.
        if (heading.closest('[data-hidden]')) return;
        lastShownNavigation = navigations;
        const { activeElement, body } = document;
        if (isDue && (activeElement === before || activeElement === body)) heading.focus({ preventScroll: true });
      });
      return () => {
        stop();
        leaveFocus(heading);
      };
    },
    [navigations],
  );
}

/** This ref belongs to what is shown while the code of a page loads: it notes what has the focus as the navigation begins. */
export function useFocusNote(): RefCallback<HTMLElement> {
  const navigations = useNavigationCount();
  return useCallback(
    (element: HTMLElement | null) => {
      if (element) noteNavigation(navigations);
    },
    [navigations],
  );
}

/**
 * When a drawer or dialog closes after a followed link, the focus moves to the new page's heading; null if the shopper
 * stays on the page.
 */
export function useNewPageHeading(): () => HTMLElement | null {
  const navigation = useFlow('navigation');
  return () => (isJustOpened(navigation.getSnapshot()) ? pageHeading() : null);
}
