import { Link } from '#src/platform/navigation.ts';
import { breadcrumbs } from '#styled-system/recipes';

type Crumb = { label: string; href?: string };
type Props = { items: readonly Crumb[] };

/** The breadcrumbs lead to the current page, which is the last item. */
export const Breadcrumbs = ({ items }: Props) => (
  <nav aria-label="Breadcrumb">
    <ol className={breadcrumbs()}>
      {items.map(({ label, href }, index) => (
        <li key={label}>
          {href === undefined || index === items.length - 1 ? (
            <span aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</span>
          ) : (
            <Link href={href}>{label}</Link>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
