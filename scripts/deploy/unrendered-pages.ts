import { PLAIN_PAGES } from '../../machines/domain/routes.ts';
import type { BuiltPages } from '../../mocks/server/pages.ts';
import { contentSecurityPolicy, type OutsideHosts } from '../../mocks/server/security-headers.ts';

/** The pages of a build that renders none: every address starts from the one HTML file. */
export function unrenderedPages(hosts: OutsideHosts): BuiltPages {
  const page = { file: 'index.html', csp: contentSecurityPolicy(hosts) };
  const routes = ['/products/:category/:id', '/products/:id', '/product/:id'];
  return {
    pages: [...Object.keys(PLAIN_PAGES), '/products'].map((path) => ({ path, ...page })),
    shells: [
      ...routes.map((route) => ({ route, ...page })),
      ...['/products', '/products/:category'].map((route) => ({ route, ...page, when: 'query' as const })),
    ],
    notFound: page,
  };
}
