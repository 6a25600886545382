import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import { layOut } from '#tools/flowbook/layout/lay-out.ts';
import type { Placed } from '#tools/flowbook/layout/placed.ts';

export type LayoutQuestion = { readonly chart: Chart; readonly folded: readonly string[] };
export type LayoutReply = { readonly placed: Placed } | { readonly problem: string };

addEventListener('message', async ({ data: { chart, folded } }: MessageEvent<LayoutQuestion>) => {
  try {
    postMessage({ placed: await layOut(chart, folded) } satisfies LayoutReply);
  } catch (error) {
    postMessage({ problem: error instanceof Error ? error.message : String(error) } satisfies LayoutReply);
  }
});
