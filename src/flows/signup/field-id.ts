import type { SignupField } from '#machines/signup/signup-form.ts';

/** The id of a field's control, which the error summary leads to. */
export const fieldId = (field: SignupField): string => `signup-${field}`;

export const findField = (field: SignupField): HTMLElement | null => document.getElementById(fieldId(field));
