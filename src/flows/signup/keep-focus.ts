/**
 * Ref of the fields that a lookup disables: a disabled field loses the focus. When they are usable again it is where it
 * was, unless the visitor has put it somewhere else meanwhile. SGN-6.
 */
export function keepFocus(fields: HTMLElement | null): (() => void) | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !fields?.contains(focused)) return undefined;
  return () =>
    queueMicrotask(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost) focused.focus({ preventScroll: true });
    });
}
