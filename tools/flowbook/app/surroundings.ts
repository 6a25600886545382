import { useSelector } from '@xstate/react';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { isOwn } from '#tools/flowbook/live/groups.ts';
import type { Recorder } from '#tools/flowbook/live/recorder.ts';
import type { aloneMachine } from '#tools/flowbook/machines/alone.machine.ts';
import type { dropMachine } from '#tools/flowbook/machines/drop.machine.ts';
import type { editingMachine } from '#tools/flowbook/machines/editing.machine.ts';
import type { frameMachine } from '#tools/flowbook/machines/frame.machine.ts';
import type { newFlowMachine } from '#tools/flowbook/machines/new-flow.machine.ts';
import type { notesMachine } from '#tools/flowbook/machines/notes.machine.ts';
import type { reportMachine } from '#tools/flowbook/machines/report.machine.ts';
import type { viewerMachine } from '#tools/flowbook/machines/viewer.machine.ts';
import { until } from '#tools/flowbook/machines/viewer.selectors.ts';
import type { wayMachine } from '#tools/flowbook/machines/way.machine.ts';
import { hasScreens, isAlone } from './project.ts';

export type Surroundings = {
  readonly viewer: ActorRefFrom<typeof viewerMachine>;
  readonly frame: ActorRefFrom<typeof frameMachine>;
  readonly way: ActorRefFrom<typeof wayMachine>;
  readonly report: ActorRefFrom<typeof reportMachine>;
  readonly drop: ActorRefFrom<typeof dropMachine>;
  readonly alone: ActorRefFrom<typeof aloneMachine>;
  readonly editing: ActorRefFrom<typeof editingMachine>;
  readonly newFlow: ActorRefFrom<typeof newFlowMachine>;
  readonly notes: ActorRefFrom<typeof notesMachine>;
  readonly recorder: Recorder;
  /** What happens in the chart that runs alone; the same as `recorder` in a project without screens. */
  readonly aloneRecorder: Recorder;
  /** What happens in Flowbook's own charts. */
  readonly own: Recorder;
};

export const SurroundingsContext = createContext<Surroundings | null>(null);

export function useSurroundings(): Surroundings {
  const surroundings = useContext(SurroundingsContext);
  if (!surroundings) throw new Error('A view of Flowbook needs its surroundings above it.');
  return surroundings;
}

export const useViewer = <Value>(select: (snapshot: SnapshotFrom<typeof viewerMachine>) => Value): Value =>
  useSelector(useSurroundings().viewer, select);
export const useFrame = <Value>(select: (snapshot: SnapshotFrom<typeof frameMachine>) => Value): Value =>
  useSelector(useSurroundings().frame, select);
export const useWay = <Value>(select: (snapshot: SnapshotFrom<typeof wayMachine>) => Value): Value =>
  useSelector(useSurroundings().way, select);
export const useDrop = <Value>(select: (snapshot: SnapshotFrom<typeof dropMachine>) => Value): Value =>
  useSelector(useSurroundings().drop, select);
export const useAlone = <Value>(select: (snapshot: SnapshotFrom<typeof aloneMachine>) => Value): Value =>
  useSelector(useSurroundings().alone, select);
export const useReport = <Value>(select: (snapshot: SnapshotFrom<typeof reportMachine>) => Value): Value =>
  useSelector(useSurroundings().report, select);

export const useEditing = <Value>(select: (snapshot: SnapshotFrom<typeof editingMachine>) => Value): Value =>
  useSelector(useSurroundings().editing, select);
export const useNewFlow = <Value>(select: (snapshot: SnapshotFrom<typeof newFlowMachine>) => Value): Value =>
  useSelector(useSurroundings().newFlow, select);

function useRecorded(recorder: Recorder): Recorder {
  useSyncExternalStore(recorder.subscribe, recorder.version);
  return recorder;
}

/** All events of the shop so far. The view renders again after each. */
export const useRecorder = (): Recorder => useRecorded(useSurroundings().recorder);

function recorderOf({ aloneRecorder, own, recorder }: Surroundings, chart: string | null): Recorder {
  if (chart === null) return recorder;
  if (isOwn(chart)) return own;
  return isAlone(chart) ? aloneRecorder : recorder;
}

/** The same for the owner of a chart: the shop, a run of the chart alone, or Flowbook itself. */
export const useRecorderOf = (chart: string | null): Recorder => useRecorded(recorderOf(useSurroundings(), chart));

/** The moment that a chart is shown at: neither Flowbook's own nor sketches beside a shop are looked back at. */
export function useMoment(chart: string | null): number {
  const moment = useViewer(until);
  const isLookedBack = chart === null || !(isOwn(chart) || (hasScreens && isAlone(chart)));
  return isLookedBack ? moment : Number.POSITIVE_INFINITY;
}
