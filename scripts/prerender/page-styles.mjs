import { PurgeCSS } from 'purgecss';

const ATTRIBUTE = /\s([a-z][\w-]*)(?:="([^"]*)")?(?=[\s/>])/gi;
const words = (text) => text.split(/\s+/);

/** What selectors can ask for. Words of a text must not keep a rule. */
const EXTRACTOR = {
  extensions: ['html'],
  extractor: (html) => {
    const tags = [...html.matchAll(/<[a-z][^>]*>/gi)].map(([tag]) => tag);
    const attributes = tags.flatMap((tag) => [...tag.matchAll(ATTRIBUTE)]);
    const valuesOf = (wanted) => attributes.flatMap(([, name, value = '']) => (name === wanted ? words(value) : []));
    return {
      attributes: {
        names: attributes.map(([, name]) => name),
        values: attributes.flatMap(([, , value = '']) => [value, ...words(value)]),
      },
      classes: valuesOf('class'),
      ids: valuesOf('id'),
      tags: [...new Set(tags.map((tag) => /[a-z][a-z0-9]*/i.exec(tag)?.[0] ?? ''))],
      undetermined: [],
    };
  },
};
/** The document's own elements stand around every page. */
const FRAME = ['html', 'head', 'body'];
/** What changes while a page is used. */
const STATES = [
  'data-age',
  'data-gate',
  'data-account',
  'data-below',
  'data-cart',
  'data-heard',
  'data-state',
  'open',
  'inert',
  'hidden',
  'aria-busy',
];

/**
 * The parts of a style sheet that concern pages, in the sheet's own order: all else could not match anything in them.
 * Pages of one kind share them: a host has then few policies to tell apart.
 */
export async function pageStyles(css, html) {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    extractors: [EXTRACTOR],
    keyframes: true,
    safelist: { standard: FRAME, deep: [], greedy: [/:root/] },
    dynamicAttributes: STATES,
  });
  return result?.css ?? '';
}
