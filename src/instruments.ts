import type { ActorOptions, AnyActorLogic } from 'xstate';

/**
 * What watches the shop's actors and tells them the time: every flow is in the one actor system that they reach. None in
 * production; a build that brings its own names its file in VITE_INSTRUMENTS, and vite.config.ts puts it in this one's place.
 */
export const instruments: Pick<ActorOptions<AnyActorLogic>, 'inspect' | 'clock'> = {};
