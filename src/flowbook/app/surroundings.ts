import { useSelector } from '@xstate/react';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Recorder } from '#src/flowbook/live/recorder.ts';
import type { frameMachine } from '#src/flowbook/machines/frame.machine.ts';
import type { viewerMachine } from '#src/flowbook/machines/viewer.machine.ts';
import type { wayMachine } from '#src/flowbook/machines/way.machine.ts';

export type Surroundings = {
  readonly viewer: ActorRefFrom<typeof viewerMachine>;
  readonly frame: ActorRefFrom<typeof frameMachine>;
  readonly way: ActorRefFrom<typeof wayMachine>;
  readonly recorder: Recorder;
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

/** All that has happened so far; the view is drawn anew when more has. */
export function useRecorder(): Recorder {
  const { recorder } = useSurroundings();
  useSyncExternalStore(recorder.subscribe, recorder.version);
  return recorder;
}
