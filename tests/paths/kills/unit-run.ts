import { describe, it, vi } from 'vitest';
import { putInForce } from './mutant-in-force.ts';
import { readAsked, UNCHANGED } from './unit-question.ts';

/** One file of unit tests, once for each mutant: its charts are loaded anew, and one of them is the mutant. */
const tests = import.meta.glob('../../machines/**/*.test.ts');
const { file, chart, mutants } = readAsked();
const load = tests[file.replace(/^tests\//, '../../')];
if (!load) throw new Error(`There are no unit tests '${file}'`);

for (const mutant of mutants) {
  describe(mutant, async () => {
    putInForce(mutant === UNCHANGED ? null : { chart, mutant });
    vi.resetModules();
    try {
      await load();
    } catch (error) {
      // Some charts cannot even be loaded.
      it('loads', () => {
        throw error;
      });
    }
  });
}
