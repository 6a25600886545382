import * as v from 'valibot';

type TestOutcome = 'passed' | 'failed' | 'not run';

/** A test of a result file, and the requirements that its title names. */
export type TestResult = {
  readonly suite: 'in Node' | 'in the browser';
  readonly title: string;
  readonly requirements: readonly string[];
  /** 'not run': skipped, only listed, or left out by a filter. */
  readonly outcome: TestOutcome;
  /** ms. */
  readonly duration: number;
};

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      assertionResults: v.array(
        v.object({ fullName: v.string(), status: v.string(), duration: v.optional(v.number(), 0) }),
      ),
    }),
  ),
});

type Run = { status: string; results: readonly { duration: number }[] };
type Spec = { title: string; tests: readonly Run[] };
type Suite = { specs?: readonly Spec[] | undefined; suites?: readonly Suite[] | undefined };
const playwrightSuite: v.GenericSchema<Suite> = v.object({
  specs: v.optional(
    v.array(
      v.object({
        title: v.string(),
        tests: v.array(v.object({ status: v.string(), results: v.array(v.object({ duration: v.number() })) })),
      }),
    ),
    [],
  ),
  suites: v.optional(v.array(v.lazy(() => playwrightSuite)), []),
});
const playwrightReport = v.object({ suites: v.array(playwrightSuite) });

const idsIn = (title: string): readonly string[] => [
  ...new Set([...title.matchAll(/\b[A-Z]{3}-\d+\b/g)].map(([id]) => id)),
];

/** Vitest's other states are 'pending', 'skipped', 'todo' and 'disabled'. */
const vitestOutcome = (status: string): TestOutcome =>
  status === 'passed' || status === 'failed' ? status : 'not run';

/** `ok` of a spec is true of a test that was only listed. A test that passes only sometimes ('flaky') has failed. */
function playwrightOutcome(tests: readonly Run[]): TestOutcome {
  if (tests.some(({ status }) => status === 'unexpected' || status === 'flaky')) return 'failed';
  return tests.length > 0 && tests.every(({ status }) => status === 'expected') ? 'passed' : 'not run';
}

/** @throws when this is no report of Vitest's */
export function vitestResults(report: unknown): readonly TestResult[] {
  const tests = v.parse(vitestReport, report).testResults.flatMap(({ assertionResults }) => assertionResults);
  return tests.map(({ fullName, status, duration }) => ({
    suite: 'in Node',
    title: fullName,
    requirements: idsIn(fullName),
    outcome: vitestOutcome(status),
    duration,
  }));
}

const specsOf = ({ specs = [], suites = [] }: Suite): readonly Spec[] => [...specs, ...suites.flatMap(specsOf)];

/** @throws when this is no report of Playwright's */
export function playwrightResults(report: unknown): readonly TestResult[] {
  return v
    .parse(playwrightReport, report)
    .suites.flatMap(specsOf)
    .map(({ title, tests }) => ({
      suite: 'in the browser',
      title,
      requirements: idsIn(title),
      outcome: playwrightOutcome(tests),
      duration: tests.flatMap(({ results }) => results).reduce((sum, result) => sum + result.duration, 0),
    }));
}
