export const SEARCH_PANEL_ID = 'site-search';
export const SEARCH_FIELD_ID = 'site-search-field';
