import type { SignupField } from '#machines/signup/signup-form.ts';

/** The id of a field's control, which the error summary leads to. */
export const fieldId = (field: SignupField): string => `signup-${field}`;

export const findField = (field: SignupField): HTMLElement | null => document.getElementById(fieldId(field));

/** The frame of the date's input, which the calendar stands under. */
export const DATE_FRAME_ID = 'signup-date-frame';
export const CALENDAR_ID = 'signup-calendar';
export const CALENDAR_BUTTON_ID = 'signup-calendar-button';

export const calendarButton = (): HTMLElement | null => document.getElementById(CALENDAR_BUTTON_ID);

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
