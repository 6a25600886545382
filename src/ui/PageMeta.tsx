import { absoluteUrl } from '#src/lib/site.ts';
import { DocumentTitle } from './DocumentTitle.tsx';

type Props = {
  title: string;
  /** One or two sentences for search results, up to about 155 characters. */
  description: string;
  /** The page's one address, without what only changes its view. */
  path: string;
};

/** What a page says of itself in the document's head; React moves it there. */
export const PageMeta = ({ title, description, path }: Props) => (
  <>
    <DocumentTitle>{title}</DocumentTitle>
    <meta name="description" content={description} />
    <link rel="canonical" href={absoluteUrl(path)} />
  </>
);
