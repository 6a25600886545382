import type { ReactNode } from 'react';
import type { TextPageContent } from '#src/content/text-content.ts';
import { SITE } from '#src/platform/site.ts';
import { breadcrumbData } from '#src/platform/structured-data.ts';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { PageMeta } from '#src/ui/PageMeta.tsx';
import { StructuredDataScript } from '#src/ui/StructuredDataScript.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import { textLayout } from '#styled-system/recipes';
import { type Anchor, PageIndex } from './PageIndex.tsx';

type Props = Pick<TextPageContent, 'path' | 'title' | 'lead' | 'description' | 'index' | 'feed'> & {
  contents: readonly Anchor[];
  children: ReactNode;
};

/** A page with fewer sections needs no list of contents. */
const LONG_PAGE = 6;

/** The index is at the left, the prose at the right. design.md, Screens: Text pages. */
export function TextLayout({ path, title, lead, description, index, feed, contents, children }: Props) {
  return (
    <Wrap>
      <PageMeta title={title} description={description} path={path} />
      {feed ? <link rel="alternate" type="application/rss+xml" title={`${title} · ${SITE.name}`} href={feed} /> : null}
      <StructuredDataScript
        data={[
          breadcrumbData([
            { label: 'Home', href: '/' },
            { label: title, href: path },
          ]),
        ]}
      />
      <PageIntro title={title} lead={lead} />
      <div className={textLayout().columns}>
        <PageIndex index={index} path={path} contents={contents.length >= LONG_PAGE ? contents : []} />
        {children}
      </div>
    </Wrap>
  );
}
