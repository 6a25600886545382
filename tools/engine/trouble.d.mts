/** Something that ends a command, in words that a person can act on. */
export class Trouble extends Error {}

/** The words for an error that a person can act on; null for a fault of the program. */
export function troubleWords(error: unknown): string | null;
