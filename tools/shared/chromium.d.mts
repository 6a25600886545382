/** The path of a Chromium that is there already, for the browser tests, or null. */
export function findTestBrowser(): string | null;
