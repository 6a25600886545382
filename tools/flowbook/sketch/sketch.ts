/** A transition as a sketch has it: where it leads, or branches of which the first with a true guard is taken. */
export type SketchTransition = string | readonly { readonly guard?: string; readonly target: string }[];

/** A state in the words of XState's own configuration, so that it can be written and run as it is. */
export type SketchState = {
  readonly type?: 'parallel' | 'final' | 'history';
  readonly history?: 'deep';
  readonly description?: string;
  readonly initial?: string;
  readonly on?: Readonly<Record<string, SketchTransition>>;
  readonly after?: Readonly<Record<string, SketchTransition>>;
  readonly always?: SketchTransition;
  readonly onDone?: SketchTransition;
  readonly states?: Readonly<Record<string, SketchState>>;
};

/** A chart without any code: what a short text says. */
export type Sketch = {
  readonly config: SketchState & { readonly id: string };
  readonly events: readonly string[];
  readonly guards: readonly string[];
  /** ms, by name. */
  readonly delays: Readonly<Record<string, number>>;
};

/** What is wrong with a text, and in which of its lines, from 1. */
export type FormProblem = { readonly line: number; readonly message: string };

/** What a state is described as until a person writes more. */
export const NO_DESCRIPTION = 'Not described yet.';
