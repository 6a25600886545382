import type { ActorOptions, AnyActorLogic } from 'xstate';

/**
 * Instruments inspect the shop's actors and set their clock: one actor system holds all flows. Production has none.
 * VITE_INSTRUMENTS names another file, and vite.config.ts replaces this one with it.
 */
export const instruments: Pick<ActorOptions<AnyActorLogic>, 'inspect' | 'clock'> = {};
