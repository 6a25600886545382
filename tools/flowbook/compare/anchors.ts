/** What an address accepts: the same for the same text, in every run. */
const plain = (text: string): string => text.replace(/[^\p{L}\p{N}_.-]+/gu, '-').replace(/^-|-$/g, '');

/** The place of a change on the page of a comparison. */
export const changeAnchor = (chart: string, { about, id }: { readonly about: string; readonly id: string }): string =>
  plain(`${chart}.${about}.${id}`);

/** The place of a state's screens. */
export const screenAnchor = (chart: string, path: string): string => plain(`${chart}.screen.${path}`);

/** The place of what has changed of the requirements, or of an approved snapshot. */
export const textAnchor = (where: string, about: string): string => plain(`${where}.text.${about}`);
