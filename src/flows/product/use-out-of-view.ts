import { type RefCallback, useCallback, useState } from 'react';

/** The header stays over the top of the page: what lies under it is out of view. */
const UNDER_HEADER = '-64px 0px 0px 0px';
const HALF = 0.5;

/** Watches an element: whether more than half of it is out of view. False until that is known. */
export function useOutOfView(): readonly [RefCallback<Element>, boolean] {
  const [isOutOfView, setOutOfView] = useState(false);
  const watch = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setOutOfView((entries.at(-1)?.intersectionRatio ?? 1) < HALF),
      { rootMargin: UNDER_HEADER, threshold: HALF },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, isOutOfView];
}
