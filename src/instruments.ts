import type { ActorOptions, AnyActorLogic } from 'xstate';

/**
 * What watches the shop's actors and tells them the time. None in production; a build that brings its own names its file
 * in VITE_INSTRUMENTS, which takes this one's place: every flow is in the one actor system that they reach.
 */
export const instruments: Pick<ActorOptions<AnyActorLogic>, 'inspect' | 'clock'> = {};
