import { useSyncExternalStore } from 'react';

/** From this width on the filters are beside the list, and the links in the header. design.md, Space. */
export const WIDE = '(width >= 1024px)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export const isWideScreen = (): boolean => window.matchMedia(WIDE).matches;

/**
 * On wide screens the filters are beside the list. The static page is that of a phone, which can least afford unused
 * HTML; on a wide screen their space is reserved. The width only decides the layout, so it is no flow state.
 */
export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, isWideScreen, () => false);
