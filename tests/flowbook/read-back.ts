import { flowCalled } from '#tests/paths/all-flows.ts';
import { byKey, differenceOf, Reference } from '#tools/chart-tests/engine/lockstep.ts';
import { exported, imported } from '#tools/flowbook/export/stately.ts';

/** Enough for every flow to come past all of its states. */
const SITUATIONS = 1000;

/** What a machine made of exported JSON does otherwise than its flow's chart, walked beside it; null where nothing. */
export function differenceReadBack(flow: string, json: string): unknown {
  const given = flowCalled(flow);
  const read = imported(JSON.parse(json), exported(given.machine).implementations);
  return differenceOf(new Reference(given, byKey, SITUATIONS), read);
}
