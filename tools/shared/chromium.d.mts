/** The path of a Chromium that is there already, or null. */
export function findChromium(): string | null;
/** The path of the browser for most browser tests: a Chromium without a window, else a whole one, else null. */
export function findTestBrowser(): string | null;
