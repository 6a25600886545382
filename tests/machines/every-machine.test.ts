import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import { drawnReach, nodesOf, targetsOf, withFakes } from '#tests/support/charts.ts';
import { faultsOf } from '#tests/support/observed.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../machines/**/*.machine.ts', { eager: true });
const sources = import.meta.glob<string>('../../machines/**/*.machine.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What a machine that takes input is started with. */
const INPUTS: Record<string, unknown> = { help: { groups: [], open: [] }, signup: { today: '2025-06-15' } };
const TAGS = ['busy', 'open', 'slow', 'broken'];

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value;
const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const toList = <T>(value: T | readonly T[] | undefined) => (value === undefined ? [] : [value].flat()) as T[];

const flows = Object.entries(modules).map(([path, exported]) => {
  const machine = Object.values(exported).find(isMachine);
  if (!machine) throw new Error(`${path} exports no machine`);
  const name = path.replace(/^.*\/|\.machine\.ts$/g, '');
  return {
    name,
    path,
    machine,
    source: sources[path] ?? '',
    states: nodesOf(machine.root).filter(({ parent }) => parent),
  };
});

/** The code without its comments and texts. */
const bare = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '').replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''");

it('FLW-1 the flows of the shop have their machines', () => {
  expect(flows.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'age-gate',
      'cart',
      'catalogue',
      'checkout',
      'contact',
      'header',
      'help',
      'login',
      'product',
      'session',
      'shop',
      'signup',
      'toasts',
    ]),
  );
});

describe.each(flows)('FLW-1 $name', ({ name, machine, states }) => {
  it('FLW-1 starts, and none of its states is unknown', () => {
    const actor = createActor(withFakes(machine), { input: INPUTS[machine.id] });
    const faults = faultsOf(actor);
    actor.start();
    expect(faults).toEqual([]);
    expect(actor.getSnapshot().status).toBe('active');
    actor.stop();
  });

  it('FLW-1 is called as its file is', () => {
    expect(machine.id).toBe(camelCase(name));
  });

  it('FLW-1 every transition leads to a state of the machine', () => {
    for (const node of [machine.root, ...states]) {
      for (const target of [...targetsOf(node), ...(node.initial?.target ?? [])]) {
        expect(machine.getStateNodeById(target.id), node.id).toBe(target);
      }
    }
  });

  it('FLW-3 every state can be reached on some way', () => {
    const reached = drawnReach(machine.root);
    expect(states.filter((node) => !reached.has(node)).map(({ id }) => id)).toEqual([]);
  });

  it('FLW-1 every state says in words what it means', () => {
    for (const { id, description } of states) expect(description?.trim().length ?? 0, id).toBeGreaterThan(10);
  });

  it('FLW-1 states are in camelCase, tags of the small closed set', () => {
    for (const { id, key, tags } of states) {
      expect(key, id).toMatch(/^[a-z][A-Za-z0-9]*$/);
      expect(
        tags.filter((tag) => !TAGS.includes(tag)),
        id,
      ).toEqual([]);
    }
  });

  it('FLW-1 events are in dot.case, subject first', () => {
    for (const event of machine.events.filter((type) => !type.startsWith('xstate.'))) {
      expect(event).toMatch(/^[a-z][A-Za-z]*(?:\.[a-z][A-Za-z]*)+$/);
    }
  });

  it('FLW-1 guards are called isX or hasX', () => {
    for (const guard of Object.keys(machine.implementations.guards)) expect(guard).toMatch(/^(?:is|has)[A-Z]/);
  });

  it('FLW-1 every invoked actor has an id and an answer to its failure', () => {
    for (const { id, config } of [machine.root, ...states]) {
      for (const invoked of toList(config.invoke)) {
        expect(invoked.id, id).toBeTypeOf('string');
        expect(invoked.onError, `${id}: ${invoked.id}`).toBeDefined();
      }
    }
  });

  it('FLW-1 every delay has a name and a length', () => {
    for (const { id, config } of [machine.root, ...states]) {
      for (const delay of Object.keys(config.after ?? {})) {
        expect(Object.keys(machine.implementations.delays), id).toContain(delay);
      }
    }
  });

  it('FLW-3 what a state covers are requirement IDs', () => {
    for (const { id, meta } of states) {
      for (const covered of (meta as { covers?: readonly string[] } | undefined)?.covers ?? []) {
        expect(covered, id).toMatch(/^[A-Z]{3}-\d+$/);
      }
    }
  });
});

describe.each(flows)('FLW-2 $name opens in the visualiser', ({ source }) => {
  const code = bare(source);

  it('FLW-2 it is one literal chart: setup().createMachine(), once', () => {
    expect(code.match(/^export const \w+Machine = setup\(\{/gm)).toHaveLength(1);
    expect(code.match(/^\}\)\.createMachine\(\{/gm)).toHaveLength(1);
  });

  it('FLW-2 nothing is spread into the chart and no part of it stands elsewhere', () => {
    const chart = code.slice(code.indexOf('.createMachine('));
    expect(chart).not.toContain('...');
    expect(chart.trimEnd().endsWith('});')).toBe(true);
    expect(chart).not.toMatch(/\b(?:states|on|invoke|after|always): (?!\{|\[|undefined)/);
  });

  it('FLW-2 its file has 250 lines at most', () => {
    expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(250);
  });
});
