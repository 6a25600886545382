import { ProblemError } from '#machines/domain/problem.ts';
import { pause } from './pause.ts';

/**
 * Stands for asking a service that takes so many ms to answer.
 * @throws ProblemError where the browser is offline: a real service could not be reached either
 */
export async function askSimulatedService(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, signal);
  if (globalThis.navigator?.onLine === false) throw new ProblemError('offline', 'The browser is offline.');
}
