/** Ids of the two fields, and the fields as they stand in the page now. */
export const EMAIL_FIELD_ID = 'login-email';
export const CODE_FIELD_ID = 'login-code';

export const emailField = (): HTMLElement | null => document.getElementById(EMAIL_FIELD_ID);
export const codeField = (): HTMLElement | null => document.getElementById(CODE_FIELD_ID);

/** The email's field where the page says that something is wrong with it. */
export function refusedEmailField(): HTMLElement | null {
  const field = emailField();
  return field?.ariaInvalid === 'true' ? field : null;
}
