import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildWhenRun } from '../../scripts/vite/charts-when-run.ts';

const XSTATE = new URL('../../node_modules/xstate/dist/', import.meta.url);
const NAME = /^StateMachine-\w+\.esm\.js$/;

test('xstate still puts a machine together as the build knows it', () => {
  const files = readdirSync(XSTATE).filter((name) => NAME.test(name));
  expect(files).toHaveLength(1);
  for (const name of files) {
    const code = readFileSync(new URL(name, XSTATE), 'utf8');
    const built = buildWhenRun(code);
    expect(built).not.toContain('this.root = new StateNode');
    expect(built).toContain('root: { get: build }');
  }
});

test('another xstate is refused, not built by half', () => {
  expect(() => buildWhenRun('class StateMachine {}')).toThrow('not the one that is known');
});
