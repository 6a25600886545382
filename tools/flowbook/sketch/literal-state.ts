import type { ESTree } from 'vite';

/** A state as the source writes it. */
export type LiteralState = {
  readonly path: string;
  readonly object: ESTree.ObjectExpression;
  /** In the object of the states around it; null for the chart as a whole. */
  readonly property: ESTree.ObjectProperty | null;
};

/** A place whose value is known only when the code runs. */
export type Foreign = { readonly start: number; readonly end: number; readonly words: string };

export const foreignAt = ({ start, end }: ESTree.Span, words: string): Foreign => ({ start, end, words });

/** States that are not literal, in the states of one that is. */
export type Unread = ESTree.Span & {
  /** The path of the state that they are in. */
  readonly parent: string;
  /** Null where it is not known, or where it may be several. */
  readonly key: string | null;
};
