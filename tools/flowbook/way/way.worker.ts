// First: the mock API looks for it as soon as it is loaded.
import './worker-storage.ts';
import type { WayFact, WayQuestion } from '#tools/flowbook/machines/way.machine.ts';
import { findWay } from './find-way.ts';

export type WayReply = { readonly found: WayFact } | { readonly problem: string };

const fetchSurvey = async () => (await import('virtual:flowbook-survey')).SURVEY;

addEventListener('message', async ({ data }: MessageEvent<WayQuestion>) => {
  try {
    postMessage({ found: await findWay(data, fetchSurvey) } satisfies WayReply);
  } catch (error) {
    postMessage({ problem: error instanceof Error ? error.message : String(error) } satisfies WayReply);
  }
});
