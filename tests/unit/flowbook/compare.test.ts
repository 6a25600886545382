import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { FLOWS } from '#tests/paths/all-flows.ts';
import { approvedText } from '#tools/chart-tests/engine/approved-snapshot.ts';
import { walked } from '#tools/chart-tests/engine/walk.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import type { Change } from '#tools/flowbook/compare/change.ts';
import { chartChanges } from '#tools/flowbook/compare/chart-changes.ts';
import { comparisonOf, isSame } from '#tools/flowbook/compare/comparison.ts';
import { markdownOf } from '#tools/flowbook/compare/markdown.ts';
import { noticedFirst } from '#tools/flowbook/compare/noticed.ts';
import { readOptions } from '#tools/flowbook/compare/options.ts';
import type { Revision } from '#tools/flowbook/compare/revision.ts';
import { statesAbout } from '#tools/flowbook/compare/screens.ts';
import { approvedChanges, requirementChanges } from '#tools/flowbook/compare/text-changes.ts';
import { unionOf } from '#tools/flowbook/compare/union-chart.ts';
import { layOut } from '#tools/flowbook/layout/lay-out.ts';
import { doorAfter, doorAjar, doorBefore, doorPaths, doorRenamed } from './fixtures/doors.ts';

const before = readChart(doorBefore);
const after = readChart(doorAfter);
const found = chartChanges(before, after);
const inWords = ({ kind, about, id }: Change) => `${kind} ${about} ${id}`;

describe('FLW-3 what differs between two forms of a chart', () => {
  it('FLW-3 states, transitions, guards and delays: added, removed, changed and renamed, each once', () => {
    expect(found.changes.map(inWords).sort()).toEqual([
      'added state ajar',
      'added transition ajar pushed',
      'changed delay patience',
      'changed state closed',
      'changed transition closed opened',
      'changed transition open pushed',
      'removed state broken',
      'removed transition closed rung',
      'renamed state bolted',
    ]);
  });

  it('FLW-3 says what of each differs: description, requirements, guard, target, length', () => {
    const details = found.changes.flatMap((change) =>
      change.details.map(({ what, before: was, after: is }) => `${change.id} ${what}: ${was} → ${is}`),
    );
    expect(details.sort()).toEqual([
      'bolted name: locked → bolted',
      'closed description: Nobody comes in. → Nobody comes in without a key.',
      'closed opened guard:  → isDaytime',
      'closed requirements: CHK-1 → CHK-1, CHK-2',
      'open pushed leads to: closed → ajar',
      'patience length: 2 s → 3 s',
    ]);
  });

  it('FLW-3 describes it in words', () => {
    const words = new Map(found.changes.map((change) => [inWords(change), change.words]));
    expect(words.get('changed transition closed opened')).toBe("in closed 'opened', if isDaytime, leads to open");
    expect(words.get('removed transition closed rung')).toBe("in closed 'rung' is answered");
  });

  it('FLW-3 finds nothing where nothing differs, in every chart of the shop', () => {
    for (const { machine } of FLOWS) expect(chartChanges(readChart(machine), readChart(machine)).changes).toEqual([]);
  });

  it('FLW-3 one of two states that are alike has no new name: it may be either of them', () => {
    const chart = (...names: readonly string[]) =>
      readChart(
        createMachine({
          id: 'lamps',
          initial: 'off',
          states: { off: {}, ...Object.fromEntries(names.map((name) => [name, { on: { pressed: 'off' } }])) },
        }),
      );
    expect(chartChanges(chart('red', 'green'), chart('blue')).renames.size).toBe(0);
    expect([...chartChanges(chart('red'), chart('blue')).renames]).toEqual([['red', 'blue']]);
  });

  it('FLW-3 a branch that comes before others does not make them look changed', () => {
    const edge = before.edges.find(({ id }) => id === 'closed opened');
    if (!edge) throw new Error('The door does not open.');
    const branches = [
      { ...edge, id: 'closed opened#0', branch: 0, guard: 'isLate', targets: ['locked'] },
      { ...edge, id: 'closed opened#1', branch: 1 },
    ];
    const others = before.edges.filter((one) => one !== edge);
    const { changes } = chartChanges(before, { ...before, edges: [...branches, ...others] });
    expect(changes.map(inWords)).toEqual(['added transition closed opened#0', 'changed transition closed opened#1']);
    expect(changes[1]?.details.map(({ what }) => what)).toEqual(['branch']);
  });
});

