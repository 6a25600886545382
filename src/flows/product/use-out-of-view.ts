import { type RefCallback, useCallback, useState } from 'react';

/** The header stays over the top of the page: what lies under it is out of view. */
const UNDER_HEADER = '-64px 0px 0px 0px';
const HALF = 0.5;

/** Watches an element: whether more than half of it is out of view; null as long as it never has been. */
export function useOutOfView(): readonly [RefCallback<Element>, boolean | null] {
  const [isOutOfView, setOutOfView] = useState<boolean | null>(null);
  const watch = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isOut = (entries.at(-1)?.intersectionRatio ?? 1) < HALF;
        setOutOfView((before) => (before === null && !isOut ? null : isOut));
      },
      { rootMargin: UNDER_HEADER, threshold: HALF },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, isOutOfView];
}
