import { previewSource } from '#src/platform/pictures.ts';
import { absoluteUrl, fullTitle, SITE } from '#src/platform/site.ts';
import { DocumentTitle } from './DocumentTitle.tsx';

type Props = {
  title: string;
  /** The description is one or two sentences for search results, up to about 155 characters. */
  description: string;
  /** The canonical path leaves out parameters that only change the view. */
  path: string;
  kind?: 'website' | 'article' | 'product';
  /** The path is as in the catalogue. A page without a picture of its own is shown with the shop's mark. */
  picture?: string | undefined;
};

const MARK = '/images/brand/icon-512.png';

/** Search engines, and programs that show a link's preview, read these elements; React moves them into the head. SEO-2 */
export const PageMeta = ({ title, description, path, kind = 'website', picture }: Props) => (
  <>
    <DocumentTitle>{title}</DocumentTitle>
    <meta name="description" property="og:description" content={description} />
    <meta property="og:title" content={fullTitle(title)} />
    <meta property="og:type" content={kind} />
    <meta property="og:url" content={absoluteUrl(path)} />
    <meta property="og:image" content={new URL(previewSource(picture ?? MARK), SITE.origin).href} />
    <link rel="canonical" href={absoluteUrl(path)} />
  </>
);
