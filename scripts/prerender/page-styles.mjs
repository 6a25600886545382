import { PurgeCSS } from 'purgecss';

/** Class names are asked for by class alone: words of a text must not keep a rule. */
const EXTRACTOR = {
  extensions: ['html'],
  extractor: (html) => ({
    attributes: { names: [], values: [] },
    classes: [...new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))],
    ids: [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id),
    tags: [...new Set([...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag]) => tag))],
    undetermined: [],
  }),
};
/** The document's own elements stand around every page. */
const FRAME = ['html', 'head', 'body'];

/** The parts of a style sheet that concern a page, in the sheet's own order: all else could not match anything in it. */
export function pageStyles(css) {
  const known = new Map();
  return async (html) => {
    const { classes, tags } = EXTRACTOR.extractor(html);
    const key = JSON.stringify([classes.sort(), tags.sort()]);
    const held = known.get(key);
    if (held !== undefined) return held;
    const [result] = await new PurgeCSS().purge({
      content: [{ raw: html, extension: 'html' }],
      css: [{ raw: css }],
      extractors: [EXTRACTOR],
      keyframes: true,
      safelist: { standard: FRAME, deep: [], greedy: [/:root/] },
      dynamicAttributes: [
        'data-age',
        'data-gate',
        'data-account',
        'data-state',
        'open',
        'inert',
        'hidden',
        'aria-busy',
      ],
    });
    const styles = result?.css ?? '';
    known.set(key, styles);
    return styles;
  };
}
