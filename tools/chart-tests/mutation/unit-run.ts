import { beforeEach, describe, it, vi } from 'vitest';
import { putInForce } from './mutant-in-force.ts';
import { leave } from './unit-notes.ts';
import { readAsked, UNCHANGED } from './unit-question.ts';

/** Files of unit tests, once for each mutant: the charts are loaded again, and one of them is the mutant. */
const tests = import.meta.glob('../../../tests/machines/**/*.test.ts');
const { files, chart, mutants, notes } = readAsked();
const loads = files.map((file) => {
  const load = tests[file.replace(/^tests\//, '../../../tests/')];
  if (!load) throw new Error(`There are no unit tests '${file}'`);
  return load;
});

for (const mutant of mutants) {
  describe(mutant, async () => {
    let isNoticed = false;
    beforeEach((context) => {
      // One test is enough.
      if (isNoticed) context.skip();
      leave(notes, { mutant, phase: 'running', failed: null });
      context.onTestFailed(() => {
        isNoticed = true;
        leave(notes, { mutant, phase: 'running', failed: context.task.name });
      });
    });
    leave(notes, { mutant, phase: 'loading', failed: null });
    putInForce(mutant === UNCHANGED ? null : { chart, mutant });
    vi.resetModules();
    try {
      for (const load of loads) await load();
    } catch (error) {
      // Some charts cannot even be loaded.
      it('loads', () => {
        throw error;
      });
    }
  });
}
