import { build } from 'vite';
import { expect, test } from 'vitest';
import { withoutChartNotes } from '#tools/build/vite/without-chart-notes.ts';

/** A source file as the shop's build would leave it. */
async function built(name: string, source: string): Promise<string> {
  const id = `/machines/demo/${name}`;
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, rolldownOptions: { input: id, preserveEntrySignatures: 'strict' } },
    plugins: [
      {
        name: 'one-file',
        resolveId: (wanted) => (wanted === id ? wanted : null),
        load: (wanted) => (wanted === id ? source : null),
      },
      withoutChartNotes(),
    ],
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('one output is expected');
  return result.output[0].code;
}

const CHART = `
type Context = { description: string };
export const chart = {
  initial: 'idle',
  states: {
    idle: {
      description: 'Words for designers, with a comma, and a } brace.',
      meta: { covers: ['PRD-7', 'API-3'] },
      on: { go: 'done' }
    },
    done: { tags: ['busy'], description: "It's the end." },
  },
  actions: { describe: (description: string) => ({ description, meta: null }) },
};
export const context: Context = { description: String(1) };
`;

/** It begins a build; on a busy machine that takes longer than a test may otherwise. */
const BUILD_PATIENCE_MS = 60_000;

test(
  'FLW-2 descriptions stay in the repository; the chart itself is built whole',
  async () => {
    const code = await built('demo.machine.ts', CHART);
    expect(code).not.toMatch(/designers|the end|PRD-7/);
    const url = `data:text/javascript,${encodeURIComponent(code)}`;
    const { chart, context } = await import(/* @vite-ignore */ url);
    expect(chart).toMatchObject({
      initial: 'idle',
      states: { idle: { on: { go: 'done' } }, done: { tags: ['busy'] } },
    });
    expect(chart.actions.describe('x')).toEqual({ description: 'x', meta: null });
    expect(context).toEqual({ description: '1' });
  },
  BUILD_PATIENCE_MS,
);

test('FLW-2 other files are left alone', async () => {
  expect(await built('demo.ts', CHART)).toContain('Words for designers');
});
