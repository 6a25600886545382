import type { ChartState, Invoked } from './chart-model.ts';

export type DoingKind = 'invoke' | 'entry' | 'initially' | 'exit';

/** What a state does itself: an actor that it runs, or an action. */
export type Doing = { readonly kind: DoingKind; readonly text: string };

/** When a state does it, for people. */
export const DOING_WORDS: Readonly<Record<DoingKind, string>> = {
  invoke: 'Runs as long as it lasts',
  entry: 'Done when it begins',
  initially: 'Done when it begins in its initial state',
  exit: 'Done when it ends',
};

/** How it is said that a state runs something. */
export const invokedText = ({ id, src, name = id }: Invoked): string =>
  name === src || name !== id ? name : `${name} (${src})`;

/** What a state does itself, in the order in which it happens. */
export const doingsOf = ({ invokes, entry, initially = [], exit }: ChartState): readonly Doing[] => {
  const all = (kind: DoingKind, texts: readonly string[]) => texts.map((text): Doing => ({ kind, text }));
  return [
    ...all('invoke', invokes.map(invokedText)),
    ...all('entry', entry),
    ...all('initially', initially),
    ...all('exit', exit),
  ];
};
