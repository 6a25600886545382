/** The button that opens the filters on narrow screens: it gets the focus back. */
export const FILTERS_BUTTON_ID = 'open-filters';
