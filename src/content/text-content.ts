/** Texts may contain links, `[label](/returns)`, and literal names in backticks. */
export type TextPageContent = {
  path: string;
  title: string;
  lead: string;
  /** The description is for search results. */
  description: string;
  /** The index shows these pages beside it. */
  index: 'company' | 'information';
  /** The path of the feed of the page's articles. SEO-4 */
  feed?: string;
  /** The date (ISO format) of the last change that matters to a reader. */
  updated?: string;
  sections: readonly (TextSection | Article)[];
};

type TextSection = {
  /** The id is the section's fragment in the address. */
  id: string;
  title: string;
  blocks: readonly TextBlock[];
};

/** An article is also a page of its own: `/blog/{id}` or `/press/{id}`. PAG-2. */
export type Article = TextSection & {
  /** The date is in ISO format. */
  date: string;
  /** The path is as in the catalogue: '/images/categories/x.avif'. */
  picture: string;
  /** The description is for search results. */
  description: string;
};

export const isArticle = (section: TextSection | Article): section is Article => 'picture' in section;

/** A plain string is a paragraph. */
export type TextBlock = string | ListBlock | TableBlock | NoticeBlock | AddressBlock;

export type ListBlock = { kind: 'list'; items: readonly string[]; isOrdered?: boolean };

/** The first cell of each row names the row; a last column of figures is aligned right. design.md, Components. */
export type TableBlock = {
  kind: 'table';
  caption: string;
  columns: readonly [string, string, ...string[]];
  rows: readonly (readonly [string, string, ...string[]])[];
  hasFigures?: boolean;
};

export type NoticeBlock = { kind: 'notice'; about: 'age' | 'delivery' | 'storage'; text: string };

/** Lines of an address or of a form to copy. */
type AddressBlock = { kind: 'lines'; lines: readonly string[] };
