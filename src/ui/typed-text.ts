import { type ChangeEvent, type CompositionEvent, type SyntheticEvent, useState } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isComposing = ({ nativeEvent }: SyntheticEvent): boolean =>
  'isComposing' in nativeEvent && nativeEvent.isComposing === true;

/** The caret stays before the same following text after cleaning. */
function caretAfter(typed: string, caret: number, cleaned: string): number {
  const [before, after] = [typed.slice(0, caret), typed.slice(caret)];
  if (cleaned.startsWith(before)) return before.length;
  return cleaned.endsWith(after) ? cleaned.length - after.length : Math.min(caret, cleaned.length);
}

/** Setting the field's value moves the caret, so it is moved back. An email field has no caret position. */
function keepCaret(input: TextControl, typed: string, caret: number | null): void {
  if (caret === null || input.value === typed || document.activeElement !== input) return;
  const place = caretAfter(typed, caret, input.value);
  input.setSelectionRange(place, place);
}

/**
 * A flow cleans this input's text. Text that an input method is composing stays untouched until it is finished, because
 * changing it would double its letters. TYP-1.
 */
export function useTypedText(value: string, onType: (text: string) => void) {
  const [composed, setComposed] = useState<string | null>(null);
  const type = (input: TextControl) => {
    const { value: typed, selectionStart } = input;
    setComposed(null);
    onType(typed);
    // React writes the cleaned text after its handlers have run.
    queueMicrotask(() => keepCaret(input, typed, selectionStart));
  };
  return {
    value: composed ?? value,
    onChange: (event: ChangeEvent<TextControl>) =>
      isComposing(event) ? setComposed(event.currentTarget.value) : type(event.currentTarget),
    onCompositionEnd: (event: CompositionEvent<TextControl>) => type(event.currentTarget),
  };
}
