import type { Pence } from '#machines/domain/money.ts';

/**
 * One suggestion under the search field. HDR-5. Where no product contains the text, 'meant' and 'near' are similar words
 * and products. 'all' and 'onward' are links to a list, so that the shopper can always go on.
 */
export type Suggestion = {
  kind: 'category' | 'brand' | 'product' | 'meant' | 'near' | 'all' | 'onward';
  id: string;
  name: string;
  href: string;
  /** A product's picture, and the colour that is shown until it has loaded. */
  picture?: { imageUrl: string; colour?: string | undefined };
  price?: Pence;
};
export type Suggestions = readonly Suggestion[];
export const NO_SUGGESTIONS: Suggestions = [];

/** The next suggestion. After the last one follows the typed text (null), then the first again. */
export const nextHighlight = (highlighted: number | null, count: number): number | null => {
  const next = highlighted === null ? 0 : highlighted + 1;
  return next < count ? next : null;
};

/** The previous suggestion. Before the first one is the typed text (null), then the last. */
export const previousHighlight = (highlighted: number | null, count: number): number | null => {
  const previous = (highlighted ?? count) - 1;
  return previous >= 0 ? previous : null;
};

type Highlighting = { suggestions: Suggestions; highlighted: number | null };

/** The new index of the highlighted suggestion; null where the newer suggestions do not contain it. */
export function movedHighlight({ suggestions, highlighted }: Highlighting, newer: Suggestions): number | null {
  const chosen = suggestions[highlighted ?? -1];
  const place = newer.findIndex(({ href }) => href === chosen?.href);
  return place < 0 ? null : place;
}

/** The address of the highlighted suggestion. @throws when none is highlighted, which only a bug can cause */
export function highlightedHref({ suggestions, highlighted }: Highlighting): string {
  const suggestion = suggestions[highlighted ?? -1];
  if (!suggestion) throw new Error('No suggestion is highlighted.');
  return suggestion.href;
}
