import type { ArticlePath } from '#machines/domain/routes.ts';
import { articleData } from '#src/content/article-data.ts';
import { breadcrumbData } from '#src/platform/structured-data.ts';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { PageMeta } from '#src/ui/PageMeta.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { StructuredDataScript } from '#src/ui/StructuredDataScript.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import { articlePage, prose } from '#styled-system/recipes';
import { type ArticleLists, articleAt } from './article-at.ts';
import { longDate } from './long-date.ts';
import { TextBlocks } from './TextBlocks.tsx';

/** An article of the blog or the press page, in full. PAG-2. */
export function ArticlePage({ path, lists }: { path: ArticlePath; lists: ArticleLists }) {
  const { list, kind, article } = articleAt(path, lists);
  const { title, date, picture, description, blocks } = article;
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: list.title, href: list.path },
    { label: title, href: path },
  ];
  const c = articlePage();
  return (
    <Wrap>
      <PageMeta title={title} description={description} path={path} kind="article" picture={picture} />
      <StructuredDataScript
        data={[articleData({ kind, path, title, description, picture, date }), breadcrumbData(crumbs)]}
      />
      <Breadcrumbs items={crumbs} />
      <article className={c.root}>
        <div className={c.frame}>
          <Picture imageUrl={picture} alt="" sizes="(width < 1024px) 100vw, 40vw" priority />
        </div>
        <div className={c.body}>
          <PageHeading>{title}</PageHeading>
          <p className={c.date}>
            <time dateTime={date}>{longDate(date)}</time>
          </p>
          <div className={prose().root}>
            <TextBlocks blocks={blocks} />
          </div>
          <p className={c.onward}>
            <TextLink href={list.path}>{`More of the ${list.title.toLowerCase()}`}</TextLink>
          </p>
        </div>
      </article>
    </Wrap>
  );
}
