import { ProblemError } from '#machines/domain/problem.ts';
import { pause } from './pause.ts';

/**
 * A delay simulates a service. @throws ProblemError when the browser is offline, because a real service could not be
 * reached either
 */
export async function askSimulatedService(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, signal);
  if (globalThis.navigator?.onLine === false) throw new ProblemError('offline', 'The browser is offline.');
}
