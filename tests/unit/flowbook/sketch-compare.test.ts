import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { comparisonOf } from '#tools/flowbook/compare/comparison.ts';
import type { Revision } from '#tools/flowbook/compare/revision.ts';
import { sketchesIn, sketchPaths } from '#tools/flowbook/compare/sketches.ts';
import { readForm } from '#tools/flowbook/sketch/read-form.ts';

const FORM = `empty: No note yet.
  note.started -> writing
writing: It is written.
  note.saved -> saved
  after 3 s -> empty
saved (final): It goes with the gift.`;

function revision(name: string, form: string | null): Revision {
  const read = form === null ? null : readForm('giftNote', form);
  const sketch = read && 'sketch' in read ? read.sketch : null;
  const flows = sketch ? [sketchPaths(createMachine(sketch.config).provide({ delays: sketch.delays }))] : [];
  return { name, flows, sentences: [], snapshots: new Map() };
}

test('FLW-2 a sketch is compared as any flow is: what is new, and the shortest way to it', () => {
  expect(comparisonOf(revision('old', null), revision('new', FORM)).flows).toMatchObject([
    { kind: 'added', chart: 'giftNote' },
  ]);
  const later = FORM.replace('note.saved -> saved', 'note.saved -> empty');
  const [flow] = comparisonOf(revision('old', FORM), revision('new', later)).flows;
  expect(flow?.changes.map(({ words }) => words)).toEqual(["in writing 'note.saved' leads to empty"]);
  expect(flow?.noticed?.way).toEqual(['user · note.started', 'user · note.saved']);
  expect(comparisonOf(revision('old', FORM), revision('new', FORM)).flows).toEqual([]);
});

test('FLW-2 a chart that an event catalogue has is no sketch, and is not loaded', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'flowbook-sketches-'));
  const source = "import { createMachine } from 'xstate';\nexport const machine = createMachine({ id: 'giftNote' });\n";
  try {
    mkdirSync(join(folder, 'machines/gift-note'), { recursive: true });
    writeFileSync(join(folder, 'machines/gift-note/gift-note.machine.ts'), source);
    expect(await sketchesIn(folder, new Set(['giftNote']))).toEqual([]);
    expect(await sketchesIn(join(folder, 'nowhere'), new Set())).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
