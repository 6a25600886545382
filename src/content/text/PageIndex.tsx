import { Link } from '#src/platform/navigation.ts';
import { pageIndex } from '#styled-system/recipes';
import { PAGE_INDEX } from './page-index.ts';

export type Anchor = { id: string; title: string };
type Props = {
  index: keyof typeof PAGE_INDEX;
  path: string;
  /** The sections of a long page. */
  contents: readonly Anchor[];
};

/** The index lists the neighbouring pages, and a long page's contents below its own name. */
export function PageIndex({ index, path, contents }: Props) {
  const { label, pages } = PAGE_INDEX[index];
  const c = pageIndex();
  return (
    <nav aria-label={label} className={c.root}>
      <ul>
        {pages.map((page) => {
          const isCurrent = page.path === path;
          return (
            <li key={page.path} className={c.item}>
              <Link href={page.path} className={c.page} aria-current={isCurrent ? 'page' : undefined}>
                {page.title}
              </Link>
              {isCurrent && contents.length > 0 ? (
                <ul className={c.contents} aria-label="On this page">
                  {contents.map(({ id, title }) => (
                    <li key={id}>
                      <a href={`#${id}`} className={c.anchor}>
                        {title}
                      </a>
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
