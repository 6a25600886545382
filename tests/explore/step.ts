import type { Deed } from './deeds.ts';
import { type Look, lookAt } from './look.ts';
import type { Move } from './moves/move.ts';
import type { Oracle, Told } from './oracle.ts';
import { RULES } from './rules.ts';

/** One step of a run, as it went in the oracle. */
export type Step = {
  words: string;
  /** What the flows were told by a person. */
  told: readonly Told[];
  /** What the world, another tab and the connection did. */
  deeds: readonly Deed[];
  /** ms that it took. */
  ms: number;
};

/** Whether a page has been missed: the next attempt succeeds. */
export const isCodeAwaited = (oracle: Oracle): boolean =>
  oracle.isCodeWithheld() && oracle.state('pageCode') === 'missing';

/** Takes one step, and lets the shop come to rest. */
export async function takeStep(oracle: Oracle, move: Move): Promise<Step> {
  const start = oracle.clock.now();
  if (isCodeAwaited(oracle)) oracle.setCodeWithheld(false);
  await move.make(oracle);
  await oracle.settle();
  // Where no message is left, the pointer is at none: one that comes there later is not pointed at.
  if (oracle.toasts().length === 0) oracle.hand.pointer = 'elsewhere';
  return { words: move.words, ...oracle.takeRecord(), ms: oracle.clock.now() - start };
}

/** What a step has broken: sentences of the requirements, and flows that have failed. */
export function brokenBy(oracle: Oracle, before: Look, step: Step): readonly string[] {
  const now = lookAt(oracle);
  return [
    ...oracle.faults.map((fault) => `FLW-1 no flow fails: ${fault}`),
    ...RULES.filter(({ holds }) => !holds(now, before, step)).map(({ title }) => title),
  ];
}
