import * as v from 'valibot';
import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import type { Placed } from '#tools/flowbook/layout/placed.ts';
import type { Edit } from './edit.ts';
import type { FormProblem } from './sketch.ts';

const wasSchema = v.exactOptional(v.pipe(v.array(v.string()), v.readonly()));

const editSchema = v.variant('kind', [
  v.object({
    kind: v.literal('addState'),
    parent: v.string(),
    after: v.nullable(v.string()),
    key: v.string(),
    description: v.string(),
  }),
  v.object({ kind: v.literal('renameState'), path: v.string(), key: v.string() }),
  v.object({ kind: v.literal('deleteState'), path: v.string() }),
  v.object({ kind: v.literal('addTransition'), from: v.string(), trigger: v.string(), target: v.string() }),
  v.object({ kind: v.literal('retargetTransition'), transition: v.string(), target: v.string(), was: wasSchema }),
  v.object({ kind: v.literal('deleteTransition'), transition: v.string(), was: wasSchema }),
  v.object({ kind: v.literal('markInitial'), path: v.string() }),
  v.object({ kind: v.literal('markFinal'), path: v.string(), isFinal: v.boolean() }),
  v.object({
    kind: v.literal('describeState'),
    path: v.string(),
    description: v.string(),
    was: v.exactOptional(v.string()),
  }),
]) satisfies v.GenericSchema<Edit>;

/** What the page can ask for. It names charts and flows, never files. */
export const requestSchema = v.variant('kind', [
  v.object({ kind: v.literal('list') }),
  v.object({ kind: v.literal('preview'), name: v.string(), form: v.string() }),
  v.object({ kind: v.literal('create'), name: v.string(), form: v.string() }),
  v.object({ kind: v.literal('edit'), chart: v.string(), edits: v.array(editSchema) }),
  v.object({ kind: v.literal('undo'), chart: v.string() }),
]);
export type SketchRequest = v.InferOutput<typeof requestSchema>;

/** A chart that can be edited. */
export type EditableChart = {
  readonly chart: string;
  readonly file: string;
  /** The last edit in words; null where there is none to undo. */
  readonly undo: string | null;
};

/** A flow as it would be drawn. */
export type Preview = { readonly chart: Chart; readonly placed: Placed };

/** What was done, in words, and what is left to a person. */
export type Saved = EditableChart & {
  readonly said: string;
  readonly forEditor: readonly string[];
  /** The state that is looked at next. */
  readonly path: string;
};

/** The answers, by what was asked. */
export type SketchAnswers = {
  readonly list: { readonly charts: readonly EditableChart[] };
  readonly preview: { readonly preview: Preview } | { readonly problems: readonly FormProblem[] };
  readonly create: Saved;
  readonly edit: Saved;
  readonly undo: Saved;
};
