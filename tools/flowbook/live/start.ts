/** What a visit may begin with, as the project has it. The first option, 'no' and 0 come of themselves. */
export type StartChoice = { readonly name: string; readonly words: string } & (
  | { readonly kind: 'one of'; readonly options: readonly { readonly value: string; readonly words: string }[] }
  | { readonly kind: 'yes or no' }
  | { readonly kind: 'count'; readonly most: number }
);

/** What was chosen, by the choices' names, as addresses write it: { 'signed-in': '', bottles: '2' }. What comes of itself is left out. */
export type Start = Readonly<Record<string, string>>;

/** @param value null for what comes of itself */
export function withChoice(start: Start, { name }: StartChoice, value: string | null): Start {
  const { [name]: _, ...others } = start;
  return value === null ? others : { ...others, [name]: value };
}

/** @returns the beginning with what an address says of one choice; null where there is no such value */
export function startRead(start: Start, choice: StartChoice, value: string): Start | null {
  switch (choice.kind) {
    case 'one of': {
      const at = choice.options.findIndex((option) => option.value === value);
      return at < 0 ? null : withChoice(start, choice, at === 0 ? null : value);
    }
    case 'yes or no':
      return value === '' ? withChoice(start, choice, '') : null;
    case 'count': {
      const count = /^\d{1,9}$/.test(value) ? Number(value) : Number.POSITIVE_INFINITY;
      return count <= choice.most ? withChoice(start, choice, count === 0 ? null : `${count}`) : null;
    }
  }
}
