import { prose } from '#styled-system/recipes';
import { longDate } from './long-date.ts';
import { TextBlocks } from './TextBlocks.tsx';
import { TextLayout } from './TextLayout.tsx';
import type { TextPageContent } from './text-content.ts';

/** One of the text pages. PAG-1. */
export function TextPage({ text }: { text: TextPageContent }) {
  const { sections, updated } = text;
  const c = prose();
  return (
    <TextLayout {...text} contents={sections}>
      <div className={c.root}>
        {sections.map(({ id, title, date, blocks }) => (
          <section key={id} className={c.section}>
            <h2 id={id} tabIndex={-1} className={c.title}>
              {title}
            </h2>
            {date ? (
              <p className={c.date}>
                <time dateTime={date}>{longDate(date)}</time>
              </p>
            ) : null}
            <TextBlocks blocks={blocks} />
          </section>
        ))}
        {updated ? (
          <p className={c.updated}>
            Last changed on <time dateTime={updated}>{longDate(updated)}</time>
          </p>
        ) : null}
      </div>
    </TextLayout>
  );
}
