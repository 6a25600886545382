import type { Article } from '#src/content/text-content.ts';
import { Link } from '#src/platform/navigation.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { articleTeaser } from '#styled-system/recipes';
import { Inline } from './Inline.tsx';
import { longDate } from './long-date.ts';

type Props = { article: Article; href: string; priority: boolean };

/** The teaser does not show tables, so it does not show the text that introduces one. */
const opening = ([first]: Article['blocks']): string => (typeof first === 'string' ? first.replace(/:$/, '…') : '');

/** An article in a list has picture, date, title and its first text. PAG-2. */
export function ArticleTeaser({ article, href, priority }: Props) {
  const { id, title, date, picture, blocks } = article;
  const c = articleTeaser();
  return (
    <article className={c.root}>
      <div className={c.frame}>
        <Picture imageUrl={picture} alt="" sizes="(width < 768px) 100vw, 200px" priority={priority} />
      </div>
      <div>
        <p className={c.date}>
          <time dateTime={date}>{longDate(date)}</time>
        </p>
        <h2 id={id} tabIndex={-1} className={c.title}>
          <Link href={href} className={c.link}>
            {title}
          </Link>
        </h2>
        <p>
          <Inline text={opening(blocks)} />
        </p>
      </div>
    </article>
  );
}
