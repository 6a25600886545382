import { type RefCallback, useCallback, useState } from 'react';

/** The header covers the top of the page, so elements under it are out of view. */
const UNDER_HEADER = '-64px 0px 0px 0px';
const HALF = 0.5;

/** More than half of the element is out of view; null until that has happened once. */
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
