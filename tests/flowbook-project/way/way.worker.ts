// First: the mock API looks for it as soon as it is loaded.
import './worker-storage.ts';
import type { Proof, WayFact } from '#tools/flowbook/machines/way.machine.ts';
import type { WayRequest } from '#tools/flowbook/way/protocol.ts';
import { findWay } from './find-way.ts';
import { proveWay } from './prove-way.ts';

const fetchSurvey = async () => (await import('virtual:flowbook-survey')).SURVEY;

const answerTo = (request: WayRequest): Promise<WayFact | Proof> =>
  request.kind === 'find' ? findWay(request.question, fetchSurvey) : proveWay(request.question);

addEventListener('message', async ({ data }: MessageEvent<WayRequest>) => {
  try {
    postMessage({ answer: await answerTo(data) });
  } catch (error) {
    postMessage({ problem: error instanceof Error ? error.message : String(error) });
  }
});
