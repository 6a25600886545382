/** What XState begins every actor with. */
export const BEGINNING = 'xstate.init';

const BUILT_IN: readonly (readonly [RegExp, (name: string) => string])[] = [
  [/^xstate\.init$/, () => 'begins'],
  [/^xstate\.done\.actor\.(.+)$/, (name) => `${name} answers`],
  [/^xstate\.error\.actor\.(.+)$/, (name) => `${name} fails`],
  [/^xstate\.snapshot\.(.+)$/, (name) => `${name} gives a value`],
  [/^xstate\.after\.([^.]+)\..+$/, (name) => `after ${name}`],
  [/^xstate\.stop$/, () => 'ends'],
];

/** An event for people: the charts' own as they are called, XState's in words. */
export function eventWords(event: string): string {
  for (const [pattern, words] of BUILT_IN) {
    const match = pattern.exec(event);
    if (match) return words(match[1] ?? '');
  }
  return event;
}
