/** Mutants of views that nobody could tell from the shop, by their ids, each with the reason. */
export const EQUIVALENT_VIEWS: Readonly<Record<string, string>> = {};
