import { frameClock } from './frame-clock.ts';

/** Waits so many ms of the frame's clock. @throws the signal's reason when it is aborted before */
export const pause = (ms: number, signal: AbortSignal): Promise<void> => frameClock.wait(ms, signal);
