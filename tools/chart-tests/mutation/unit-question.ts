/** Stands in place of a mutant's id for the unchanged chart. */
export const UNCHANGED = 'the chart as it is';

/** A run of unit tests: its files, and the mutants of a chart by their ids. */
export type Asked = {
  readonly files: readonly string[];
  readonly chart: string;
  readonly mutants: readonly string[];
  /** The file for its notes, as a path. */
  readonly notes: string;
};

const VARIABLE = 'MUTANTS_ASKED';

/** As a child process takes it with its environment. */
export const askedVariable = (asked: Asked): Readonly<Record<string, string>> => ({
  [VARIABLE]: JSON.stringify(asked),
});

/** @throws where this process was asked nothing */
export function readAsked(): Asked {
  const text = process.env[VARIABLE];
  if (text === undefined) throw new Error('These tests run by: npm run mutants -- --unit');
  return JSON.parse(text);
}
