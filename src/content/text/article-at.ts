import type { ArticlePath } from '#machines/domain/routes.ts';
import { type Article, isArticle, type TextPageContent } from '#src/content/text-content.ts';

/** The two pages that list articles. Their texts are loaded with the page. */
export type ArticleLists = { blog: TextPageContent; press: TextPageContent };

/** An article and the page that lists it. */
type PlacedArticle = { list: TextPageContent; kind: 'BlogPosting' | 'NewsArticle'; article: Article };

/** The article of an address. @throws where there is none: tests/unit/texts.test.ts compares the addresses with the texts */
export function articleAt(path: ArticlePath, { blog, press }: ArticleLists): PlacedArticle {
  const [list, kind] = path.startsWith(blog.path)
    ? ([blog, 'BlogPosting'] as const)
    : ([press, 'NewsArticle'] as const);
  const article = list.sections.filter(isArticle).find(({ id }) => path === `${list.path}/${id}`);
  if (!article) throw new Error(`There is no article at '${path}'.`);
  return { list, kind, article };
}
