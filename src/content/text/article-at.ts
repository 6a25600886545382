import type { ArticlePath } from '#machines/domain/routes.ts';
import { type Article, isArticle, type TextPageContent } from '#src/content/text-content.ts';

/** The two pages that list articles: their texts come with the page, in files of their own. */
export type Rooms = { blog: TextPageContent; press: TextPageContent };

/** An article and the page that lists it. */
export type PlacedArticle = { room: TextPageContent; kind: 'BlogPosting' | 'NewsArticle'; article: Article };

/** The article of an address. @throws where none is written: tests/unit/texts.test.ts holds both lists against each other */
export function articleAt(path: ArticlePath, { blog, press }: Rooms): PlacedArticle {
  const [room, kind] = path.startsWith(blog.path)
    ? ([blog, 'BlogPosting'] as const)
    : ([press, 'NewsArticle'] as const);
  const article = room.sections.filter(isArticle).find(({ id }) => path === `${room.path}/${id}`);
  if (!article) throw new Error(`There is no article at '${path}'.`);
  return { room, kind, article };
}