describe('FLW-3 both forms on one drawing', () => {
  const union = unionOf(found, after);

  it('FLW-3 new, removed and changed parts have their colours', () => {
    expect(Object.fromEntries(union.tones)).toEqual({
      ajar: 'added',
      'ajar pushed': 'added',
      closed: 'changed',
      'closed opened': 'changed',
      'open pushed': 'changed',
      bolted: 'changed',
      broken: 'removed',
      'closed rung': 'removed',
    });
  });

  it('FLW-3 it can be laid out, removed parts included', async () => {
    const placed = await layOut(union.chart, []);
    expect(placed.states.map(({ path }) => path)).toEqual(expect.arrayContaining(['ajar', 'bolted', 'broken']));
  });

  it('FLW-3 a removed branch beside another in its place has an id of its own', () => {
    const doubled = {
      ...before,
      edges: before.edges.flatMap((edge) =>
        edge.id === 'open pushed' ? [edge, { ...edge, targets: ['locked'] }] : [edge],
      ),
    };
    const { chart, tones } = unionOf(chartChanges(doubled, before), before);
    expect(chart.edges.map(({ id }) => id)).toContain('open pushed (before)');
    expect(tones.get('open pushed (before)')).toBe('removed');
  });
});

describe('FLW-3 where a difference would show', () => {
  it('FLW-3 by events that are no longer possible, before any step is taken', () => {
    const noticed = noticedFirst(doorPaths(doorBefore), doorPaths(doorAfter), found.renames);
    expect(noticed).toEqual({ way: [], before: ['offers: rings the bell'], after: [] });
  });

  it('FLW-3 on the shortest way, in the words of the event catalogue', () => {
    const noticed = noticedFirst(doorPaths(doorBefore), doorPaths(doorAjar));
    expect(noticed?.way).toEqual(['user · opens the door', 'user · pushes the door']);
    expect(noticed?.before).toEqual(['closed']);
    expect(noticed?.after).toEqual(['ajar']);
  });

  it('FLW-3 a new name alone is no difference', () => {
    const { changes, renames } = chartChanges(before, readChart(doorRenamed));
    expect(changes.map(inWords)).toEqual(['renamed state shut', 'renamed state wide']);
    expect(noticedFirst(doorPaths(doorBefore), doorPaths(doorRenamed, 'wide'), renames)).toBeNull();
  });
});

describe('FLW-3 statements and approved snapshots', () => {
  it('FLW-3 statements that are new, removed or changed', () => {
    const was = [
      { id: 'CHK-1', text: 'Closed.' },
      { id: 'CHK-2', text: 'Open.' },
    ];
    const is = [
      { id: 'CHK-2', text: 'Wide open.' },
      { id: 'CHK-3', text: 'Bolted.' },
    ];
    expect(requirementChanges(was, is).map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'removed CHK-1',
      'changed CHK-2',
      'added CHK-3',
    ]);
  });

  it('FLW-3 lines of an approved snapshot that are new, removed or changed', () => {
    const changes = approvedChanges(
      approvedText(walked(doorPaths(doorBefore))),
      approvedText(walked(doorPaths(doorAfter))),
    );
    expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(['added', 'removed', 'changed']));
    expect(changes).toContainEqual(expect.objectContaining({ kind: 'changed', under: 'user · pushes the door' }));
  });
});

const revision = (name: string, machine: Parameters<typeof doorPaths>[0], text: string): Revision => ({
  name,
  flows: [doorPaths(machine)],
  sentences: [{ id: 'CHK-1', text }],
  snapshots: new Map(),
});

describe('FLW-3 two revisions', () => {
  const comparison = comparisonOf(revision('old', doorBefore, 'Closed.'), revision('new', doorAfter, 'Shut.'));

  it('FLW-3 are the same where nothing differs', () => {
    expect(isSame(comparisonOf(revision('old', doorBefore, 'Closed.'), revision('new', doorBefore, 'Closed.')))).toBe(
      true,
    );
    expect(isSame(comparison)).toBe(false);
  });

  it('FLW-3 a new flow, and a removed one', () => {
    const none: Revision = { name: 'none', flows: [], sentences: [], snapshots: new Map() };
    const some = revision('some', doorBefore, 'Closed.');
    expect(comparisonOf(none, some).flows.map(({ kind }) => kind)).toEqual(['added']);
    expect(comparisonOf(some, none).flows.map(({ kind }) => kind)).toEqual(['removed']);
  });

  it('FLW-3 are described for a pull request', () => {
    const text = markdownOf(comparison);
    expect(text).toContain('# Flows: old → new');
    expect(text).toContain('🟢 added: the state ajar');
    expect(text).toContain('  - guard: nothing → isDaytime');
    expect(text).toContain('- before: offers: rings the bell');
    expect(text).toContain('🟠 changed: CHK-1');
  });

  it('FLW-3 show the states that a change is about', () => {
    const [flow] = comparison.flows;
    expect(flow && [...statesAbout(flow)].sort()).toEqual(['ajar', 'bolted', 'broken', 'closed', 'open']);
  });
});

describe('FLW-3 npm run flowbook:compare', () => {
  it('FLW-3 says what it needs', () => {
    expect(() => readOptions([])).toThrow(/Which revision/);
    expect(() => readOptions(['a', 'b', 'c'])).toThrow('Two revisions are compared, not 3.');
    expect(readOptions(['a'])).toMatchObject({ before: 'a', after: null, afterPictures: null });
    expect(readOptions(['a', 'b'])).toMatchObject({ after: 'b', afterPictures: null });
  });
});
