import { setupWorker } from 'msw/browser';
import { switchDelaysOn } from './delays.ts';
import { handlers } from './handlers.ts';

/** Answers API calls inside the browser, with the delays of API-2. Development only. */
export async function startMockApi(): Promise<void> {
  switchDelaysOn();
  await setupWorker(...handlers).start({ onUnhandledRequest: 'bypass', quiet: true });
}
