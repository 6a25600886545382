import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { SHOP } from '#tests/flowbook-project/project.ts';
import { fingerprintOf } from '#tools/flowbook/chart/fingerprint.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import { changeAnchor, screenAnchor } from '#tools/flowbook/compare/anchors.ts';
import { comparisonOf } from '#tools/flowbook/compare/comparison.ts';
import { decisionsIn, writeDecisions } from '#tools/flowbook/compare/decision-files.ts';
import { type Decision, decisionsOf } from '#tools/flowbook/compare/decisions.ts';
import { readOptions } from '#tools/flowbook/compare/options.ts';
import { isPictured, type Pictured, picturedIn } from '#tools/flowbook/compare/pictured.ts';
import { differs, screensOf } from '#tools/flowbook/compare/screens.ts';
import type { PicturedState, Storyboard } from '#tools/flowbook/storyboard/storyboard.ts';
import { doorAfter, doorBefore, doorPaths } from './fixtures/doors.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const revision = (name: string, machine: AnyStateMachine) => ({
  ...{ name, flows: [doorPaths(machine)], sentences: [], snapshots: new Map() },
});
const COMPARISON = comparisonOf(revision('old', doorBefore), revision('new', doorAfter));
const PRINTS = { old: fingerprintOf(readChart(doorBefore)), new: fingerprintOf(readChart(doorAfter)) };

type Pictures = Readonly<Record<string, string>>;

/** A storyboard on a phone. @param pictures what each picture holds, by its state */
async function pictured(of: 'old' | 'new', pictures: Pictures, made: Partial<PicturedState> = {}): Promise<Pictured> {
  const folder = mkdtempSync(join(tmpdir(), 'flowbook-screens-'));
  folders.push(folder);
  const states = Object.entries(pictures).map(([path, content]): PicturedState => {
    writeFileSync(join(folder, `${path}.webp`), content);
    return {
      ...{ chart: 'door', path, width: 390, file: `${path}.webp`, tour: '', step: 0, moves: [], pathId: null },
      ...{ requirements: [], axe: 'clean', revision: of, sources: of, fingerprint: PRINTS[of], ...made },
    };
  });
  const missing = [{ chart: 'door', path: 'broken', width: 390, why: 'It has no screen.', hasScreen: false }] as const;
  const storyboard: Storyboard = { states, transitions: [], missing };
  writeFileSync(join(folder, 'storyboard.json'), JSON.stringify(storyboard));
  const prints = new Map([['door', PRINTS[of]]]);
  const read = await picturedIn(folder, { revision: of, sources: of }, prints);
  if (!read) throw new Error('There is no storyboard.');
  return read;
}

const BEFORE = { closed: 'shut', open: 'wide', locked: 'barred', broken: 'splinters' };
const AFTER = { closed: 'shut, with a lock', open: 'wide', bolted: 'barred', ajar: 'a gap' };

const inWords = (pairs: Awaited<ReturnType<typeof screensOf>>['pairs']) =>
  pairs.map(({ path, width, before, after }) => [
    path,
    width,
    before !== null,
    after !== null,
    before?.hash === after?.hash,
  ]);

