import * as v from 'valibot';

/** A test that has run, and the requirements that its title names. */
export type TestResult = {
  readonly suite: 'in Node' | 'in the browser';
  readonly title: string;
  readonly requirements: readonly string[];
  readonly hasPassed: boolean;
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

type Spec = { title: string; ok: boolean; tests: readonly { results: readonly { duration: number }[] }[] };
type Suite = { specs?: readonly Spec[] | undefined; suites?: readonly Suite[] | undefined };
const playwrightSuite: v.GenericSchema<Suite> = v.object({
  specs: v.optional(
    v.array(
      v.object({
        title: v.string(),
        ok: v.boolean(),
        tests: v.array(v.object({ results: v.array(v.object({ duration: v.number() })) })),
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

/** @throws when this is no report of Vitest's */
export function vitestResults(report: unknown): readonly TestResult[] {
  const tests = v.parse(vitestReport, report).testResults.flatMap(({ assertionResults }) => assertionResults);
  return tests.map(({ fullName, status, duration }) => ({
    suite: 'in Node',
    title: fullName,
    requirements: idsIn(fullName),
    hasPassed: status === 'passed',
    duration,
  }));
}

const specsOf = ({ specs = [], suites = [] }: Suite): readonly Spec[] => [...specs, ...suites.flatMap(specsOf)];

/** @throws when this is no report of Playwright's */
export function playwrightResults(report: unknown): readonly TestResult[] {
  return v
    .parse(playwrightReport, report)
    .suites.flatMap(specsOf)
    .map(({ title, ok, tests }) => ({
      suite: 'in the browser',
      title,
      requirements: idsIn(title),
      hasPassed: ok,
      duration: tests.flatMap(({ results }) => results).reduce((sum, result) => sum + result.duration, 0),
    }));
}
