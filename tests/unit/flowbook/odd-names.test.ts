import { describe, expect, test } from 'vitest';
import { createActor, createMachine, fromCallback, sendTo } from 'xstate';
import { allLedOf, type Led } from '#tools/flowbook/alone/led.ts';
import { aloneModule } from '#tools/flowbook/build/project.ts';
import { ownEntry } from '#tools/flowbook/chart/own-entry.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import { chartChanges } from '#tools/flowbook/compare/chart-changes.ts';
import { notesMachine } from '#tools/flowbook/machines/notes.machine.ts';
import { notesOn } from '#tools/flowbook/machines/notes.selectors.ts';
import { viewerMachine } from '#tools/flowbook/machines/viewer.machine.ts';
import { foldedIn, openedIn } from '#tools/flowbook/machines/viewer.selectors.ts';
import { notesIn } from '#tools/flowbook/notes/notes.ts';

describe.each(['constructor', 'toString', '__proto__'])(
  'a chart that is called %s, as something that every object has',
  (chart) => {
    const page = { page: 'chart', chart, state: '' } as const;

    test('FLW-2 its regions are folded, and its child charts opened, as those of any other', () => {
      const viewer = createActor(viewerMachine.provide({ actors: { watchAddress: fromCallback(() => {}) } }), {
        input: { route: page },
      }).start();
      viewer.send({ type: 'address.changed', route: page, edge: null });
      viewer.send({ type: 'region.toggled', chart, path: 'list', initially: [] });
      viewer.send({ type: 'child.toggled', chart, child: 'lamp' });
      const snapshot = viewer.getSnapshot();
      expect(ownEntry(foldedIn(snapshot), chart)).toEqual(['list']);
      expect(ownEntry(openedIn(snapshot), chart)).toEqual(['lamp']);
    });

    test('FLW-2 it has the notes that were written on it, and none that were not', () => {
      const notes = createActor(notesMachine, { input: { notes: { lamp: { on: ['Bright.'] } } } }).start();
      expect(notesOn(chart, 'on')(notes.getSnapshot())).toEqual([]);
      expect(notesOn('lamp', chart)(notes.getSnapshot())).toEqual([]);
      expect(notesOn(chart, 'name')(notes.getSnapshot())).toEqual([]);
      expect(Object.entries(notesIn(`# Notes on lamp\n\n## ${chart}\n\n- Dim.\n`))).toEqual([[chart, ['Dim.']]]);
    });

    test('FLW-2 its run goes on after the page is loaded again', () => {
      const led: Led = { steps: [{ kind: 'time', ms: 5 }] };
      const stored = JSON.stringify(Object.fromEntries([[chart, led]]));
      expect(ownEntry(allLedOf(stored), chart)).toEqual(led);
    });

    test('FLW-2 it is loaded as itself where it runs alone', async () => {
      const config = { id: chart, initial: 'on', states: { on: {} } };
      const module = aloneModule([{ chart, isRenamed: false, module: null, config, samples: null }])
        .replace(/^import .*$/m, '')
        .replaceAll('export const', 'var');
      const loaders = new Function('createMachine', `${module}\nreturn ALONE;`)(createMachine);
      expect(Object.keys(loaders)).toEqual([chart]);
      expect((await loaders[chart]()).machine.id).toBe(chart);
    });

    test('FLW-2 a delay and a receiver that are called so are read as any other', () => {
      const lamp = createMachine(
        { id: 'lamp', initial: 'on', states: { on: { entry: sendTo(chart, { type: 'lit' }) } } },
        { delays: Object.fromEntries([[chart, 20]]) },
      );
      const dark = createMachine({ id: 'lamp', initial: 'on', states: { on: {} } });
      expect(readChart(lamp).states.at(-1)?.entry).toEqual([`send lit to ${chart}`]);
      expect(chartChanges(readChart(dark), readChart(lamp)).changes).toContainEqual({
        ...{ kind: 'added', about: 'delay', id: chart, words: `the delay ${chart}` },
        details: [{ what: 'length', before: '', after: '20 ms' }],
      });
    });
  },
);
