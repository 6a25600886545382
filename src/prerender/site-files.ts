import { PAGES } from '#machines/domain/routes.ts';
import { blog } from '#src/content/blog.ts';
import { isArticle } from '#src/content/text-content.ts';
import { absoluteUrl, SITE } from '#src/platform/site.ts';

const xmlText = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;

const PERSONAL = new Set<string>(PAGES.flatMap((page) => ('personal' in page ? [page.path] : [])));

const ROBOTS = `User-agent: *
Disallow: /api/

Sitemap: ${absoluteUrl('/sitemap.xml')}
`;

const sitemap = (paths: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths
  .filter((path) => !PERSONAL.has(path))
  .map((path) => `<url>${element('loc', absoluteUrl(path))}</url>`)
  .join('\n')}
</urlset>
`;

const blogItems = (): string[] =>
  blog.sections.filter(isArticle).map(({ id, title, description, date }) => {
    const url = absoluteUrl(`${blog.path}/${id}`);
    const parts = [
      element('title', title),
      element('link', url),
      element('guid', url),
      element('pubDate', new Date(date).toUTCString()),
      element('description', description),
    ];
    return `<item>${parts.join('')}</item>`;
  });

const feed = (): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${element('title', `${blog.title} · ${SITE.name}`)}
${element('link', absoluteUrl(blog.path))}
${element('description', blog.description)}
<language>en-GB</language>
<atom:link href="${absoluteUrl('/blog.xml')}" rel="self" type="application/rss+xml"/>
${blogItems().join('\n')}
</channel></rss>
`;

/** Files for search engines and feed readers, by name. @param paths of the rendered pages. SEO-1, SEO-4 */
export const siteFiles = (paths: readonly string[]): Readonly<Record<string, string>> => ({
  'robots.txt': ROBOTS,
  'sitemap.xml': sitemap(paths),
  'blog.xml': feed(),
});
