import type { Missed, Reach } from './reach.ts';

const counted = (flows: number): string => (flows === 1 ? '1 flow' : `${flows} flows`);
const statesWords = (states: readonly string[]): string => states.map((path) => path || 'running').join(' · ');

/** How much of a moment a way reaches, in a sentence or two. */
export function reachWords({ tier, sure, met, missed }: Reach): string {
  const all = met.length + missed.length;
  if (missed.length === 0) return `At its end all ${counted(all)} are as at this moment.`;
  const found = tier === 'flow' ? 'No way was found to the page with it.' : 'No way was found to all flows at once.';
  return `${found} At its end ${sure} as at this moment; in all ${met.length} of ${counted(all)}.`;
}

/** What is otherwise in a chart, and why. */
export function missedWords({ wanted, instead, why }: Missed): string {
  const now = instead.length === 0 ? 'not there' : statesWords(instead);
  return [`${now} instead of ${statesWords(wanted)}.`, why].filter(Boolean).join(' ');
}
