import { type PageName, routeOf } from '#machines/domain/routes.ts';
import { currentEntry } from '#src/lib/navigation.ts';
import { PAGES } from './page-chunks.tsx';

/** Asks for the first page's code before the charts have started, which takes a slow phone a while. */
export const fetchFirstPage = (): Promise<void> => PAGES[routeOf(currentEntry().address).name].preload();

/** What most visits need next, in this order. */
const LIKELY = ['products', 'product', 'cart'] as const satisfies readonly PageName[];

type Connection = { saveData?: boolean };
const savesData = () => (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

async function fetchAhead(onArrival: (page: PageName) => void): Promise<void> {
  for (const page of LIKELY) {
    await PAGES[page].preload();
    if (PAGES[page].isLoaded()) onArrival(page);
  }
}

/**
 * Fetches the next pages' code once the visitor stirs and the browser has nothing better to do, and tells of each: the
 * first load pays nothing for it, and neither does a visitor who saves data.
 */
export function warmUp(onArrival: (page: PageName) => void): void {
  if (savesData()) return;
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  const begin = () => {
    for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, begin);
    whenIdle(() => void fetchAhead(onArrival));
  };
  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, begin, { passive: true });
}
