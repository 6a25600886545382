import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, type AnyStateNode, createActor, createMachine } from 'xstate';
import { faultsOf } from '#tests/support/observed.ts';
import { REQUIREMENT_IDS } from '#tests/support/requirements.ts';
import {
  coveredBy,
  nodesOf,
  reachableStates,
  targetsOf,
  transitionsOf,
  withFakes,
} from '#tools/chart-tests/engine/charts.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../machines/**/*.machine.ts', { eager: true });
const sources = import.meta.glob<string>('../../machines/**/*.machine.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What a machine that takes input is started with. */
const INPUTS: Record<string, unknown> = {
  help: { groups: [], open: [] },
};
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

/** Words that say nothing of a state beyond its name. */
const FILLERS = /\b(?:the|a|an|is|are|it|state|of)\b/g;
/** True where a description says no more than the state's name does: 'It is signed out.' of signedOut. */
const repeatsItsKey = (key: string, description: string) =>
  description
    .toLowerCase()
    .replace(FILLERS, '')
    .replace(/[^a-z0-9]/g, '') === key.toLowerCase();

/** The states around a state, itself among them. */
const lineageOf = (node: AnyStateNode): AnyStateNode[] => [node, ...(node.parent ? lineageOf(node.parent) : [])];
/** True where some state around takes every failure of an invoked actor. */
const hasCommonAnswer = (node: AnyStateNode) =>
  lineageOf(node).some(({ transitions }) => transitions.has('xstate.error.actor.*'));

/** The code without its comments and texts. */
const bare = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '').replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''");

it('FLW-1 the flows of the shop have their machines', () => {
  expect(flows.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'addition',
      'age-gate',
      'cart',
      'catalogue',
      'checkout',
      'contact',
      'header',
      'help',
      'login',
      'navigation',
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
    const reached = reachableStates(machine.root);
    expect(states.filter((node) => !reached.has(node)).map(({ id }) => id)).toEqual([]);
  });

  it('FLW-1 every state says in words what it means', () => {
    for (const { id, key, description = '' } of states) {
      expect(description.trim().length, id).toBeGreaterThan(10);
      expect(repeatsItsKey(key, description), `${id}: ${description}`).toBe(false);
    }
  });

  it('FLW-1 a transition that says why says it in words', () => {
    for (const { description, eventType } of [machine.root, ...states].flatMap(transitionsOf)) {
      if (description !== undefined) expect(description.trim().length, eventType).toBeGreaterThan(10);
    }
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
      expect(event).toMatch(/^(?:[a-z][A-Za-z]*(?:\.[a-z][A-Za-z]*)*\.(?:[a-z][A-Za-z]*|\*)|\*)$/);
    }
  });

  it('FLW-1 guards are called isX or hasX', () => {
    for (const guard of Object.keys(machine.implementations.guards)) expect(guard).toMatch(/^(?:is|has)[A-Z]/);
  });

  it('FLW-1 every invoked actor has an id and an answer to its failure', () => {
    for (const node of [machine.root, ...states]) {
      for (const invoked of toList(node.config.invoke)) {
        expect(invoked.id, node.id).toBeTypeOf('string');
        expect(invoked.onError !== undefined || hasCommonAnswer(node), `${node.id}: ${invoked.id}`).toBe(true);
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

  it('FLW-3 what its states and transitions cover are requirements', () => {
    for (const node of [machine.root, ...states]) {
      for (const covered of coveredBy(node)) expect(REQUIREMENT_IDS, node.id).toContain(covered);
    }
  });
});

it.each([
  ['signedOut', 'Signed out.'],
  ['paused', 'The state is paused.'],
])('FLW-1 the description of %s has to say more than %j', (key, description) => {
  expect(repeatsItsKey(key, description)).toBe(true);
  expect(repeatsItsKey(key, `${description} Nobody may buy.`)).toBe(false);
});

it('FLW-1 one answer to every failure of an actor counts for the states within, and for no others', () => {
  const waiting = { initial: 'asking', states: { asking: {} } };
  const { root } = createMachine({
    initial: 'bare',
    states: { answered: { on: { 'xstate.error.actor.*': { actions: [] } }, ...waiting }, bare: waiting },
  });
  expect(
    nodesOf(root)
      .filter(hasCommonAnswer)
      .map(({ key }) => key),
  ).toEqual(['answered', 'asking']);
});

describe.each(flows)('FLW-2 $name opens in the visualiser', ({ source }) => {
  const code = bare(source);

  it('FLW-2 it is one literal chart: setup().createMachine(), once', () => {
    expect(code.match(/^export const \w+Machine = setup\(\{/gm)).toHaveLength(1);
    expect(code.match(/^\}\)\.createMachine\(\{/gm)).toHaveLength(1);
  });

  it('FLW-2 the chart has no spread and no part in another place', () => {
    const chart = code.slice(code.indexOf('.createMachine('));
    expect(chart).not.toContain('...');
    expect(chart.trimEnd().endsWith('});')).toBe(true);
    expect(chart).not.toMatch(/\b(?:states|on|invoke|after|always): (?!\{|\[|undefined)/);
  });

  it('FLW-2 its file has 400 lines at most', () => {
    expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(400);
  });
});
