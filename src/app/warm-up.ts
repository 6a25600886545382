import { PAGES } from './page-chunks.ts';

/** What most visits need next, in this order. */
const LIKELY = [PAGES.products, PAGES.product, PAGES.cart] as const;

type Connection = { saveData?: boolean };
const savesData = () => (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

async function fetchAhead(): Promise<void> {
  for (const page of LIKELY) await page.preload();
}

/**
 * Fetches the next pages' code once the visitor stirs and the browser has nothing better to do: the first load pays
 * nothing for it, and neither does a visitor who saves data.
 */
export function warmUp(): void {
  if (savesData()) return;
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  const begin = () => {
    for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, begin);
    whenIdle(() => void fetchAhead());
  };
  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, begin, { passive: true });
}
