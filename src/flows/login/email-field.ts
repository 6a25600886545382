export const EMAIL_FIELD_ID = 'login-email';
export const emailField = (): HTMLElement | null => document.getElementById(EMAIL_FIELD_ID);
