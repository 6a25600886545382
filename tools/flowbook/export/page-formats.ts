/** The formats that are texts; a PNG is made from the SVG, in a browser. */
export const TEXT_FORMATS = ['svg', 'json', 'mermaid', 'scxml'] as const;
export type TextFormat = (typeof TEXT_FORMATS)[number];

/** What a page lets one save of a chart: a text, or why there is none. */
export type PageTexts = Readonly<Partial<Record<TextFormat, string | { readonly problem: string }>>>;

/** The formats in which a chart can be saved. */
export const FORMATS = ['svg', 'png', 'json', 'mermaid', 'scxml'] as const;
export type Format = (typeof FORMATS)[number];

export const EXTENSIONS: Readonly<Record<Format, string>> = {
  svg: 'svg',
  json: 'json',
  mermaid: 'mmd',
  scxml: 'scxml',
  png: 'png',
};

export const FORMAT_WORDS: Readonly<Record<Format, string>> = {
  svg: 'SVG',
  png: 'PNG',
  json: 'JSON',
  mermaid: 'Mermaid',
  scxml: 'SCXML',
};
