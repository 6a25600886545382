import { organizationData } from '#src/platform/organization-data.ts';
import { absoluteUrl, ORGANIZATION_ID } from '#src/platform/site.ts';
import { pictureUrl, type StructuredData } from '#src/platform/structured-data.ts';

type ArticleFacts = {
  kind: 'BlogPosting' | 'NewsArticle';
  path: string;
  title: string;
  description: string;
  /** The path is as in the catalogue. */
  picture: string;
  /** The date is in ISO format. */
  date: string;
};

/** An article has the shop as its author. This is apart from structured-data.ts, which every first load has. PAG-2. */
export const articleData = ({ kind, path, title, description, picture, date }: ArticleFacts): StructuredData => ({
  '@type': kind,
  headline: title,
  description,
  image: pictureUrl(picture),
  datePublished: date,
  inLanguage: 'en-GB',
  url: absoluteUrl(path),
  mainEntityOfPage: absoluteUrl(path),
  author: organizationData(),
  publisher: { '@id': ORGANIZATION_ID },
});
