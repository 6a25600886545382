/** Mutants of plain code that make no difference, by their words, each with the reason. */
export const EQUIVALENT_CODE: Readonly<Record<string, string>> = {};
