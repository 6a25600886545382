import { CONFIRMED, GATE_BUTTONS, showShop } from '#src/features/age-gate/age-gate.dom.ts';
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts';

const page = document.documentElement;

function stored(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    // Storage is blocked, so nothing is stored.
    return null;
  }
}

/** The shop behind the gate is inert until age is confirmed. @returns whether its element has been parsed */
function uncover(): boolean {
  const shop = document.getElementById('shop');
  shop?.removeAttribute('inert');
  shop?.removeAttribute('aria-hidden');
  return shop !== null;
}

/** The shop is uncovered when its start tag is parsed: later, all its content would be styled again. */
function uncoverWhenParsed(): void {
  const observer = new MutationObserver(() => {
    if (uncover()) observer.disconnect();
  });
  observer.observe(page, { childList: true, subtree: true });
}

/** Before the first paint, stored data decide which parts of the static page are visible. AGE-4, SES-1, CRT-4, SAV-4, BCK-5. */
export function markStored(): void {
  if (stored(() => sessionStorage, STORAGE_KEYS.age) === CONFIRMED) {
    showShop();
    page.dataset.gate = 'skipped';
    uncoverWhenParsed();
  }
  if (stored(() => localStorage, STORAGE_KEYS.auth) !== null) page.dataset.account = 'stored';
  for (const list of ['cart', 'saved', 'watched'] as const) {
    // The text of an empty list has no '[{'.
    if (stored(() => localStorage, STORAGE_KEYS[list])?.includes('[{')) page.dataset[list] = 'stored';
  }
}

/** The gate opens before the charts run. They read the confirmation from the session's storage. AGE-4. */
export function passGate(): void {
  try {
    sessionStorage.setItem(STORAGE_KEYS.age, CONFIRMED);
  } catch {
    // Storage is blocked: the replayed press confirms the age when the charts run.
  }
  showShop();
  page.dataset.gate = 'skipped';
  uncover();
  // The cart's page has two headings, one of them hidden. WebKit finds the shop visible only after checkVisibility.
  for (const heading of document.querySelectorAll<HTMLElement>('main h1'))
    if (heading.checkVisibility()) heading.focus();
}

/** The gate has the focus as soon as the page is complete, unless age is confirmed. */
export function focusGate(): void {
  if (page.dataset.age !== CONFIRMED) document.getElementById(GATE_BUTTONS.confirm)?.focus();
}
