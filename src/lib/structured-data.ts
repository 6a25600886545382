import { pictureSource } from './pictures.ts';
import { absoluteUrl, SITE } from './site.ts';

/** What a page says of itself to machines, in the words of schema.org. Only what the page shows as well. */
export type StructuredData = { '@type': string; [property: string]: unknown };

export type DataCrumb = { label: string; href: string };

/** The way to a page, the page itself being the last. */
export const breadcrumbData = (crumbs: readonly DataCrumb[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absoluteUrl(href),
  })),
});

/** Pictures may come from a host of their own. API-4. */
export const pictureUrl = (imageUrl: string) =>
  URL.canParse(imageUrl) ? imageUrl : new URL(pictureSource(imageUrl).src, SITE.origin).href;
