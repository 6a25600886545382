import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { PageMeta } from '#src/ui/PageMeta.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import { shortPage } from '#styled-system/recipes';
import { SHORT_PAGES, type ShortPageName } from './short-pages.ts';

/** A page that says what it is, what there is to know so far, and where to go on. RTE-1. */
export function ShortPage({ page }: { page: ShortPageName }) {
  const { title, text, links } = SHORT_PAGES[page];
  const c = shortPage();
  return (
    <Wrap className={c.root}>
      <PageMeta title={title} description={text} path={`/${page}`} />
      <PageIntro title={title} lead={text}>
        <div className={c.actions}>
          {links.map(({ name, href }, index) => (
            <ButtonLink key={href} href={href} size="lg" variant={index === 0 ? 'primary' : 'secondary'}>
              {name}
            </ButtonLink>
          ))}
        </div>
      </PageIntro>
    </Wrap>
  );
}
