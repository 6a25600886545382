import { CONFIRMED, GATE_BUTTONS, showShop } from '#src/features/age-gate/age-gate.dom.ts';
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts';

const page = document.documentElement;

function kept(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    // Storage is blocked: nothing is kept, and memory serves.
    return null;
  }
}

/** The shop is drawn behind the gate: out of reach until age is confirmed. @returns whether it is in the page yet */
function uncover(): boolean {
  const shop = document.getElementById('shop');
  shop?.removeAttribute('inert');
  shop?.removeAttribute('aria-hidden');
  return shop !== null;
}

/** As soon as it is read, and not at its end: all that stands in the shop would be styled anew. */
function uncoverOnArrival(): void {
  const arrivals = new MutationObserver(() => {
    if (uncover()) arrivals.disconnect();
  });
  arrivals.observe(page, { childList: true, subtree: true });
}

/** Before the first paint: what the visitor has kept decides which parts of the static page may be seen. AGE-4, SES-1, CRT-4. */
export function markStored(): void {
  if (kept(() => sessionStorage, STORAGE_KEYS.age) === CONFIRMED) {
    showShop();
    page.dataset.gate = 'skipped';
    uncoverOnArrival();
  }
  if (kept(() => localStorage, STORAGE_KEYS.auth) !== null) page.dataset.account = 'kept';
  if (kept(() => localStorage, STORAGE_KEYS.cart)?.includes('"lines":[{')) page.dataset.cart = 'kept';
}

/** The gate opens before the charts run: they read of it in the session's storage. AGE-4. */
export function passGate(): void {
  try {
    sessionStorage.setItem(STORAGE_KEYS.age, CONFIRMED);
  } catch {
    // The charts are told once they run.
  }
  showShop();
  page.dataset.gate = 'skipped';
  uncover();
  // Of the two that the cart's page has, one can be seen. Unless asked, WebKit takes the shop to be hidden as yet.
  for (const heading of document.querySelectorAll<HTMLElement>('main h1'))
    if (heading.checkVisibility()) heading.focus();
}

/** Once the page is complete: who has confirmed may touch it, and who has not finds the focus on the gate. */
export function focusGate(): void {
  if (page.dataset.age !== CONFIRMED) document.getElementById(GATE_BUTTONS.confirm)?.focus();
}
