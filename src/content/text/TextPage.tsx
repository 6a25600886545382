import { isArticle, type TextPageContent } from '#src/content/text-content.ts';
import { prose } from '#styled-system/recipes';
import { ArticleTeaser } from './ArticleTeaser.tsx';
import { longDate } from './long-date.ts';
import { TextBlocks } from './TextBlocks.tsx';
import { TextLayout } from './TextLayout.tsx';

/** A text page. It shows articles as teasers. PAG-1, PAG-2. */
export function TextPage({ text }: { text: TextPageContent }) {
  const { sections, updated } = text;
  const c = prose();
  return (
    <TextLayout {...text} contents={sections}>
      <div className={c.root}>
        {sections.map((section, index) =>
          isArticle(section) ? (
            <ArticleTeaser
              key={section.id}
              article={section}
              href={`${text.path}/${section.id}`}
              priority={index === 0}
            />
          ) : (
            <section key={section.id} className={c.section}>
              <h2 id={section.id} tabIndex={-1} className={c.title}>
                {section.title}
              </h2>
              <TextBlocks blocks={section.blocks} />
            </section>
          ),
        )}
        {updated ? (
          <p className={c.updated}>
            Last changed on <time dateTime={updated}>{longDate(updated)}</time>
          </p>
        ) : null}
      </div>
    </TextLayout>
  );
}
