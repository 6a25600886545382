import { useSyncExternalStore } from 'react';

/** From here on the filters stand beside the list. design.md, Space. */
const WIDE = '(width >= 1024px)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * Whether the filters stand beside the list; the static page is wide, and style sheets hide its column elsewhere. How wide
 * the window is decides how the page is laid out, not what can be done with it, so it is no flow state.
 */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => true,
  );
