/** The values of a filter that takes one of them. PRD-14. */
export type ChoiceValues = {
  /** The value that a text names, as it is in the address and in the API; null for none. */
  read: (text: string) => string | null;
  nameOf: (value: string) => string;
  /** What can be chosen, in order, where a list has the found values. */
  offered: (found: readonly string[]) => readonly string[];
  /** What a value must be, for the answer to a request that names none. */
  rule: string;
};

/** All of these can be chosen, whatever a list has. */
export const listed = (values: readonly { id: string; name: string }[]): ChoiceValues => {
  const ids = values.map(({ id }) => id);
  return {
    read: (text) => ids.find((id) => id === text.toLowerCase()) ?? null,
    nameOf: (value) => values.find(({ id }) => id === value)?.name ?? value,
    offered: () => ids,
    rule: `one of ${ids.join(', ')}`,
  };
};

/** Names as the catalogue has them: 'Single Malt', 'Scotland'. */
export const NAMES: ChoiceValues = {
  read: (text) => text || null,
  nameOf: (value) => value,
  offered: (found) => [...found].sort((one, other) => one.localeCompare(other, 'en-GB')),
  rule: 'a name',
};
