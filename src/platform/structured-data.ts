import { pictureSource } from './pictures.ts';
import { absoluteUrl, SITE } from './site.ts';

/** Machines read this in the terms of schema.org. It only holds facts that the page shows, too. */
export type StructuredData = { '@type': string; [property: string]: unknown };

type DataCrumb = { label: string; href: string };

/** The last crumb is the page itself. */
export const breadcrumbData = (crumbs: readonly DataCrumb[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absoluteUrl(href),
  })),
});

/** Pictures may be on another host. API-4. */
export const pictureUrl = (imageUrl: string) =>
  URL.canParse(imageUrl) ? imageUrl : new URL(pictureSource(imageUrl).src, SITE.origin).href;
