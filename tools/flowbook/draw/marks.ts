export type Tone = 'added' | 'removed' | 'changed' | 'covered' | 'gap' | 'equivalent';

/** The marks on a diagram: states by their paths, transitions by their ids. */
export type Marks = {
  /** Empty where the flow is not running. */
  readonly active: ReadonlySet<string>;
  readonly visited: ReadonlySet<string>;
  readonly taken: ReadonlySet<string>;
  /** The transition taken last. */
  readonly last: string | null;
  readonly tones: ReadonlyMap<string, Tone>;
  /** States of which there is a picture. */
  readonly pictured: ReadonlySet<string>;
  /** States on which there are notes. */
  readonly noted: ReadonlySet<string>;
};

/** What the shop has done in a chart. */
export type RunMarks = Pick<Marks, 'active' | 'visited' | 'taken' | 'last'>;

export const NO_MARKS: Marks = {
  active: new Set(),
  visited: new Set(),
  taken: new Set(),
  last: null,
  tones: new Map(),
  pictured: new Set(),
  noted: new Set(),
};

/** The class names that are meant. */
export const classes = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
