import builder from 'junit-report-builder';
import type { DescribedPath } from '../engine/described.ts';

/** How a path went on the screens. */
export type Outcome = {
  readonly path: Pick<DescribedPath, 'id' | 'flow' | 'title'>;
  readonly isWell: boolean;
  readonly seconds: number;
  /** The differences from the expected result, one sentence each. */
  readonly broken: readonly string[];
  /** The steps that were not walked, each with its reason. */
  readonly leftOut: readonly string[];
};

/** A JUnit document, which CI servers and Allure read: a suite for each flow, a case for each path. */
export function junit(outcomes: readonly Outcome[]): string {
  const report = builder.newBuilder();
  for (const flow of new Set(outcomes.map(({ path }) => path.flow))) {
    const suite = report.testSuite().name(flow);
    for (const { path, isWell, seconds, broken, leftOut } of outcomes.filter((each) => each.path.flow === flow)) {
      const test = suite.testCase().className(flow).name(`${path.id} ${path.title}`).time(seconds);
      if (!isWell) test.failure([...broken, ...leftOut].join('\n'));
      else if (leftOut.length > 0) test.standardOutput(leftOut.join('\n'));
    }
  }
  return report.build();
}
