import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import { delayInWords } from '#tools/flowbook/chart/in-words.ts';

/** What XState begins every actor with. */
export const BEGINNING = 'xstate.init';

const BUILT_IN: readonly (readonly [RegExp, (name: string) => string])[] = [
  [/^xstate\.init$/, () => 'begins'],
  [/^xstate\.done\.actor\.(.+)$/, (name) => `${name} answers`],
  [/^xstate\.error\.actor\.(.+)$/, (name) => `${name} fails`],
  [/^xstate\.snapshot\.(.+)$/, (name) => `${name} gives a value`],
  // The diagram knows where a delay ends. Without it only a number is known to be the delay, also with its dot.
  [/^xstate\.after\.(\d+(?:\.\d+)?(?=\.)|[^.]+)\..+$/, (delay) => delayInWords(delay, {})],
  [/^xstate\.stop$/, () => 'ends'],
];

/**
 * An event for people: as the diagram calls it; one that the diagram lacks as it is called, XState's in words.
 * @param chart that has received it
 */
export function eventWords(event: string, chart?: Pick<Chart, 'edges'>): string {
  const edge = chart?.edges.find((one) => one.event === event);
  if (edge) return edge.words;
  for (const [pattern, words] of BUILT_IN) {
    const match = pattern.exec(event);
    if (match) return words(match[1] ?? '');
  }
  return event;
}
