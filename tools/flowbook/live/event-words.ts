import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import { delayInWords } from '#tools/flowbook/chart/in-words.ts';

/** What XState begins every actor with. */
export const BEGINNING = 'xstate.init';

/** As the name may have dots, it ends where the id of its state begins: with the chart's, unless the state has one of its own. */
function delayIn(text: string, chart: string): string {
  const end = `${text}.`.indexOf(`.${chart}.`);
  return end > 0 ? text.slice(0, end) : (OTHER_DELAY.exec(text)?.[0] ?? text);
}

/** Only a number is known to be the delay, also with its dot. */
const OTHER_DELAY = /^(?:\d+(?:\.\d+)?(?=\.)|[^.]+)/;

const BUILT_IN: readonly (readonly [RegExp, (name: string, chart: string) => string])[] = [
  [/^xstate\.init$/, () => 'begins'],
  [/^xstate\.done\.actor\.(.+)$/, (name) => `${name} answers`],
  [/^xstate\.error\.actor\.(.+)$/, (name) => `${name} fails`],
  [/^xstate\.snapshot\.(.+)$/, (name) => `${name} gives a value`],
  [/^xstate\.after\.(.+)$/, (text, chart) => delayInWords(delayIn(text, chart), {})],
  [/^xstate\.stop$/, () => 'ends'],
];

/**
 * An event for people: as the diagram calls it; one that the diagram lacks as it is called, XState's in words.
 * @param chart that has received it; without edges where its diagram is not at hand
 */
export function eventWords(event: string, chart: Pick<Chart, 'id' | 'edges'>): string {
  const edge = chart.edges.find((one) => one.event === event);
  if (edge) return edge.words;
  for (const [pattern, words] of BUILT_IN) {
    const match = pattern.exec(event);
    if (match) return words(match[1] ?? '', chart.id);
  }
  return event;
}
