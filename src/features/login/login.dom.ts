import { takeFocus } from '#src/platform/focus.ts';

export const EMAIL_FIELD_ID = 'login-email';
export const CODE_FIELD_ID = 'login-code';

export const emailField = (): HTMLElement | null => document.getElementById(EMAIL_FIELD_ID);
export const codeField = (): HTMLElement | null => document.getElementById(CODE_FIELD_ID);

/** The email field, if the page shows an error for it. */
export function refusedEmailField(): HTMLElement | null {
  const field = emailField();
  return field?.ariaInvalid === 'true' ? field : null;
}

/** A wrong code is selected, so that the next digit begins another. LOG-3. */
export function takeFocusAndSelect(field: HTMLInputElement | null): void {
  takeFocus(field);
  if (field !== null && document.activeElement === field) field.select();
}
