import { canonicalCategory, categoryNames } from '#machines/domain/categories.ts';
import { withoutTrailingSlashes } from '#machines/domain/routes.ts';

/** An HTML file of the build, by its path in the published folder, and the policy that it is served with. */
export type BuiltPage = { file: string; csp: string };

/**
 * What the build has rendered (dist/pages.json).
 *
 * - `pages` have an address each.
 * - `shells` stand for every address of a pattern that has no page of its own; with `when: 'query'`, for an address that
 *   asks for more than the page of its path holds, since a filtered list is not rendered.
 * - `notFound` answers everything else, with status 404.
 */
export type BuiltPages = {
  pages: readonly (BuiltPage & { path: string })[];
  shells: readonly (BuiltPage & { route: string; when?: 'query' })[];
  notFound: BuiltPage;
};

/** Paths that one file answers. `pattern` is understood by JavaScript, PCRE and RE2 alike. */
export type PathRule = { pattern: string; ignoresCase: boolean; page: BuiltPage };

/** Which file answers which path, in the words that every server understands; first rule that fits first. */
export type PageRules = {
  /** For addresses with a query string, before all others. */
  withQuery: readonly PathRule[];
  /** Whole paths, without a slash at their end. */
  byPath: ReadonlyMap<string, BuiltPage>;
  /** For paths that `byPath` does not have. */
  patterns: readonly PathRule[];
  notFound: BuiltPage;
};

const CATEGORY_ROUTE = '/products/:category';

/** A category's place in an address takes the names of categories alone: another name there is a product's. RTE-2 */
function patternOf(route: string): string {
  const segment = (part: string) => (part.startsWith(':') ? '[^/]+' : part);
  const path =
    route === CATEGORY_ROUTE ? `/products/(?:${categoryNames().join('|')})` : route.split('/').map(segment).join('/');
  return `^${path}$`;
}

const ruleOf = ({ route, file, csp }: BuiltPages['shells'][number]): PathRule => ({
  pattern: patternOf(route),
  ignoresCase: route === CATEGORY_ROUTE,
  page: { file, csp },
});

/** Other names of a category show what is rendered under its own. RTE-4 */
function byOtherNames(byPath: ReadonlyMap<string, BuiltPage>): [string, BuiltPage][] {
  return categoryNames().flatMap((name): [string, BuiltPage][] => {
    const page = byPath.get(`/products/${canonicalCategory(name)}`);
    return page && !byPath.has(`/products/${name}`) ? [[`/products/${name}`, page]] : [];
  });
}

/** What is rendered, as rules for a server. */
export function pageRules({ pages, shells, notFound }: BuiltPages): PageRules {
  const byPath = new Map(pages.map(({ path, file, csp }) => [path, { file, csp }]));
  const lists = shells.filter(({ when }) => when === 'query').map(ruleOf);
  return {
    withQuery: lists,
    byPath: new Map([...byPath, ...byOtherNames(byPath)]),
    // A list that has no page, or a category in capitals, is a list still and no product.
    patterns: [...lists, ...shells.filter(({ when }) => when === undefined).map(ruleOf)],
    notFound,
  };
}

const firstFitting = (rules: readonly PathRule[], path: string): BuiltPage | undefined =>
  rules.find(({ pattern, ignoresCase }) => new RegExp(pattern, ignoresCase ? 'i' : '').test(path))?.page;

/**
 * The file that answers an address, or null where there is no such page.
 * @param path decoded, with or without slashes at its end
 */
export function pageAt(rules: PageRules, path: string, hasQuery: boolean): BuiltPage | null {
  const plain = withoutTrailingSlashes(path);
  const filtered = hasQuery ? firstFitting(rules.withQuery, plain) : undefined;
  return filtered ?? rules.byPath.get(plain) ?? firstFitting(rules.patterns, plain) ?? null;
}
