import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { approvedWays, readApproved } from '#tools/chart-tests/engine/approved-snapshot.ts';
import type { FlowPaths } from '#tools/chart-tests/engine/flow-paths.ts';
import { mutantsOf, mutated } from '#tools/chart-tests/engine/mutants.ts';
import { type Saying, walkedWith } from '#tools/chart-tests/engine/walk.ts';
import { FLOWS } from './all-flows.ts';
import { propertiesOf } from './properties/all-properties.ts';
import { BREAKS } from './properties/breaks.ts';
import { type Finding, findingOf } from './properties/exercise.ts';
import { observer, walkAlong } from './properties/exercised.ts';
import { OWN_CHANGES } from './properties/own-changes.ts';

const snapshots = import.meta.glob<string>('./approved/*.md', { query: '?raw', import: 'default', eager: true });

const PATIENCE_MS = 120_000;

type Named = { readonly says: string; readonly machine: AnyStateMachine };

/** The chart with the change of this name: a mutant's id, or the words of a change by hand. */
function changed({ flow, machine }: FlowPaths, name: string): Named {
  const own = OWN_CHANGES[flow]?.[name];
  if (own) return { says: name, machine: own(machine) };
  const mutant = mutantsOf(machine).find(({ id }) => id === name);
  if (!mutant) throw new Error(`${flow}: there is no change '${name}' any more. Choose another for what it broke.`);
  return { says: mutant.says, machine: mutated(machine, mutant) };
}

/** Walks a changed chart until the properties have seen the change, or there is no way left. */
function watchChanged(
  machine: AnyStateMachine,
  flow: FlowPaths,
  ways: readonly (readonly Saying[])[],
  findings: readonly Finding[],
): void {
  walkAlong(machine, flow, ways, findings);
  if (findings.some(({ failure }) => failure === null)) walkedWith({ ...flow, machine }, observer(findings));
}

describe.each(FLOWS)('FLW-3 $flow', { timeout: PATIENCE_MS }, (flow) => {
  const table: Readonly<Record<string, string>> = BREAKS[flow.flow] ?? {};
  const properties = propertiesOf(flow.flow);

  it('FLW-3 for each property a change of the chart is named that breaks it', () => {
    expect(Object.keys(table).sort()).toEqual(properties.map(({ title }) => title).sort());
  });

  const approved = snapshots[`./approved/${flow.flow}.md`];
  if (approved === undefined)
    throw new Error(`No approved snapshot of ${flow.flow}: npm run paths -- approve ${flow.flow}`);
  const ways = approvedWays(readApproved(approved), flow);
  const changes = [...new Set(Object.values(table))].map((name) => ({ name, ...changed(flow, name) }));

  it.each(changes.map((change) => [change.says, change] as const))(
    'FLW-3 where %s, the properties disagree',
    (_, { name, machine }) => {
      const findings = properties.filter(({ title }) => table[title] === name).map(findingOf);
      watchChanged(machine, flow, ways, findings);
      const unmoved = findings.filter(({ failure }) => failure === null);
      expect(unmoved.map(({ property }) => property.title)).toEqual([]);
    },
  );
});
