import { textOf } from './source.ts';

/** Texts in the shape of an ID that are none, and IDs of faults that were repaired. */
const OTHER_NAMES = /^(?:UTF|ISO|SHA|RFC|DBL|TAB|TRN|TYP)-/;

/** The IDs that a document in the form of docs/requirements.md defines, in order, with repetitions. */
export const idsDefinedIn = (paper: string): readonly string[] =>
  [...paper.matchAll(/^- ([A-Z]{3}-\d+) /gm)].map(([, id = '']) => id);

/** The parts of a text in the shape of a requirement ID. */
export const idsNamedIn = (text: string): readonly string[] =>
  [...text.matchAll(/\b[A-Z]{3}-\d+\b/g)].map(([id]) => id).filter((id) => !OTHER_NAMES.test(id));

/** All requirements of the shop, by ID. */
export const REQUIREMENT_IDS: readonly string[] = idsDefinedIn(textOf('docs/requirements.md'));
