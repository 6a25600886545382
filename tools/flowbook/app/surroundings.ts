import { useSelector } from '@xstate/react';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { isOwn } from '#tools/flowbook/live/groups.ts';
import type { Recorder } from '#tools/flowbook/live/recorder.ts';
import type { frameMachine } from '#tools/flowbook/machines/frame.machine.ts';
import type { reportMachine } from '#tools/flowbook/machines/report.machine.ts';
import type { viewerMachine } from '#tools/flowbook/machines/viewer.machine.ts';
import { until } from '#tools/flowbook/machines/viewer.selectors.ts';
import type { wayMachine } from '#tools/flowbook/machines/way.machine.ts';

export type Surroundings = {
  readonly viewer: ActorRefFrom<typeof viewerMachine>;
  readonly frame: ActorRefFrom<typeof frameMachine>;
  readonly way: ActorRefFrom<typeof wayMachine>;
  readonly report: ActorRefFrom<typeof reportMachine>;
  readonly recorder: Recorder;
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
export const useReport = <Value>(select: (snapshot: SnapshotFrom<typeof reportMachine>) => Value): Value =>
  useSelector(useSurroundings().report, select);

function useRecorded(recorder: Recorder): Recorder {
  useSyncExternalStore(recorder.subscribe, recorder.version);
  return recorder;
}

/** All events of the shop so far. The view renders again after each. */
export const useRecorder = (): Recorder => useRecorded(useSurroundings().recorder);

/** The same for the owner of a chart: the shop or Flowbook itself. */
export function useRecorderOf(chart: string | null): Recorder {
  const { recorder, own } = useSurroundings();
  return useRecorded(chart !== null && isOwn(chart) ? own : recorder);
}

/** The moment that a chart is shown at: Flowbook's own are not looked back at. */
export function useMoment(chart: string | null): number {
  const moment = useViewer(until);
  return chart !== null && isOwn(chart) ? Number.POSITIVE_INFINITY : moment;
}
