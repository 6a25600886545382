import { isReady, READY } from './page-data.ts';

/** The promise resolves after the first render: later changes of the flows cannot differ from the static page. */
export const pageReady = (): Promise<void> =>
  new Promise((resolve) => {
    if (isReady()) resolve();
    else document.addEventListener(READY, () => resolve(), { once: true });
  });
