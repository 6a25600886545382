/** The count stands in the page in every state of the list, so it can take the focus of a control that goes away. */
export const RESULT_COUNT_ID = 'result-count';

export const focusResultCount = (): void => document.getElementById(RESULT_COUNT_ID)?.focus();
