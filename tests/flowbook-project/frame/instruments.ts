import type { ActorOptions, AnyActorLogic } from 'xstate';
import { frameClock } from './frame-clock.ts';
import { frameInspector } from './frame-inspector.ts';

/** What the shop in the frame is watched by, and the clock that it goes by. */
export const instruments: Pick<ActorOptions<AnyActorLogic>, 'inspect' | 'clock'> = {
  inspect: frameInspector.inspect,
  clock: frameClock,
};
