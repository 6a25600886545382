/** Raised whenever the stored form changes; another version is set aside, not guessed at. */
export const VIEWED_VERSION = 1;
