export const UNDO_ID = 'address-undo';

export const undoButton = (): HTMLElement | null => document.getElementById(UNDO_ID);

/** The first of the stored addresses. */
export const firstAddress = (): HTMLElement | null => document.querySelector<HTMLElement>('[name=storedAddress]');
