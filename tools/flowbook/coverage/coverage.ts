import type { Tone } from '#tools/flowbook/draw/marks.ts';

/** Part of a whole. */
export type Share = { readonly part: number; readonly all: number };

/** What the suites know of a transition. */
export type EdgeCoverage = {
  readonly id: string;
  readonly tone: Extract<Tone, 'covered' | 'gap' | 'equivalent'>;
  /** The generated paths that take it, by their ids. */
  readonly paths: readonly string[];
  /** How often explorers have taken it, or null without any exploration. */
  readonly explored: number | null;
  /** Of its mutants that make a difference, how many are noticed. */
  readonly noticed: Share;
  /** What is missing, in words; empty where nothing is. */
  readonly gaps: readonly string[];
};

export type ChartCoverage = {
  readonly chart: string;
  /** The states that a walk reaches. */
  readonly states: Share;
  /** The transitions that a path takes. */
  readonly transitions: Share;
  readonly noticed: Share;
  readonly edges: readonly EdgeCoverage[];
  /** What is missing beside its transitions, in words. */
  readonly gaps: readonly string[];
};

/** The places where a chart meets a statement: states or transitions. */
export type Home =
  | { readonly chart: string; readonly kind: 'state'; readonly state: string }
  | {
      readonly chart: string;
      readonly kind: 'edge';
      readonly state: string;
      readonly edge: string;
      readonly words: string;
    };

/** A statement of the requirements, followed from the paper to what notices its loss. */
export type SentenceTrace = {
  readonly id: string;
  readonly text: string;
  /** Empty if no chart meets it. */
  readonly homes: readonly Home[];
  readonly paths: readonly string[];
  /** The tests that name it, and how many of them have passed. */
  readonly tests: Share;
  readonly failed: readonly string[];
  readonly noticed: Share;
};

/** What QA's reports say of the charts; plain JSON. */
export type Coverage = {
  readonly charts: readonly ChartCoverage[];
  readonly sentences: readonly SentenceTrace[];
  /** Which results were not there, and the command that makes them. */
  readonly missing: readonly string[];
};

const EMPTY: ReadonlyMap<string, Tone> = new Map();

/** The marks on a chart's diagram, by the ids of its transitions. */
export function tonesOf(coverage: Coverage | null, chart: string): ReadonlyMap<string, Tone> {
  const own = coverage?.charts.find((one) => one.chart === chart);
  return own ? new Map(own.edges.map(({ id, tone }) => [id, tone])) : EMPTY;
}

const counted = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

/** What the suites know of a transition, in words. */
export function knownWords({ paths, noticed, gaps }: EdgeCoverage): string {
  const taken = paths.length === 0 ? [] : [`Taken by ${counted(paths.length, 'path')}.`];
  const changes =
    noticed.all === 0
      ? 'No change of it makes a difference.'
      : `${noticed.part} of ${counted(noticed.all, 'change')} of it noticed.`;
  return [...taken, changes, ...gaps].join(' ');
}

/** Whether a statement can be traced from end to end: a chart meets it, a path reaches it, and tests that name it have passed. */
export const isTraced = ({ homes, paths, tests }: SentenceTrace): boolean =>
  homes.length > 0 && paths.length > 0 && tests.all > 0 && tests.part === tests.all;

export const summed = (shares: readonly Share[]): Share => ({
  part: shares.reduce((sum, { part }) => sum + part, 0),
  all: shares.reduce((sum, { all }) => sum + all, 0),
});

/** How many gaps a chart has. */
export const gapsOf = ({ edges, gaps }: ChartCoverage): number =>
  gaps.length + edges.reduce((sum, edge) => sum + edge.gaps.length, 0);
