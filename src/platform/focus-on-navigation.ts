import { useSelector } from '@xstate/react';
import { type RefCallback, useCallback } from 'react';
import { isJustOpened, openedPages } from '#machines/navigation/navigation.selectors.ts';
import { afterPaint } from './after-paint.ts';
import { focusAfterPaint, isFocusLeft, leaveFocus, pageHeading } from './focus.ts';
import { useFlow } from './shop-context.ts';

/** The count of navigations since the page was loaded is 0 on the first page. RTE-5. */
export const useNavigationCount = (): number => useSelector(useFlow('navigation'), openedPages);

/** The latest navigation whose heading was focused. The focus belongs to the page, so no chart counts it. */
let lastShownNavigation = 0;

/**
 * A new heading takes the focus after a navigation, or if the focus was lost, but never from a control that the visitor
 * is using.
 */
const isFocusDue = (navigations: number): boolean =>
  navigations > lastShownNavigation || isFocusLeft() || (navigations > 0 && document.activeElement === document.body);

/**
 * This ref focuses a heading after a navigation, but not on the first page (RTE-5). It also passes the focus from a
 * heading that is replaced, as when Undo fills the cart again.
 */
export function useFocusOnNavigation(): RefCallback<HTMLElement> {
  const navigations = useNavigationCount();
  return useCallback(
    (heading: HTMLElement | null) => {
      if (!heading) return;
      const stops = [
        isFocusDue(navigations) ? focusAfterPaint(heading) : null,
        afterPaint(() => {
          lastShownNavigation = navigations;
        }),
      ];
      return () => {
        for (const stop of stops) stop?.();
        leaveFocus(heading);
      };
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
