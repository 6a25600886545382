import { useSelector } from '@xstate/react';
import { type RefCallback, useCallback } from 'react';
import { arrivalCount, isArriving } from '#machines/navigation/navigation.selectors.ts';
import { afterPaint } from './after-paint.ts';
import { focusAfterPaint, isFocusLeft, leaveFocus, pageHeading } from './focus.ts';
import { useFlow } from './shop-context.ts';

/** How many times the shopper has arrived somewhere since the page was loaded: 0 on the first page. RTE-5. */
export const useNavigationCount = (): number => useSelector(useFlow('navigation'), arrivalCount);

/** The latest arrival whose heading has been shown; not counted by a chart, as where the focus is belongs to the page. */
let lastShownNavigation = 0;

/** Whether a heading that comes now takes the focus: from whoever is busy elsewhere on the same page, none does. */
const isFocusDue = (navigations: number): boolean =>
  navigations > lastShownNavigation || isFocusLeft() || (navigations > 0 && document.activeElement === document.body);

/**
 * A ref for what takes the focus when the shopper arrives at its page, but not on the first one (RTE-5), and when it takes
 * the place of a heading that held it: the cart that Undo fills again has another than the empty one.
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
 * Finds where the focus goes when a drawer or dialog closes: to the heading of the page that following a link has led to;
 * null where the shopper stays on their page.
 */
export function useNewPageHeading(): () => HTMLElement | null {
  const navigation = useFlow('navigation');
  return () => (isArriving(navigation.getSnapshot()) ? pageHeading() : null);
}
