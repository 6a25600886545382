import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { describe, expect, it } from 'vitest';
import { formatted } from '#tools/chart-tests/commands/formats.ts';
import { differencesFrom, placeWords, transitionTours } from '#tools/chart-tests/engine/approved-snapshot.ts';
import { nodesOf } from '#tools/chart-tests/engine/charts.ts';
import { described } from '#tools/chart-tests/engine/described.ts';
import { SENDERS } from '#tools/chart-tests/engine/flow-paths.ts';
import { written } from '#tools/chart-tests/engine/plain.ts';
import { can, stepped } from '#tools/chart-tests/engine/steps.ts';
import { type Edge, sayingsOf, walked } from '#tools/chart-tests/engine/walk.ts';
import { guardSeen } from '#tools/chart-tests/report/guards.ts';
import { FLOWS } from './all-flows.ts';

type Samples = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const samples = import.meta.glob<Readonly<Record<string, Samples>>>(
  ['../../machines/*/*.samples.ts', '!../../machines/domain/*'],
  { eager: true },
);
const snapshots = import.meta.glob<string>('./approved/*.md', { query: '?raw', import: 'default', eager: true });

/** Walks of the largest charts take seconds, more on a busy machine. */
const PATIENCE_MS = 120_000;

describe.each(FLOWS)('FLW-3 $flow', { timeout: PATIENCE_MS }, (flow) => {
  const graph = walked(flow);
  const taken = [...graph.edges.values()].flat();

  it('FLW-3 does what its approved snapshot says', () => {
    const approved = snapshots[`./approved/${flow.flow}.md`];
    if (approved === undefined)
      throw new Error(`No approved snapshot of ${flow.flow}: npm run paths -- approve ${flow.flow}`);
    const found = differencesFrom(approved, graph);
    const hint = `If this is as it should be: npm run paths -- approve ${flow.flow}`;
    expect(found, `${flow.flow} does something else than what was approved.\n${found.join('\n')}\n${hint}`).toEqual([]);
  });

  it('FLW-3 reaches every state and takes every transition', () => {
    const reached = new Set([...graph.situations.values()].flatMap(({ _nodes }) => _nodes.map(({ id }) => id)));
    const took = new Set([...graph.first.took, ...taken.flatMap((edge) => edge.took)]);
    const { missed } = transitionTours(graph);
    expect(nodesOf(flow.machine.root).filter(({ id }) => !reached.has(id))).toEqual([]);
    expect(graph.places.filter(({ id }) => !took.has(id)).map(placeWords)).toEqual([]);
    expect(missed, 'the key is too coarse: no path takes').toEqual([]);
  });

  it('FLW-3 exports paths that the Gherkin parser reads, step by step', () => {
    const paths = transitionTours(graph).paths.map((path) => described(path, graph));
    const parser = new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher());
    const [flowRule] = parser.parse(formatted(paths, 'gherkin')).feature?.children ?? [];
    const scenarios = flowRule?.rule?.children.map(({ scenario }) => scenario) ?? [];
    expect(scenarios.map((scenario) => [scenario?.tags[0]?.name, scenario?.steps.length])).toEqual(
      paths.map(({ id, steps }) => [`@${id}`, 1 + 2 * steps.length]),
    );
  });

  it('FLW-3 sees each guard let pass and refuse', () => {
    const guarded = graph.places
      .filter(({ isGuarded }) => isGuarded)
      .map((place) => ({ place, ...guardSeen(place, graph) }));
    expect(guarded.filter(({ passed }) => !passed).map(({ place }) => placeWords(place))).toEqual([]);
    expect(guarded.filter(({ refused }) => !refused).map(({ place }) => place.id)).toEqual(flow.neverRefused);
  });

  it('FLW-3 answers every event of its catalogue, except those that are to be ignored', () => {
    const isAnswered = ({ from, saying }: Edge) => {
      const before = graph.situations.get(from);
      return before !== undefined && can(before, saying.event);
    };
    const answered = new Set(taken.filter(isAnswered).map(({ saying }) => saying.words));
    const never = sayingsOf(flow).filter(({ words }) => !answered.has(words));
    expect(never.map(({ words }) => words)).toEqual(flow.neverAnswered);
  });

  it('FLW-3 changes nothing at an event that it ignores', () => {
    const touched = [...graph.ignored].flatMap(([key, sayings]) => {
      const before = graph.situations.get(key);
      if (!before) throw new Error(`There is no situation '${key}'.`);
      return sayings
        .filter(({ event }) => {
          const { snapshot, effects } = stepped(graph.machine, before, event);
          const isSame = snapshot.value === before.value || written(snapshot.value) === written(before.value);
          return !isSame || snapshot.context !== before.context || effects.length > 0 || can(before, event);
        })
        .map(({ words }) => `${words} in ${key}`);
    });
    expect(touched).toEqual([]);
  });
});

describe('FLW-3 all flows', () => {
  it('FLW-3 every chart has its event catalogue, and every approved snapshot its flow', () => {
    const machines = Object.keys(import.meta.glob('../../machines/*/*.machine.ts'));
    const charts = machines.map((path) => path.replace(/^.*\/|\.machine\.ts$/g, ''));
    const flows = FLOWS.map(({ flow }) => flow);
    expect([...flows].sort()).toEqual(charts.sort());
    expect(
      Object.keys(snapshots)
        .map((path) => path.replace(/^.*\/|\.md$/g, ''))
        .sort(),
    ).toEqual([...flows].sort());
  });

  it.each(FLOWS)('FLW-3 $flow: each sample of the chart has an event in words', ({ flow, machine: _, ...said }) => {
    const beside = Object.entries(samples).find(([path]) => path.endsWith(`/${flow}.samples.ts`))?.[1] ?? {};
    const given = Object.entries(beside).find(([name]) => name.endsWith('Samples'))?.[1];
    const events = new Set<unknown>(SENDERS.flatMap((sender) => Object.values(said[sender])));
    const unsaid = Object.entries(given ?? {}).flatMap(([type, named]) =>
      Object.entries(named)
        .filter(([, event]) => !events.has(event))
        .map(([name]) => `${type}, ${name}`),
    );
    expect(Object.keys(given ?? {})).not.toEqual([]);
    expect(unsaid).toEqual([]);
  });
});
