/** The dialog moves the focus to this step heading when it opens. */
export const STEP_HEADING_ID = 'checkout-step';

export const stepHeading = (): HTMLElement | null => document.getElementById(STEP_HEADING_ID);

/** A field with an error takes the focus from the heading of its step. SRV-5. */
export function takeStepFocus(field: HTMLElement | null): void {
  if (field?.closest('dialog')?.contains(document.activeElement)) field.focus();
}

/** The list of changes in the order is never above or below the visible part of the step. CHK-7. */
export function bringIntoView(note: HTMLElement | null): void {
  note?.scrollIntoView({ block: 'nearest' });
}
