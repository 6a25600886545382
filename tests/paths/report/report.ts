import type { FlowReport } from './flow-report.ts';
import type { Sentence } from './sentences.ts';
import type { TestResult } from './test-results.ts';

/** A statement of the requirements, and all that speaks of it. */
export type SentenceReport = Sentence & {
  /** 'checkout, in confirmed': where a chart says that it keeps it. */
  readonly homes: readonly string[];
  readonly paths: readonly string[];
  readonly tests: readonly TestResult[];
};

export type Report = {
  readonly sentences: readonly SentenceReport[];
  readonly flows: readonly FlowReport[];
  /** What no path covers, and what disagrees, in words. */
  readonly gaps: readonly string[];
  /** Which results were not there, and the command that makes them. */
  readonly missing: readonly string[];
};

function homesOf(id: string, flows: readonly FlowReport[]): readonly string[] {
  return flows.flatMap(({ flow, states, transitions }) => [
    ...states.filter(({ requirements }) => requirements.includes(id)).map(({ state }) => `${flow}, in ${state}`),
    ...transitions.filter(({ requirements }) => requirements.includes(id)).map(({ words }) => `${flow}, ${words}`),
  ]);
}

const pathsOf = (id: string, flows: readonly FlowReport[]): readonly string[] =>
  flows.flatMap(({ paths }) => paths.filter(({ requirements }) => requirements.includes(id)).map((path) => path.id));

function guardGap(flow: string, words: string, { passed, refused }: { passed: boolean; refused: boolean }): string[] {
  if (passed && refused) return [];
  return [`${flow}: no walk has seen the guard ${passed ? 'refuse' : 'pass'}: ${words}`];
}

function gapsIn({ flow, states, transitions, differences }: FlowReport): readonly string[] {
  return [
    ...(differences === null ? [`${flow} has no ledger.`] : differences.map((difference) => `${flow}: ${difference}`)),
    ...states.filter(({ isReached }) => !isReached).map(({ state }) => `${flow}: nothing leads to ${state}.`),
    ...transitions
      .filter(({ paths }) => paths.length === 0)
      .map(({ words }) => `${flow}: no path takes this: ${words}`),
    ...transitions.flatMap(({ words, guard }) => (guard === null ? [] : guardGap(flow, words, guard))),
  ];
}

/** Joins what is known, both ways: from the requirements to the charts, their paths and tests, and back. */
export function reportOf(
  paper: readonly Sentence[],
  flows: readonly FlowReport[],
  tests: readonly TestResult[],
  missing: readonly string[],
): Report {
  const sentences = paper.map((sentence) => ({
    ...sentence,
    homes: homesOf(sentence.id, flows),
    paths: pathsOf(sentence.id, flows),
    tests: tests.filter(({ requirements }) => requirements.includes(sentence.id)),
  }));
  const untested = tests.length === 0 ? [] : sentences.filter((sentence) => sentence.tests.length === 0);
  return {
    sentences,
    flows,
    gaps: [
      ...flows.flatMap(gapsIn),
      ...tests.filter(({ hasPassed }) => !hasPassed).map(({ title }) => `Failed: ${title}`),
      ...untested.map(({ id, text }) => `No test names ${id}: ${text}`),
    ],
    missing,
  };
}
