import { READY } from './page-data.ts';

/** Resolves once the first render is done: what the flows change from then on can no longer differ from the static page. */
export const pageReady = (): Promise<void> =>
  new Promise((resolve) => {
    if ('ready' in document.documentElement.dataset) resolve();
    else document.addEventListener(READY, () => resolve(), { once: true });
  });
