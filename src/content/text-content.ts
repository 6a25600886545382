/**
 * The content of a text page, apart from its layout. Strings may hold links to pages or out of the shop,
 * `[label](/returns)`, and literal names in backticks.
 */
export type TextPageContent = {
  path: string;
  title: string;
  lead: string;
  /** For search results. */
  description: string;
  /** Which pages stand beside it in the index. */
  index: 'company' | 'information';
  /** ISO date of the last change that matters to a reader. */
  updated?: string;
  sections: readonly (TextSection | Article)[];
};

export type TextSection = {
  /** Its fragment in the address. */
  id: string;
  title: string;
  blocks: readonly TextBlock[];
};

/** A section that is a page of its own as well: `/blog/{id}` or `/press/{id}`. PAG-2. */
export type Article = TextSection & {
  /** ISO date. */
  date: string;
  /** As the catalogue names pictures: '/images/categories/x.avif'. */
  picture: string;
  /** For search results. */
  description: string;
};

export const isArticle = (section: TextSection | Article): section is Article => 'picture' in section;

/** A plain string is a paragraph. */
export type TextBlock = string | ListBlock | LedgerBlock | NoticeBlock | AddressBlock;

export type ListBlock = { kind: 'list'; items: readonly string[]; isOrdered?: boolean };

/** A table: the first cell of each row names it; a last column of figures is set at the right. design.md, Components. */
export type LedgerBlock = {
  kind: 'ledger';
  caption: string;
  columns: readonly [string, string, ...string[]];
  rows: readonly (readonly [string, string, ...string[]])[];
  hasFigures?: boolean;
};

export type NoticeBlock = { kind: 'notice'; about: 'age' | 'delivery' | 'storage'; text: string };

/** Lines of an address or of a form to copy. */
export type AddressBlock = { kind: 'lines'; lines: readonly string[] };
