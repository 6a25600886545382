import { appendFileSync } from 'node:fs';

/** The notes of a run of unit tests. The process that waits for the run reads its progress from them. */
export type Note = {
  readonly mutant: string;
  /** Whether its tests are being loaded or run. */
  readonly phase: 'loading' | 'running';
  /** The test that has failed; null where one only begins. */
  readonly failed: string | null;
};

/** Writes a note synchronously, because a mutant may stop the process. */
export const leave = (file: string, note: Note): void => appendFileSync(file, `${JSON.stringify(note)}\n`);

/** @param text the notes; the last line may be incomplete */
export const readNotes = (text: string): readonly Note[] =>
  text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** The progress of a run. */
export type Progress = {
  /** The first test that failed of each mutant that was noticed. */
  readonly failures: ReadonlyMap<string, string>;
  /** Where it did not end, the mutant that it was at; null where it was at none. */
  readonly endless: string | null;
  /** Those that the run did not reach. */
  readonly left: readonly string[];
};

/**
 * What became of the mutants of a run.
 * @param mutants those that it was asked about, in order
 * @param hasEnded false where it had to be stopped
 */
export function progressOf(mutants: readonly string[], notes: readonly Note[], hasEnded: boolean): Progress {
  const failures = new Map<string, string>();
  for (const { mutant, failed } of notes) if (failed !== null && !failures.has(mutant)) failures.set(mutant, failed);
  const last = notes.at(-1);
  if (hasEnded || !last) return { failures, endless: null, left: hasEnded ? [] : mutants };
  const others = mutants.filter((mutant) => mutant !== last.mutant);
  const left = last.phase === 'loading' ? others : mutants.slice(mutants.indexOf(last.mutant) + 1);
  return { failures, endless: failures.has(last.mutant) ? null : last.mutant, left };
}
