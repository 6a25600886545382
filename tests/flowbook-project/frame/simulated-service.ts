import { ProblemError } from '#machines/domain/problem.ts';
import { SLOW_MS } from '#tools/flowbook/frame/api-conditions.ts';
import { frameApi } from './frame-api.ts';
import { frameClock } from './frame-clock.ts';

const never = (signal: AbortSignal): Promise<void> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

/**
 * Simulates a service that takes so many ms to answer, by the frame's clock and conditions.
 * @throws ProblemError where the service cannot be reached
 */
export async function askSimulatedService(ms: number, signal: AbortSignal): Promise<void> {
  const { services } = frameApi.conditions;
  if (services === 'hangs') await never(signal);
  await frameClock.wait(services === 'slow' ? SLOW_MS : ms, signal);
  if (services === 'unreachable' || !navigator.onLine) {
    throw new ProblemError('offline', 'The service could not be reached.');
  }
}
