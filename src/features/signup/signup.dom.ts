import type { SignupField } from '#machines/signup/signup-form.ts';

/** The error summary links to the field by this id. */
export const fieldId = (field: SignupField): string => `signup-${field}`;

export const findField = (field: SignupField): HTMLElement | null => document.getElementById(fieldId(field));

/** The calendar opens below this frame of the date's input. */
export const DATE_FRAME_ID = 'signup-date-frame';
export const CALENDAR_ID = 'signup-calendar';
export const CALENDAR_BUTTON_ID = 'signup-calendar-button';

export const calendarButton = (): HTMLElement | null => document.getElementById(CALENDAR_BUTTON_ID);

/**
 * This ref belongs to the fields that a lookup fills. If the visitor has gone on to one of them meanwhile, its new text is
 * selected, as Tab selects the text of a field: what is typed next replaces it. SGN-6.
 */
export const selectFilled = (fields: HTMLElement | null) => () =>
  queueMicrotask(() => {
    const { activeElement } = document;
    const isFilled = activeElement !== findField('postalCode') && fields?.contains(activeElement);
    if (isFilled && activeElement instanceof HTMLInputElement) activeElement.select();
  });
