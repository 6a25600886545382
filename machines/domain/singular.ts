/**
 * The singular of a folded English word: 'whiskies' is 'whisky', 'glasses' is 'glass', 'gins' is 'gin'. A word that is no
 * plural may become one that is no word ('swiss' stays, 'citrus' is 'citru'). PRD-5.
 */
export const singularOf = (word: string): string =>
  word.length < 4
    ? word
    : word.replace(/ies$|(?<=ss|sh|ch|[ox])es$|(?<!s)s$/, (ending) => (ending === 'ies' ? 'y' : ''));
