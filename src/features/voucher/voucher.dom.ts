import { leaveFocus, leaveFocusTo, mainPart } from '#src/platform/focus.ts';

export const VOUCHER_FIELD_ID = 'voucher-code';

export const voucherField = (): HTMLElement | null => document.getElementById(VOUCHER_FIELD_ID);

/** This ref belongs to the hint of a slow check. VCH-2. */
export const leaveFocusToField = leaveFocusTo(voucherField);

let isFormLeft = false;

/** This ref belongs to the form. When it is removed while it has the focus, the button 'Remove' takes the focus. VCH-1. */
export const leaveFormFocus = (form: HTMLElement | null) => () => {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement && form?.contains(activeElement))) return;
  leaveFocus(activeElement);
  isFormLeft = true;
  queueMicrotask(() => {
    isFormLeft = false;
  });
};

/**
 * This ref belongs to a field with an error, which takes the focus from the button that has submitted it: 'Apply', or
 * 'Proceed to Checkout' in the same summary. In Safari a pressed button has no focus, so nothing has it. VCH-1, VCH-6.
 */
export function takeRefusedFocus(field: HTMLInputElement | null): void {
  const { activeElement, body } = document;
  const isNowhere = activeElement === body || activeElement === mainPart();
  if (isNowhere || field?.closest('aside')?.contains(activeElement)) field?.focus();
}

/**
 * This ref belongs to the button 'Remove', which takes the place of the form. Where another element has lost the focus, as
 * when Undo fills the cart again, it is the page's heading that takes it. VCH-1.
 */
export function takeFormFocus(button: HTMLElement | null): void {
  if (isFormLeft) button?.focus();
}
