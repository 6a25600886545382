import type { ExpectedModel } from './expected-model.ts';
import { type Look, lookAt } from './look.ts';
import { RULES } from './rules.ts';
import type { Step } from './step.ts';

/** What a step has broken: sentences of the requirements, and flows that have failed. */
export function brokenBy(expectedModel: ExpectedModel, before: Look, step: Step): readonly string[] {
  const now = lookAt(expectedModel);
  return [
    ...expectedModel.faults.map((fault) => `FLW-1 no flow fails: ${fault}`),
    ...RULES.filter(({ holds }) => !holds(now, before, step)).map(({ title }) => title),
  ];
}
