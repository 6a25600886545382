/** A general search engine's home page. AGE-5. */
export const ELSEWHERE = 'https://www.google.com/';

/** What stands in the session's storage once age has been confirmed. AGE-4. */
export const CONFIRMED = 'confirmed';

/** The gate's two buttons: they work before the charts do. AGE-7. */
export const GATE_BUTTONS = { confirm: 'age-confirm', exit: 'age-exit' } as const;

/** From now on nothing hides the shop; a visitor who had confirmed before never sees the gate. */
export function showShop(): void {
  document.documentElement.dataset.age = CONFIRMED;
}
