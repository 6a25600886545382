import { useSyncExternalStore } from 'react';

/** From here on the filters stand beside the list. design.md, Space. */
const WIDE = '(width >= 1024px)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export const isWideScreen = (): boolean => window.matchMedia(WIDE).matches;

/**
 * Whether the filters stand beside the list. The static page does not know: it is a phone's, which can least afford what
 * it does not show; on a wide screen their place is kept. How wide the window is decides how the page is laid out, not
 * what can be done with it, so it is no flow state.
 */
export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, isWideScreen, () => false);
