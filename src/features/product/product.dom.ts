/** The plate is as wide as the middle column, half of the page, or all of it. */
export const PLATE_SIZES = '(min-width: 1024px) min(45vw, 642px), (min-width: 640px) 50vw, 100vw';
