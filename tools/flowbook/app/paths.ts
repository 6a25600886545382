/** The shop's page for the frame, beside Flowbook on the same origin. */
export const FRAME_PATH = '/flowbook-shop.html';

/** Where the development server takes code that was dropped. */
export const DROP_PATH = '/flowbook-drop';
/** The status of its answer where it does not take a file, with the reason. */
export const REFUSED = 422;

/** The storyboard's pictures. */
export const PICTURES_PATH = '/flowbook-pictures';

/** Where the development server lists, creates and edits charts. */
export const SKETCH_PATH = '/flowbook-sketch';

/** Where the development server shows the last comparison, and takes what is decided on it. */
export const COMPARE_PATH = '/flowbook-compare';

/** Where the development server takes notes. */
export const NOTES_PATH = '/flowbook-notes';
