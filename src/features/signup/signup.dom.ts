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
 * This ref belongs to the fields that a lookup disables. A disabled field loses the focus; it gets the focus back when
 * it is enabled again, unless the visitor has moved it meanwhile. SGN-6.
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
