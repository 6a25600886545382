/** One line under the search field: what it is, what it says, where it leads. HDR-5. */
export type Suggestion = { kind: 'product' | 'brand' | 'category'; id: string; name: string; href: string };
export type Suggestions = readonly Suggestion[];
export const NO_SUGGESTIONS: Suggestions = [];
