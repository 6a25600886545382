import type { SnapshotFrom } from 'xstate';
import { masked } from '#tools/flowbook/frame/masked.ts';
import type { aloneMachine } from './alone.machine.ts';

type Alone = SnapshotFrom<typeof aloneMachine>;

export const chartAlone = ({ context }: Alone) => context.chart;
export const faceOf = ({ context }: Alone) => context.face;
export const aloneProblem = ({ context }: Alone) => context.problem || context.face.problem;
export const isRunningAlone = (snapshot: Alone) => snapshot.matches('running');
export const canDrive = (snapshot: Alone) => snapshot.matches({ running: { run: 'going' } });
/** Many charts read what they are started with. */
export const failsAtStart = (snapshot: Alone) =>
  snapshot.matches({ running: { run: 'stopped' } }) && snapshot.context.face.steps.length === 0;
export const canUndo = ({ context }: Alone) => context.face.steps.length > 0;

/** What the chart has ended with, as JSON; empty where it runs, or ended without. */
export const outputText = ({ context: { face } }: Alone): string =>
  face.status === 'done' && face.output !== undefined ? JSON.stringify(masked(face.output, null)) : '';

/** What is said of the run. */
export function aloneWords(snapshot: Alone): string {
  if (snapshot.matches({ running: { run: 'ended' } })) return 'Ended';
  if (failsAtStart(snapshot)) return 'Cannot start: its code may need an input';
  if (snapshot.matches({ running: { run: 'stopped' } })) return 'Stopped by a fault';
  if (isRunningAlone(snapshot)) return 'Runs alone';
  if (snapshot.matches('unloadable')) return 'Cannot be run';
  return snapshot.matches('loading') ? 'Opening' : 'Not running';
}
