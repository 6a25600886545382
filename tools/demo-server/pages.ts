/** An HTML file of the build, by its path in the published folder, and the policy that it is served with. */
export type BuiltPage = { file: string; csp: string };

/**
 * What the build has rendered (dist/pages.json).
 *
 * - `pages` have an address each.
 * - `shells` serve every address of a pattern that has no page of its own; with `when: 'query'`, for an address that
 *   asks for more than the page of its path holds, since a filtered list is not rendered.
 * - `notFound` answers everything else, with status 404.
 * - `categories`: every name that an address may give a category, and the one that its page has. RTE-4
 * - `hasEveryProduct`: each product of the catalogue has a page, so another id is no product.
 */
export type BuiltPages = {
  pages: readonly (BuiltPage & { path: string })[];
  shells: readonly (BuiltPage & { route: string; when?: 'query' })[];
  notFound: BuiltPage;
  categories: Readonly<Record<string, string>>;
  hasEveryProduct: boolean;
};

/** Paths that one file answers. `pattern` fits the same paths as `route`; JavaScript, PCRE and RE2 understand it. */
export type PathRule = { route: string; pattern: string; page: BuiltPage };

/** Which file answers which path, in a form that every server can use. The first rule that fits holds. */
export type PageRules = {
  /** For addresses with a query string, before all others. */
  withQuery: readonly PathRule[];
  /** Whole paths, without a slash at their end. */
  byPath: ReadonlyMap<string, BuiltPage>;
  /** For paths that `byPath` does not have. */
  patterns: readonly PathRule[];
  /** The path that an address in other letters means, by the path in lower case. RTE-6 */
  spellings: ReadonlyMap<string, string>;
  notFound: BuiltPage;
};

const CATEGORY_ROUTE = '/products/:category';
const PRODUCT_PATH = /^\/products\/[^/]+\/([^/]+)$/;

/**
 * The decoded path, or null where it cannot be decoded. A slash within a part of it stays encoded, as the shop's own
 * routes have it: '/products%2Fgin' names no category. RTE-7
 */
export function decodedPath(path: string): string | null {
  try {
    const parts = path.split('/').map((part) => decodeURIComponent(part).replaceAll('/', '%2F'));
    return parts.join('/');
  } catch {
    return null;
  }
}

/** A path of the build. */
function pathOf(path: string): string {
  const decoded = decodedPath(path);
  if (decoded === null) throw new Error(`dist/pages.json names ${path}, which cannot be read.`);
  return decoded;
}

/** A text as a part of a pattern that fits it alone. */
export const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&');

/** The ids of the products that have a page. */
const productIds = (pages: BuiltPages['pages']): string[] =>
  pages.flatMap(({ path }) => PRODUCT_PATH.exec(pathOf(path))?.slice(1) ?? []);

/** A category's place in an address takes the names of categories alone: another name there is a product's. RTE-2 */
function patternOf(route: string, categories: BuiltPages['categories']): string {
  const segment = (part: string) => (part.startsWith(':') ? '[^/]+' : escaped(part));
  const path =
    route === CATEGORY_ROUTE
      ? `/products/(?:${Object.keys(categories).map(escaped).join('|')})`
      : route.split('/').map(segment).join('/');
  return `^${path}$`;
}

/** A shell's rule; where all products are known, one for each, as no other id is a product's. RTE-6 */
function rulesOf(
  { route, file, csp }: BuiltPages['shells'][number],
  categories: BuiltPages['categories'],
  ids: readonly string[] | null,
): PathRule[] {
  const routes = ids !== null && route.endsWith('/:id') ? ids.map((id) => route.replace(/:id$/, () => id)) : [route];
  return routes.map((one) => ({ route: one, pattern: patternOf(one, categories), page: { file, csp } }));
}

/** Other names of a category show what is rendered under its own. RTE-4 */
function byOtherNames(
  byPath: ReadonlyMap<string, BuiltPage>,
  categories: BuiltPages['categories'],
): [string, BuiltPage][] {
  return Object.entries(categories).flatMap(([name, own]): [string, BuiltPage][] => {
    const page = byPath.get(`/products/${own}`);
    return page && !byPath.has(`/products/${name}`) ? [[`/products/${name}`, page]] : [];
  });
}

/** Paths by their form in lower case, without those that have to be encoded and those that differ in capitals alone. */
function spellingsOf(paths: readonly string[]): ReadonlyMap<string, string> {
  const names = paths.map((path) => path.toLowerCase());
  const isAlone = (name: string) => names.indexOf(name) === names.lastIndexOf(name);
  return new Map(
    paths
      .filter((path) => encodeURI(path) === path && isAlone(path.toLowerCase()))
      .map((path) => [path.toLowerCase(), path]),
  );
}

/** What is rendered, as rules for a server. */
export function pageRules({ pages, shells, notFound, categories, hasEveryProduct }: BuiltPages): PageRules {
  const rendered = new Map(pages.map(({ path, file, csp }) => [pathOf(path), { file, csp }]));
  const byPath = new Map([...rendered, ...byOtherNames(rendered, categories)]);
  const ids = hasEveryProduct ? productIds(pages) : null;
  const lists = shells.filter(({ when }) => when === 'query').flatMap((shell) => rulesOf(shell, categories, null));
  return {
    withQuery: lists,
    byPath,
    // The address of a list without a page still names a list, not a product.
    patterns: [
      ...lists,
      ...shells.filter(({ when }) => when === undefined).flatMap((shell) => rulesOf(shell, categories, ids)),
    ],
    spellings: spellingsOf([...byPath.keys(), ...(ids ?? []).map((id) => `/products/${id}`)]),
    notFound,
  };
}

/** The path without slashes at its end. A loop: the expression /\/+$/ takes minutes over many slashes. RTE-1 */
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

const firstFitting = (rules: readonly PathRule[], path: string): BuiltPage | undefined =>
  rules.find(({ pattern }) => new RegExp(pattern).test(path))?.page;

/**
 * The path that an address in other letters is redirected to, or null: '/Products/GIN' means '/products/gin'. RTE-6
 * @param path as `decodedPath` reads it, with or without slashes at its end
 */
export function spellingOf(rules: PageRules, path: string): string | null {
  const plain = withoutTrailingSlashes(path);
  const right = rules.spellings.get(plain.toLowerCase());
  return right === undefined || right === plain ? null : right;
}

/**
 * The file that answers an address, or null where there is no such page.
 * @param path as `decodedPath` reads it, with or without slashes at its end
 */
export function pageAt(rules: PageRules, path: string, hasQuery: boolean): BuiltPage | null {
  const plain = withoutTrailingSlashes(path);
  const filtered = hasQuery ? firstFitting(rules.withQuery, plain) : undefined;
  return filtered ?? rules.byPath.get(plain) ?? firstFitting(rules.patterns, plain) ?? null;
}
