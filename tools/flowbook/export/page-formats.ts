/** The formats in which a chart's page can be saved. PNG needs a browser, on the command line. */
export const PAGE_FORMATS = ['svg', 'json', 'mermaid', 'scxml'] as const;
export type PageFormat = (typeof PAGE_FORMATS)[number];

export const FORMATS = ['svg', 'png', 'json', 'mermaid', 'scxml'] as const;
export type Format = (typeof FORMATS)[number];

export const EXTENSIONS: Readonly<Record<Format, string>> = {
  svg: 'svg',
  json: 'json',
  mermaid: 'mmd',
  scxml: 'scxml',
  png: 'png',
};

export const FORMAT_WORDS: Readonly<Record<PageFormat, string>> = {
  svg: 'SVG',
  json: 'JSON',
  mermaid: 'Mermaid',
  scxml: 'SCXML',
};
