/** "Exit" leads to a general search engine. AGE-5. */
export const ELSEWHERE = 'https://www.google.com/';

/** The session's storage holds this value once the visitor has confirmed their age. AGE-4. */
export const CONFIRMED = 'confirmed';

/** The gate's two buttons work before the app starts. AGE-7. */
export const GATE_BUTTONS = { confirm: 'age-confirm', exit: 'age-exit' } as const;

/** A visitor who has confirmed their age sees the shop without the gate. */
export function showShop(): void {
  document.documentElement.dataset.age = CONFIRMED;
}
