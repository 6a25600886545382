import { canonicalCategory } from './categories.ts';
import { type ProductQuery, parseQuery } from './product-query.ts';

/** Where the shopper is: path and query string ('?a=b' or ''), as the address bar has them. */
export type Address = { path: string; search: string };

/** How they came: by a link or the shop itself, in place of the last address, or by Back and Forward. */
export type NavigationKind = 'push' | 'replace' | 'pop';

/**
 * The pages that have one address each, in the order of the footer's columns and of the index of text pages. RTE-1,
 * FTR-1. A 'text' page is only read: its words are a file in src/content. Any other has a state in the shop's chart and a
 * loader in src/app. A `personal` page shows what is the shopper's own, so search engines are not led there. SEO-1
 */
export const PAGES = [
  { path: '/', name: 'home', kind: 'own' },
  { path: '/categories', name: 'categories', kind: 'own' },
  { path: '/cart', name: 'cart', kind: 'own', personal: true },
  { path: '/checkout', name: 'checkout', kind: 'own', personal: true },
  { path: '/login', name: 'login', kind: 'own', personal: true },
  { path: '/signup', name: 'signup', kind: 'own', personal: true },
  { path: '/profile', name: 'profile', kind: 'own', personal: true },
  { path: '/about', name: 'about', kind: 'text', title: 'About', index: 'company', column: 'company' },
  { path: '/careers', name: 'careers', kind: 'own', title: 'Careers', index: 'company', column: 'company' },
  { path: '/press', name: 'press', kind: 'text', title: 'Press', index: 'company', column: 'company' },
  { path: '/blog', name: 'blog', kind: 'text', title: 'Blog', index: 'company', column: 'company' },
  { path: '/help', name: 'help', kind: 'own', title: 'Help', column: 'support' },
  { path: '/contact', name: 'contact', kind: 'own', title: 'Contact', column: 'support' },
  { path: '/legal', name: 'legal', kind: 'text', title: 'Legal', index: 'information', column: 'legal' },
  { path: '/shipping', name: 'shipping', kind: 'text', title: 'Shipping', index: 'information', column: 'support' },
  { path: '/returns', name: 'returns', kind: 'text', title: 'Returns', index: 'information', column: 'support' },
  { path: '/orders', name: 'orders', kind: 'own', title: 'Orders', column: 'support', personal: true },
  { path: '/saved', name: 'saved', kind: 'own', title: 'Saved bottles', column: 'support', personal: true },
  { path: '/privacy', name: 'privacy', kind: 'text', title: 'Privacy', index: 'information', column: 'legal' },
  { path: '/terms', name: 'terms', kind: 'text', title: 'Terms', index: 'information', column: 'legal' },
  { path: '/cookies', name: 'cookies', kind: 'text', title: 'Cookies', index: 'information', column: 'legal' },
  {
    path: '/age-verification',
    name: 'ageVerification',
    kind: 'text',
    title: 'Age Verification',
    index: 'information',
    column: 'legal',
  },
  {
    path: '/accessibility',
    name: 'accessibility',
    kind: 'text',
    title: 'Accessibility',
    index: 'information',
    column: 'legal',
  },
] as const;
type Page = (typeof PAGES)[number];
type PlainPage = Page['name'];
export type TextPageName = Extract<Page, { kind: 'text' }>['name'];

export const TEXT_PAGES = PAGES.filter((page) => page.kind === 'text');

/** A record with an entry for each text page. */
export const byTextPage = <Entry>(entryOf: (page: (typeof TEXT_PAGES)[number]) => Entry) =>
  Object.fromEntries(TEXT_PAGES.map((page) => [page.name, entryOf(page)])) as Record<TextPageName, Entry>;

/** The articles of the blog and the press pages, by their addresses. Another name there is no page. PAG-2. */
export const ARTICLE_PATHS = [
  '/blog/how-we-deliver',
  '/blog/how-to-read-a-label',
  '/blog/what-a-unit-is',
  '/blog/keeping-an-open-bottle',
  '/press/shop-without-cookies',
  '/press/units-on-every-bottle',
  '/press/sarvella-rosato-2025',
  '/press/half-measure',
] as const;
export type ArticlePath = (typeof ARTICLE_PATHS)[number];

export type Route =
  | { name: PlainPage }
  | { name: 'products'; query: ProductQuery }
  | { name: 'product'; id: string; category: string | null }
  | { name: 'productPlaceholder'; id: string }
  | { name: 'order'; number: string }
  | { name: 'article'; path: ArticlePath }
  | { name: 'notFound' };
export type PageName = Route['name'];
export const PAGE_NAMES: readonly PageName[] = [
  ...PAGES.map(({ name }) => name),
  'products',
  'product',
  'productPlaceholder',
  'order',
  'article',
  'notFound',
];

/** Whether a page is only read: a text page, or an article of one. */
export const isTextPage = (name: PageName): boolean =>
  name === 'article' || TEXT_PAGES.some((page) => page.name === name);

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** The path under which an address with slashes at its end is known. A loop: /\/+$/ takes minutes over many slashes. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

function shopRoute(segments: readonly string[], search: string): Route {
  const [section, first, second] = segments.map(decode);
  if (section === 'products' && segments.length === 1) return { name: 'products', query: parseQuery(search) };
  if (!first) return { name: 'notFound' };
  if (section === 'orders' && segments.length === 2) return { name: 'order', number: first.toUpperCase() };
  if (section === 'product' && segments.length === 2) return { name: 'productPlaceholder', id: first };
  if (section === 'products' && segments.length === 2) {
    return canonicalCategory(first) === null
      ? { name: 'product', id: first, category: null }
      : { name: 'products', query: parseQuery(search, first) };
  }
  if (section === 'products' && segments.length === 3 && second)
    return { name: 'product', id: second, category: first };
  return { name: 'notFound' };
}

/** The page an address names. Never throws: what cannot be read is not found. RTE-1 to RTE-5. */
export function routeOf({ path, search }: Address): Route {
  const plain = withoutTrailingSlashes(path);
  const page = PAGES.find((known) => known.path === plain);
  if (page) return { name: page.name };
  const article = ARTICLE_PATHS.find((known) => known === plain);
  return article ? { name: 'article', path: article } : shopRoute(plain.split('/').slice(1), search);
}
