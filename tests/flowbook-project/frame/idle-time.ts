import { frameClock } from './frame-clock.ts';

/** ms. An idle browser calls back within this time. */
const IDLE_MS = 1;

/** The browser has nothing else to do: by the frame's clock. */
export const idleTime = (): Promise<void> => frameClock.wait(IDLE_MS);
export const idlePage = (): Promise<void> => frameClock.wait(IDLE_MS);
