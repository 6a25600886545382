import type { Pence } from '#machines/domain/money.ts';

/**
 * One line under the search field: what it is, what it says, where it leads. HDR-5. Where nothing contains the text, what
 * comes near to it is said as such ('meant', 'near'), and there is always a way on ('all', 'onward').
 */
export type Suggestion = {
  kind: 'category' | 'brand' | 'product' | 'meant' | 'near' | 'all' | 'onward';
  id: string;
  name: string;
  href: string;
  /** A product's picture, as the catalogue names it, and what stands under it until it has come. */
  picture?: { imageUrl: string; colour?: string | undefined };
  price?: Pence;
};
export type Suggestions = readonly Suggestion[];
export const NO_SUGGESTIONS: Suggestions = [];

/** The suggestion after the highlighted one; after the last comes the typed text itself (null), then the first again. */
export const nextHighlight = (highlighted: number | null, count: number): number | null => {
  const next = highlighted === null ? 0 : highlighted + 1;
  return next < count ? next : null;
};

/** The suggestion before the highlighted one; before the first comes the typed text itself (null), then the last. */
export const previousHighlight = (highlighted: number | null, count: number): number | null => {
  const previous = (highlighted ?? count) - 1;
  return previous >= 0 ? previous : null;
};

type Highlighting = { suggestions: Suggestions; highlighted: number | null };

/** Where the highlighted suggestion stands among newer ones; null where it is none of them, or none was. */
export function keptHighlight({ suggestions, highlighted }: Highlighting, newer: Suggestions): number | null {
  const chosen = suggestions[highlighted ?? -1];
  const place = newer.findIndex(({ href }) => href === chosen?.href);
  return place < 0 ? null : place;
}

/** Where the highlighted suggestion leads. @throws when none is highlighted: only a bug asks then */
export function highlightedHref({ suggestions, highlighted }: Highlighting): string {
  const suggestion = suggestions[highlighted ?? -1];
  if (!suggestion) throw new Error('No suggestion is highlighted.');
  return suggestion.href;
}
