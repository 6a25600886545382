import { type AnyStateMachine, and, createMachine, fromCallback, not, or } from 'xstate';
import { BETWEEN, isCombined, isStateTest } from '#tools/flowbook/chart/in-words.ts';
import { guardSource } from '#tools/flowbook/export/scxml-conditions.ts';

/** What of a chart only its program knows: it neither reads nor writes data. */
const DROPPED = new Set(['actions', 'entry', 'exit', 'context', 'input', 'output', 'params', 'types', 'schemas']);
/** A circle of `always` is found, not followed for ever. */
const MOST_STEPS = 60;
const LONG_MS = 1_000_000;

type Values = (words: string) => boolean;

function guardOf(guard: unknown, values: Values): unknown {
  if (isStateTest(guard)) return guard;
  if (!isCombined(guard)) {
    return () => values(guardSource(guard));
  }
  const parts = guard.guards.map((each) => guardOf(each, values)) as Parameters<typeof and>[0];
  const between = BETWEEN.get(guard.check);
  const [only] = parts;
  if (between === undefined && only) return not(only);
  return between === ' and ' ? and(parts) : or(parts);
}

function configOf(value: unknown, key: string, values: Values): unknown {
  if (key === 'guard') return guardOf(value, values);
  if (key === 'src') return fromCallback(() => {});
  if (Array.isArray(value)) return value.map((item) => configOf(item, key, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => key === 'states' || key === 'on' || !DROPPED.has(name))
      .map(([name, inner]) => [name, configOf(inner, name, values)]),
  );
}

/** A chart whose guards have given values, by their words, and which does nothing but go from state to state. */
export function twinOf(machine: AnyStateMachine, values: Values): AnyStateMachine {
  const config = configOf(machine.config, '', values) as Parameters<typeof createMachine>[0];
  const delays = Object.fromEntries(Object.keys(machine.implementations.delays).map((name) => [name, LONG_MS]));
  return createMachine({ ...config, options: { maxIterations: MOST_STEPS } }, { delays });
}
