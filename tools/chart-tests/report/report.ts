import type { Exercised } from './exercised.ts';
import type { Exploration } from './exploration.ts';
import type { FlowReport } from './flow-report.ts';
import { isUnnoticed, type MutationResult, type Noticed, noticedIn } from './mutation-results.ts';
import type { Sentence } from './sentences.ts';
import type { TestResult } from './test-results.ts';

/** A statement of the requirements, with its places, paths, properties, tests and mutants. */
export type SentenceReport = Sentence & {
  /** 'checkout, in confirmed': the place where a chart meets it. */
  readonly homes: readonly string[];
  readonly paths: readonly string[];
  /** The sentences on flows that name it. */
  readonly properties: readonly (Exercised & { readonly flow: string })[];
  readonly tests: readonly TestResult[];
  /** The mutants of the places where the charts meet it. */
  readonly mutationResults: Noticed;
};

export type Report = {
  readonly sentences: readonly SentenceReport[];
  readonly flows: readonly FlowReport[];
  readonly mutationResults: readonly MutationResult[];
  readonly tests: readonly TestResult[];
  /** Null without any exploration. */
  readonly exploration: Exploration | null;
  /** Missing coverage and disagreements, in words. */
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

/** Mutants of the transitions that meet a statement. */
function mutationResultsFor(
  id: string,
  flows: readonly FlowReport[],
  mutationResults: readonly MutationResult[],
): readonly MutationResult[] {
  return flows.flatMap(({ flow, transitions }) => {
    const places = new Set(transitions.filter(({ requirements }) => requirements.includes(id)).map((each) => each.id));
    return mutationResults.filter(
      (result) => result.flow === flow && result.place !== null && places.has(result.place),
    );
  });
}

function guardGap(flow: string, words: string, { passed, refused }: { passed: boolean; refused: boolean }): string[] {
  if (passed && refused) return [];
  return [`${flow}: no walk has seen the guard ${passed ? 'refuse' : 'pass'}: ${words}`];
}

function propertyGap(flow: string, { title, steps, failure }: Exercised): string[] {
  if (failure !== null) return [`${flow}: this does not hold: ${title}. ${failure}`];
  return steps === 0 ? [`${flow}: no walk reaches a situation where this could be broken: ${title}`] : [];
}

function gapsIn({ flow, states, transitions, properties, differences }: FlowReport): readonly string[] {
  return [
    ...(differences === null
      ? [`${flow} has no approved snapshot.`]
      : differences.map((difference) => `${flow}: ${difference}`)),
    ...states.filter(({ isReached }) => !isReached).map(({ state }) => `${flow}: nothing leads to ${state}.`),
    ...transitions
      .filter(({ paths }) => paths.length === 0)
      .map(({ words }) => `${flow}: no path takes this: ${words}`),
    ...properties.flatMap((property) => propertyGap(flow, property)),
    ...transitions.flatMap(({ words, guard }) => (guard === null ? [] : guardGap(flow, words, guard))),
  ];
}

/** What is known. */
export type Known = {
  readonly paper: readonly Sentence[];
  readonly flows: readonly FlowReport[];
  readonly tests: readonly TestResult[];
  readonly mutationResults: readonly MutationResult[];
  readonly exploration: Exploration | null;
  /** Which results were not there, and the command that makes them. */
  readonly missing: readonly string[];
};

/** Joins what is known, both ways: from the requirements to the charts, their paths and tests, and back. */
export function reportOf({ paper, flows, tests, mutationResults, exploration, missing }: Known): Report {
  const sentences = paper.map((sentence) => ({
    ...sentence,
    homes: homesOf(sentence.id, flows),
    paths: pathsOf(sentence.id, flows),
    properties: flows.flatMap(({ flow, properties }) =>
      properties.filter(({ ids }) => ids.includes(sentence.id)).map((property) => ({ flow, ...property })),
    ),
    tests: tests.filter(({ requirements }) => requirements.includes(sentence.id)),
    mutationResults: noticedIn(mutationResultsFor(sentence.id, flows, mutationResults)),
  }));
  // Where a whole suite has not run, that is said once, and not of every statement.
  const untested = missing.length > 0 ? [] : sentences.filter((sentence) => sentence.tests.length === 0);
  return {
    sentences,
    flows,
    mutationResults,
    tests,
    exploration,
    gaps: [
      ...flows.flatMap(gapsIn),
      ...mutationResults.filter(isUnnoticed).map(({ flow, says }) => `${flow}: no test notices that ${says}`),
      ...(exploration?.broken ?? []).map((sentence) => `The explorer has broken this: ${sentence}`),
      ...tests.filter(({ outcome }) => outcome === 'failed').map(({ title }) => `Failed: ${title}`),
      ...tests.filter(({ outcome }) => outcome === 'not run').map(({ title }) => `Did not run: ${title}`),
      ...untested.map(({ id, text }) => `No test names ${id}: ${text}`),
    ],
    missing,
  };
}
