import { flushSync } from 'react-dom';

/** Makes a change that writes the field's text anew, and leaves the caret where the visitor is typing. */
export function keepCaret(input: HTMLInputElement, change: () => void): void {
  const { selectionStart, selectionEnd } = input;
  flushSync(change);
  if (document.activeElement === input) input.setSelectionRange(selectionStart, selectionEnd);
}
