import { organizationData } from './organization-data.ts';
import { absoluteUrl, ORGANIZATION_ID } from './site.ts';
import { pictureUrl, type StructuredData } from './structured-data.ts';

type ArticleFacts = {
  kind: 'BlogPosting' | 'NewsArticle';
  path: string;
  title: string;
  description: string;
  /** As the catalogue names it. */
  picture: string;
  /** ISO date. */
  date: string;
};

/** A piece of the blog or of the house's news; nobody signs by name. Beside structured-data.ts, which first loads carry. PAG-2. */
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
