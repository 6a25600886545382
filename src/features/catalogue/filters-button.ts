/** This button opens the filters on narrow screens and gets the focus back. */
export const FILTERS_BUTTON_ID = 'open-filters';
