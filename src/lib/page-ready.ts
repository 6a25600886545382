import { READY } from './page-data.ts';

/** Resolves once the first render is done: from then on storage may be read. */
export const pageReady = (): Promise<void> =>
  new Promise((resolve) => {
    if ('ready' in document.documentElement.dataset) resolve();
    else document.addEventListener(READY, () => resolve(), { once: true });
  });
