import { flowCalled } from '#tests/paths/all-flows.ts';
import { differenceOf, Reference } from '#tools/chart-tests/engine/lockstep.ts';
import { exported, imported } from '#tools/flowbook/export/stately.ts';

/** What a machine made of exported JSON does otherwise than its flow's chart, walked beside it; null where nothing. */
export function differenceReadBack(flow: string, json: string): unknown {
  const given = flowCalled(flow);
  const read = imported(JSON.parse(json), exported(given.machine).implementations);
  return differenceOf(new Reference(given), read);
}
