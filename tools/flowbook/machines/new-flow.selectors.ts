import type { SnapshotFrom } from 'xstate';
import type { newFlowMachine } from './new-flow.machine.ts';

type NewFlow = SnapshotFrom<typeof newFlowMachine>;

export const nameTyped = ({ context }: NewFlow) => context.name;
export const formTyped = ({ context }: NewFlow) => context.form;
/** Something is typed that is in no file yet. */
export const hasTypedFlow = ({ context: { name, form } }: NewFlow): boolean => `${name}${form}`.trim() !== '';
export const previewOf = ({ context }: NewFlow) => context.preview;
export const problemsOf = ({ context }: NewFlow) => context.problems;
export const newFlowProblem = ({ context }: NewFlow) => context.problem;
export const isCreating = (snapshot: NewFlow) => snapshot.hasTag('busy');
export const canCreate = (snapshot: NewFlow) =>
  snapshot.can({ type: 'flow.requested' }) && snapshot.context.problems.length === 0;

/** What is said of the diagram beside the text. */
export function newFlowWords(snapshot: NewFlow): string {
  if (snapshot.matches('creating')) return 'Writing the file …';
  if (snapshot.matches('created')) return 'Written. Its diagram opens.';
  if (snapshot.context.problems.length > 0) return `${snapshot.context.problems.length} to mend`;
  return snapshot.context.preview === null ? 'Nothing is drawn yet.' : 'Drawn as written.';
}
