import type { ESTree } from 'vite';

/** A state as the source writes it. */
export type LiteralState = {
  readonly path: string;
  readonly object: ESTree.ObjectExpression;
  /** In the object of the states around it; null for the chart as a whole. */
  readonly property: ESTree.ObjectProperty | null;
};

/** A place whose value is known only when the code runs. */
export type Foreign = { readonly start: number; readonly words: string };
