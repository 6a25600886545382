/** A statement of docs/requirements.md. */
export type Sentence = { readonly id: string; readonly text: string };

/** The statements of a document in the form of docs/requirements.md, in their order, without the tables below them. */
export const sentencesIn = (paper: string): readonly Sentence[] =>
  [...paper.matchAll(/^- (?<id>[A-Z]{3}-\d+) (?<text>.*)$/gm)].map(({ groups }) => ({
    id: groups?.id ?? '',
    text: (groups?.text ?? '').replaceAll('**+** ', ''),
  }));
