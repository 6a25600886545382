import type { AnyStateMachine } from 'xstate';
import { GROUPS } from '#tests/flowbook-project/groups.ts';
import { findMap as walkedMap } from '#tests/flowbook-project/map/find-map.ts';
import { unwalkedMap as unwalked } from '#tests/flowbook-project/map/unwalked-map.ts';
import { FLOWS } from '#tests/paths/all-flows.ts';
import { unscreened } from '#tests/paths/all-screens.ts';
import { findMachines } from '#tools/flowbook/chart/find-machines.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import type { Exported } from '#tools/flowbook/export/formats.ts';
import type { WithoutScreen } from '#tools/flowbook/live/without-screen.ts';
import { aloneMachine } from '#tools/flowbook/machines/alone.machine.ts';
import { dropMachine } from '#tools/flowbook/machines/drop.machine.ts';
import { editingMachine } from '#tools/flowbook/machines/editing.machine.ts';
import { flowbookMachine } from '#tools/flowbook/machines/flowbook.machine.ts';
import { frameMachine } from '#tools/flowbook/machines/frame.machine.ts';
import { newFlowMachine } from '#tools/flowbook/machines/new-flow.machine.ts';
import { notesMachine } from '#tools/flowbook/machines/notes.machine.ts';
import { reportMachine } from '#tools/flowbook/machines/report.machine.ts';
import { viewerMachine } from '#tools/flowbook/machines/viewer.machine.ts';
import { wayMachine } from '#tools/flowbook/machines/way.machine.ts';
import type { SystemMap } from '#tools/flowbook/map/system-map.ts';

/** The shop's charts, and Flowbook's own: it draws itself. */
export const MACHINES: readonly AnyStateMachine[] = [
  ...FLOWS.map(({ machine }) => machine),
  ...[flowbookMachine, viewerMachine, frameMachine, wayMachine, reportMachine],
  ...[aloneMachine, dropMachine, editingMachine, newFlowMachine, notesMachine],
];

const files = import.meta.glob<Readonly<Record<string, unknown>>>('/machines/**/*.machine.ts');
const samples = new Set(Object.keys(import.meta.glob('/machines/**/*.samples.ts')));
const samplesBeside = (file: string): string => file.replace('.machine.', '.samples.');

/** Charts of the shop that have no event catalogue yet: sketches, which run alone. */
export const SKETCHES = await findMachines(
  Object.entries(files).map(([file, load]) => ({
    ...{ file, load, config: null },
    samples: samples.has(samplesBeside(file)) ? samplesBeside(file) : null,
  })),
  MACHINES,
);

/** By the chart: states that no view shows yet. */
export const withoutScreen = (): WithoutScreen =>
  Object.fromEntries(FLOWS.map(({ machine }) => [machine.id, unscreened(machine)]));

/** What can be exported: the shop's charts, and their map. */
export const EXPORTED: Exported = { machines: FLOWS.map(({ machine }) => machine), findMap: walkedMap, groups: GROUPS };

/** The events between charts, found by walking. */
export const findMap = walkedMap;

/** The map of the shop's charts without the events between them. */
export const unwalkedMap = (): SystemMap =>
  unwalked(FLOWS.map(({ machine }) => ({ machine, chart: readChart(machine) })));
