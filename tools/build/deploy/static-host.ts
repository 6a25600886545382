import { CACHING } from '../../demo-server/file-headers.ts';
import { HSTS } from '../../demo-server/security-headers.ts';
import { type DeploySite, literally } from './deploy-site.ts';

const DIRECTIVE = /^(\S+) (.*)$/;

/** A policy that allows everything that one of several allows, for paths that more than one page may answer. */
function union(policies: readonly string[]): string {
  const directives = new Map<string, Set<string>>();
  for (const policy of policies) {
    for (const [, name = '', sources = ''] of policy.split('; ').map((text) => DIRECTIVE.exec(text) ?? [])) {
      directives.set(name, new Set([...(directives.get(name) ?? []), ...sources.split(' ')]));
    }
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/** A route as an expression, with placeholders as such a host matches them. */
const fits = (route: string, path: string): boolean =>
  new RegExp(literally(route.replaceAll(/:\w+/g, '-PLACE-')).replaceAll('-PLACE-', '[^/]+')).test(path);

/**
 * Headers in the words of Netlify and Cloudflare Pages.
 *
 * There every matching rule is used, and two policies both apply. So the first rule, the only one for a 404 page,
 * allows what any page may load; each narrower rule restricts that.
 */
export function headersFile({ pages, policies, headers }: DeploySite): string {
  const routes = [...new Set(pages.shells.map(({ route }) => route))];
  const known = [
    ...pages.pages.map(({ path, csp }) => ({ path, csp })),
    ...pages.shells.map(({ route, csp }) => ({ path: route, csp })),
  ];
  // A product that is unknown has the 404 page. RTE-6
  const policyOf = (route: string) =>
    union([...known.filter(({ path }) => fits(route, path)).map(({ csp }) => csp), pages.notFound.csp]);
  const lone = pages.pages.filter(({ path }) => !routes.some((route) => fits(route, path)));
  const rules = [
    ...lone.map(({ path, csp }) => [path, csp] as const),
    ...routes.map((route) => [route, policyOf(route)] as const),
  ];
  return `# Written by \`npm run build\`, for Netlify and Cloudflare Pages.
/*
${Object.entries({ ...headers, [HSTS.name]: HSTS.value })
  .map(([name, value]) => `  ${name}: ${value}`)
  .join('\n')}
  Content-Security-Policy: ${union([...policies.values()])}
/assets/*
  Cache-Control: ${CACHING.assets}
/images/*
  Cache-Control: ${CACHING.images}
${rules.map(([path, policy]) => `${path}\n  Content-Security-Policy: ${policy}`).join('\n')}
`;
}

/** Pages for addresses that were not rendered, in the words of Netlify, where a file that is there goes first. */
export function redirectsFile({ pages, rules }: DeploySite): string {
  const rendered = new Set(pages.pages.map(({ path }) => path));
  const otherNames = [...rules.byPath].filter(([path]) => !rendered.has(path));
  const kinds = rules.patterns.filter((rule) => !rules.withQuery.includes(rule));
  return `# Written by \`npm run build\`, for Netlify. Take this file away for Cloudflare Pages: rules go before files there, and every
# product would be rendered from the page for all products.
# The API, where it is not on a host of its own (VITE_API_URL):
# /api/* https://api.example/api/:splat 200!
${otherNames.map(([path, { file }]) => `${path} /${file} 200`).join('\n')}
${kinds.map(({ route, page }) => `${route} /${page.file} 200`).join('\n')}
`;
}
