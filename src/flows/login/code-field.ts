export const CODE_FIELD_ID = 'login-code';
export const codeField = (): HTMLElement | null => document.getElementById(CODE_FIELD_ID);
