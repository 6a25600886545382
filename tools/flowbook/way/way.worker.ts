// First: the mock API looks for it as soon as it is loaded.
import './worker-storage.ts';
import type { Proof, WayFact, WayProofQuestion, WayQuestion } from '#tools/flowbook/machines/way.machine.ts';
import { findWay } from './find-way.ts';
import { proveWay } from './prove-way.ts';

/** What each question is answered with. */
export type WayAnswers = { readonly find: WayFact; readonly prove: Proof };
export type WayRequest =
  | { readonly kind: 'find'; readonly question: WayQuestion }
  | { readonly kind: 'prove'; readonly question: WayProofQuestion };
export type WayReply<Kind extends keyof WayAnswers> =
  | { readonly answer: WayAnswers[Kind] }
  | { readonly problem: string };

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
