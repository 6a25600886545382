import { ProblemError } from '#machines/domain/problem.ts';
import { frameApi } from './frame-api.ts';
import { frameClock } from './frame-clock.ts';
import { SLOW_MS } from './weather-kinds.ts';

const never = (signal: AbortSignal): Promise<void> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

/**
 * Stands for asking a service that takes so many ms to answer, by the frame's clock and weather.
 * @throws ProblemError where the service cannot be reached
 */
export async function askSimulatedService(ms: number, signal: AbortSignal): Promise<void> {
  const { services } = frameApi.weather;
  if (services === 'hangs') await never(signal);
  await frameClock.wait(services === 'slow' ? SLOW_MS : ms, signal);
  if (services === 'unreachable' || !navigator.onLine) {
    throw new ProblemError('offline', 'The service could not be reached.');
  }
}
