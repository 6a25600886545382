import { canonicalCategory } from './categories.ts';
import { type ProductQuery, parseQuery } from './product-query.ts';

/** Where the shopper is: path and query string ('?a=b' or ''), as the address bar has them. */
export type Address = { path: string; search: string };

/** How they came: by a link or the shop itself, in place of the last address, or by Back and Forward. */
export type NavigationKind = 'push' | 'replace' | 'pop';

/** The pages that show nothing but themselves, by path. RTE-1. */
export const PLAIN_PAGES = {
  '/': 'home',
  '/categories': 'categories',
  '/cart': 'cart',
  '/checkout': 'checkout',
  '/login': 'login',
  '/signup': 'signup',
  '/profile': 'profile',
  '/orders': 'orders',
  '/saved': 'saved',
  '/about': 'about',
  '/careers': 'careers',
  '/press': 'press',
  '/blog': 'blog',
  '/help': 'help',
  '/contact': 'contact',
  '/shipping': 'shipping',
  '/returns': 'returns',
  '/legal': 'legal',
  '/privacy': 'privacy',
  '/terms': 'terms',
  '/cookies': 'cookies',
  '/age-verification': 'ageVerification',
} as const;
export type PlainPage = (typeof PLAIN_PAGES)[keyof typeof PLAIN_PAGES];

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
  ...Object.values(PLAIN_PAGES),
  'products',
  'product',
  'productPlaceholder',
  'order',
  'article',
  'notFound',
];

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** The path under which an address with slashes at its end is known. A loop: /\/+$/ takes minutes over many slashes. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

function shopRoute(segments: readonly string[], search: string): Route {
  const [room, first, second] = segments.map(decode);
  if (room === 'products' && segments.length === 1) return { name: 'products', query: parseQuery(search) };
  if (!first) return { name: 'notFound' };
  if (room === 'orders' && segments.length === 2) return { name: 'order', number: first };
  if (room === 'product' && segments.length === 2) return { name: 'productPlaceholder', id: first };
  if (room === 'products' && segments.length === 2) {
    return canonicalCategory(first) === null
      ? { name: 'product', id: first, category: null }
      : { name: 'products', query: parseQuery(search, first) };
  }
  if (room === 'products' && segments.length === 3 && second) return { name: 'product', id: second, category: first };
  return { name: 'notFound' };
}

/** The page an address names. Never throws: what cannot be read is not found. RTE-1 to RTE-5. */
export function routeOf({ path, search }: Address): Route {
  const plain = withoutTrailingSlashes(path);
  const page = Object.entries(PLAIN_PAGES).find(([known]) => known === plain)?.[1];
  if (page) return { name: page };
  const article = ARTICLE_PATHS.find((known) => known === plain);
  return article ? { name: 'article', path: article } : shopRoute(plain.split('/').slice(1), search);
}