describe('FLW-3 screens before and after', () => {
  it('FLW-3 states that differ, renamed ones by their former names, new ones and gone ones', async () => {
    const { pairs } = await screensOf(COMPARISON, await pictured('old', BEFORE), await pictured('new', AFTER), []);
    expect(inWords(pairs)).toEqual([
      ['closed', 390, true, true, false],
      ['open', 390, true, true, true],
      ['ajar', 390, false, true, false],
      ['bolted', 390, true, true, true],
      ['broken', 390, true, false, false],
    ]);
  });

  it.each([
    ['other files', { revision: 'older', sources: 'others' }],
    ['another chart', { revision: 'older', fingerprint: 'another' }],
  ])('FLW-3 a picture that was made from %s is not shown, and it is said', async (_, made) => {
    const stale = await pictured('old', BEFORE, made);
    const { pairs, unpictured } = await screensOf(COMPARISON, stale, await pictured('new', AFTER), []);
    expect(pairs.every(({ before }) => before === null)).toBe(true);
    expect(
      pairs.filter(differs).map(({ path }) => path),
      'there is nothing to decide',
    ).toEqual(['ajar']);
    const why = unpictured.filter(({ path, width, when }) => path === 'closed' && width === 390 && when === 'before');
    expect(why.map((state) => state.why)).toEqual(['its picture is of another revision, older']);
  });

  it('FLW-3 states without a picture are listed, with the reason', async () => {
    const { unpictured } = await screensOf(COMPARISON, null, await pictured('new', AFTER), []);
    const reasons = unpictured
      .filter(({ width }) => width === 390)
      .map(({ path, when, why }) => `${when} ${path}: ${why}`);
    expect(reasons).toContain('after broken: It has no screen.');
    expect(reasons.filter((reason) => reason.startsWith('before closed: there is no storyboard'))).toHaveLength(1);
  });

  it('FLW-3 a chart is pictured anew where its pictures are missing, or of other files', async () => {
    expect(isPictured(null, 'door')).toBe(false);
    expect(isPictured(await pictured('old', BEFORE), 'door')).toBe(true);
    expect(isPictured(await pictured('old', BEFORE, { sources: 'others' }), 'door')).toBe(false);
    expect(isPictured(await pictured('old', {}), 'door'), 'it has no screen').toBe(true);
    expect(isPictured(await pictured('old', BEFORE), 'window')).toBe(false);
  });

  it('FLW-3 a screen of a chart that is as before is shown where it looks different, and only there', async () => {
    const same = comparisonOf(revision('old', doorBefore), revision('new', doorBefore));
    const was = await pictured('old', BEFORE);
    const is = await pictured('old', { ...BEFORE, open: 'wider' });
    expect(inWords((await screensOf(same, was, is, [])).pairs)).toEqual([['open', 390, true, true, false]]);
  });
});

describe('FLW-3 decisions on screens', () => {
  it('FLW-3 the next comparison reads them; for other pictures they do not count', async () => {
    const was = await pictured('old', BEFORE);
    const first = await screensOf(COMPARISON, was, await pictured('new', AFTER), []);
    const [pair] = first.pairs;
    if (!pair?.before || !pair.after) throw new Error('The closed door has two pictures.');
    const { chart, path, width, before, after } = pair;
    const decision: Decision = { chart, path, width, before: before.hash, after: after.hash, decision: 'approved' };
    const decisions = decisionsOf(JSON.stringify({ decisions: [decision] }));
    const again = await screensOf(COMPARISON, was, await pictured('new', AFTER), decisions);
    expect(again.pairs.map((each) => each.decision)).toEqual(['approved', null, null, null, null]);
    const changed = await screensOf(COMPARISON, was, await pictured('new', { ...AFTER, closed: 'painted' }), decisions);
    expect(changed.pairs[0]?.decision).toBeNull();
  });

  it('FLW-3 they are written to one file, and a later decision counts instead of the one before', async () => {
    const root = mkdtempSync(join(tmpdir(), 'flowbook-decisions-'));
    folders.push(root);
    const about = { chart: 'door', path: 'closed', width: 390, before: 'a1', after: 'b2' } as const;
    const other = { ...about, after: 'c3', decision: 'approved' } as const;
    await writeDecisions(root, [{ ...about, decision: 'approved' }, other]);
    await writeDecisions(root, [{ ...about, decision: 'rejected' }]);
    const decisions = await decisionsIn(join(root, SHOP.files.decisions));
    expect(decisions).toEqual([other, { ...about, decision: 'rejected' }]);
    expect(await decisionsIn(join(root, 'none.json'))).toEqual([]);
  });

  it('FLW-3 a file of something else is refused', () => {
    expect(() => decisionsOf('{"decisions": [{"chart": "door"}]}')).toThrow();
  });
});

describe('FLW-3 places on the page of a comparison', () => {
  it('FLW-3 each change has its own, the same in every run', () => {
    const anchors = COMPARISON.flows.flatMap(({ chart, changes }) =>
      changes.map((change) => changeAnchor(chart, change)),
    );
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(anchors).toContain('door.transition.closed-rung');
    expect(screenAnchor('checkout', 'open.confirming')).toBe('checkout.screen.open.confirming');
  });
});

describe('FLW-3 npm run flowbook:compare', () => {
  it('FLW-3 takes pictures and decisions from where they are written, unless others are named', () => {
    expect(readOptions(['main'])).toMatchObject({ isPictured: false, beforePictures: null, afterPictures: null });
    expect(readOptions(['main', '--pictures', '--decisions', 'd.json'])).toMatchObject({
      isPictured: true,
      decisions: 'd.json',
    });
    expect(readOptions(['main']).decisions).toBe('tests/storyboard/decisions.json');
  });
});
