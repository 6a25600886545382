/**
 * A change of a chart, as the diagram offers it. States are named by their paths, transitions as the chart's model names
 * them. `was` is what the diagram showed: where the file says something else by now, nothing of it is lost.
 */
export type Edit =
  | {
      readonly kind: 'addState';
      readonly parent: string;
      /** The state that it stands below; null for the last place. */
      readonly after: string | null;
      readonly key: string;
      readonly description: string;
    }
  | { readonly kind: 'renameState'; readonly path: string; readonly key: string }
  | { readonly kind: 'deleteState'; readonly path: string }
  | { readonly kind: 'addTransition'; readonly from: string; readonly trigger: string; readonly target: string }
  | { readonly kind: 'retargetTransition'; readonly transition: string; readonly target: string; readonly was?: Was }
  | { readonly kind: 'deleteTransition'; readonly transition: string; readonly was?: Was }
  | { readonly kind: 'markInitial'; readonly path: string }
  | { readonly kind: 'markFinal'; readonly path: string; readonly isFinal: boolean }
  | { readonly kind: 'describeState'; readonly path: string; readonly description: string; readonly was?: string };

/** Where a transition led: the paths of states. */
export type Was = readonly string[];

/** Something of the source that an edit leaves to a person: its line, from 1, and what it is. */
export type ForEditor = { readonly line: number; readonly words: string };

/** Why an edit is not made. The line is that of what is not literal; null where it is something else. */
export class EditRefused extends Error {
  readonly line: number | null;

  constructor(message: string, line: number | null = null) {
    super(message);
    this.name = 'EditRefused';
    this.line = line;
  }
}
