import { absoluteUrl } from '#src/platform/site.ts';
import { DocumentTitle } from './DocumentTitle.tsx';

type Props = {
  title: string;
  /** The description is one or two sentences for search results, up to about 155 characters. */
  description: string;
  /** The canonical path leaves out parameters that only change the view. */
  path: string;
};

/** Search engines read these elements; React moves them into the document's head. */
export const PageMeta = ({ title, description, path }: Props) => (
  <>
    <DocumentTitle>{title}</DocumentTitle>
    <meta name="description" content={description} />
    <link rel="canonical" href={absoluteUrl(path)} />
  </>
);
