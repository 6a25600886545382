import { frameClock } from './frame-clock.ts';

/** ms. A browser at rest hears of it within this. */
const IDLE_MS = 1;

/** The browser has nothing else to do: by the frame's clock. */
export const idleTime = (): Promise<void> => frameClock.wait(IDLE_MS);
export const idlePage = (): Promise<void> => frameClock.wait(IDLE_MS);
