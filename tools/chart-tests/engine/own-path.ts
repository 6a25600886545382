import { type Path, pathOf } from './tours.ts';
import type { Graph, Saying } from './walk.ts';

type Reached = { readonly situation: string; readonly sayings: readonly Saying[] };

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}£]+/gu) ?? [];
const asLine = ({ sender, words }: Saying): string => `  ${sender} · ${words}`;

/** The events that the chart answers in a situation, then those that it ignores. */
function sayingsAt(graph: Graph, situation: string) {
  const answered = (graph.edges.get(situation) ?? []).map(({ saying }) => saying);
  return { answered, ignored: (graph.ignored.get(situation) ?? []).filter((one) => !answered.includes(one)) };
}

const possibleAt = (graph: Graph, situation: string): string =>
  `Possible next:\n${sayingsAt(graph, situation).answered.map(asLine).join('\n')}`;

/** The one event that a tester means: its words, or a part of them that no other event has. */
function meant(text: string, sayings: readonly Saying[]): readonly Saying[] {
  const exact = sayings.filter(({ words }) => words.toLowerCase() === text.toLowerCase());
  if (exact.length > 0) return exact;
  const typed = wordsIn(text);
  return sayings.filter(({ words }) => typed.every((part) => wordsIn(words).some((word) => word.startsWith(part))));
}

/** @throws when no event, or more than one, is meant; the message says which can happen next */
function stepOn(graph: Graph, { situation, sayings }: Reached, text: string): Reached {
  const { answered, ignored } = sayingsAt(graph, situation);
  const found = [answered, ignored].map((some) => meant(text, some)).find((some) => some.length > 0) ?? [];
  const [saying] = found;
  const after = sayings.length === 0 ? 'At the beginning' : `After '${sayings.at(-1)?.words}'`;
  if (!saying) throw new Error(`${after} '${text}' cannot happen. ${possibleAt(graph, situation)}`);
  if (found.length > 1) throw new Error(`${after} '${text}' may mean several events:\n${found.map(asLine).join('\n')}`);
  const edge = (graph.edges.get(situation) ?? []).find((one) => one.saying === saying);
  return { situation: edge?.to ?? situation, sayings: [...sayings, saying] };
}

/**
 * A path in a tester's words.
 * @param steps events of the flow's catalogue, separated by ';': their words, or the beginnings of some of them
 * @returns the path, and what can happen after it
 * @throws when a step cannot happen, or may mean several events
 */
export function ownPath(graph: Graph, steps: string): { path: Path; next: string } {
  const texts = steps
    .split(';')
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const [first = ''] = graph.situations.keys();
  const { situation, sayings } = texts.reduce<Reached>((reached, text) => stepOn(graph, reached, text), {
    situation: first,
    sayings: [],
  });
  return { path: pathOf(graph.flow.flow, sayings), next: possibleAt(graph, situation) };
}
