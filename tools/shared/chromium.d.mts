/** The path of a Chromium that is there already, or null. */
export function findChromium(): string | null;
