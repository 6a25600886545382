/** The shop's page for the frame, beside Flowbook on the same origin. */
export const FRAME_PATH = '/flowbook-shop.html';

/** The storyboard's pictures. */
export const PICTURES_PATH = '/flowbook-pictures';
