import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, setup } from 'xstate';
import { REGISTER } from '#machines/requirements.ts';
import { idsDefinedIn, idsNamedIn, REQUIREMENT_IDS } from '#tests/support/requirements.ts';
import { filesIn, textOf } from '#tests/support/source.ts';
import { coveredBy, nodesOf } from '#tools/chart-tests/engine/charts.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../machines/**/*.machine.ts', { eager: true });
const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value;
const machines = Object.values(modules).flatMap((exported) => Object.values(exported).filter(isMachine));

const covers = (charts: readonly AnyStateMachine[]) =>
  charts.flatMap((machine) => nodesOf(machine.root)).flatMap(coveredBy);

/** What is wrong between the requirements and their homes, in words. */
function faultsOf(ids: readonly string[], homes: readonly string[]): string[] {
  return [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} is defined twice`),
    ...ids.filter((id) => !homes.includes(id)).map((id) => `${id} has no home`),
    ...homes.filter((id) => !ids.includes(id)).map((id) => `${id} does not exist`),
  ];
}

const registered = Object.keys(REGISTER);

describe('FLW-3 every requirement has a home', () => {
  it('FLW-3 in a state, in a transition, or in the register; and no home is for a requirement that does not exist', () => {
    expect(REQUIREMENT_IDS.length).toBeGreaterThan(70);
    expect(faultsOf(REQUIREMENT_IDS, [...covers(machines), ...registered])).toEqual([]);
  });

  it('FLW-3 the register names files that are there', () => {
    const places = Object.values(REGISTER).flat();
    expect(Object.entries(REGISTER).filter(([, named]) => named.length === 0)).toEqual([]);
    expect(places.filter(({ file }) => !existsSync(new URL(`../../${file}`, import.meta.url)))).toEqual([]);
  });

  it('FLW-3 titles, comments and papers name no requirement that does not exist', () => {
    const files = ['machines', 'mocks', 'src', 'tests', 'tools'].flatMap((folder) => filesIn(folder));
    const papers = [...filesIn('docs', /\.md$/), 'README.md'];
    const invented = [...files, ...papers].flatMap((file) =>
      idsNamedIn(textOf(file))
        .filter((id) => !REQUIREMENT_IDS.includes(id))
        .map((id) => `${file}: ${id}`),
    );
    expect(invented).toEqual([]);
  });
});

describe('FLW-3 the check of the homes sees faults', () => {
  const first = `AAA-${1}`;
  const second = `AAA-${2}`;
  const chart = setup({}).createMachine({
    initial: 'shut',
    states: {
      shut: { meta: { covers: [first] }, on: { 'door.opened': { target: 'open', meta: { covers: [second] } } } },
      open: {},
    },
  });

  it('FLW-3 a state and a transition are homes', () => {
    expect(covers([chart])).toEqual([first, second]);
    expect(faultsOf([first, second], covers([chart]))).toEqual([]);
  });

  it.each([
    [[first, second, 'missing'], ['missing has no home']],
    [[first], [`${second} does not exist`]],
    [[first, first, second], [`${first} is defined twice`]],
  ])('FLW-3 of %j it says %j', (ids, faults) => {
    expect(faultsOf(ids, covers([chart]))).toEqual(faults);
  });

  it('FLW-3 a requirement is defined where its line begins with it, and named anywhere', () => {
    expect(idsDefinedIn(`- ${first} A door.\nSee ${second}.\n- ${second} It opens (${first}).`)).toEqual([
      first,
      second,
    ]);
    expect(idsNamedIn(`it('${first} a door of UTF-8') // ${second}, X${first}`)).toEqual([first, second]);
  });
});
