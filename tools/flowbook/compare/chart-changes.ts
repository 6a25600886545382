import type { Chart, ChartEdge, ChartState } from '#tools/flowbook/chart/chart-model.ts';
import { durationInWords } from '#tools/flowbook/chart/in-words.ts';
import { ownEntry } from '#tools/flowbook/chart/own-entry.ts';
import type { Change, Detail } from './change.ts';
import { type Pair, pairedEdges } from './paired-edges.ts';
import { type Renames, renamedPath, renamesIn, withRenames } from './renames.ts';

const list = (texts: readonly string[]): string => texts.join(', ');

function detailsOf(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): readonly Detail[] {
  return Object.keys({ ...before, ...after })
    .map((what) => ({ what, before: before[what] ?? '', after: after[what] ?? '' }))
    .filter((detail) => detail.before !== detail.after);
}

const stateFacts = ({ kind, initial, description, tags, entry, exit, initially, invokes, covers }: ChartState) => ({
  kind,
  'begins in': initial ?? '',
  description,
  tags: list(tags),
  'on entry': list(entry),
  'on exit': list(exit),
  initially: list(initially ?? []),
  runs: list(invokes.map(({ id, src }) => (id === src ? id : `${id} (${src})`))),
  requirements: list(covers),
});

const edgeFacts = ({
  guard,
  code,
  targets,
  actions,
  description,
  covers,
  isForbidden,
  reenters,
  branch,
}: ChartEdge) => ({
  guard: code ?? guard ?? '',
  'leads to': list(targets),
  does: list(actions),
  description,
  requirements: list(covers),
  'held back': isForbidden ? 'yes' : '',
  're-enters': reenters ? 'yes' : '',
  branch: branch === null ? '' : String(branch + 1),
});

const inState = (path: string): string => (path === '' ? 'in any state' : `in ${path}`);

/** "in open.confirming 'step.completed', if isSeen, leads to confirmed". */
function edgeWords({ state, words, guard, targets, isForbidden }: ChartEdge): string {
  const what = targets.length === 0 ? 'is answered' : `leads to ${targets.join(' and ')}`;
  const when = guard === null ? '' : `, if ${guard},`;
  return `${inState(state)} '${words}'${when} ${isForbidden ? 'is held back' : what}`;
}

function stateChanges(before: Chart, after: Chart): readonly Change[] {
  const was = new Map(before.states.map((state) => [state.path, state]));
  const is = new Map(after.states.map((state) => [state.path, state]));
  const removed = [...was.keys()].filter((path) => !is.has(path));
  return [
    ...removed.map((id): Change => ({ kind: 'removed', about: 'state', id, words: `the state ${id}`, details: [] })),
    ...[...is].flatMap(([id, state]): Change[] => {
      const former = was.get(id);
      const words = id === '' ? 'the chart as a whole' : `the state ${id}`;
      if (!former) return [{ kind: 'added', about: 'state', id, words, details: [] }];
      const details = detailsOf(stateFacts(former), stateFacts(state));
      return details.length === 0 ? [] : [{ kind: 'changed', about: 'state', id, words, details }];
    }),
  ];
}

const eventOf = (edge: ChartEdge): string => edge.event || 'always';

function edgeChange({ before, after }: Pair): readonly Change[] {
  const about = 'transition';
  if (!after) return before ? [{ kind: 'removed', about, id: before.id, words: edgeWords(before), details: [] }] : [];
  const { id } = after;
  const words = edgeWords(after);
  if (!before) return [{ kind: 'added', about, id, words, details: [] }];
  const isRenamed = eventOf(before) !== eventOf(after);
  const details = detailsOf(edgeFacts(before), edgeFacts(after));
  if (isRenamed) {
    return [
      {
        kind: 'renamed',
        about,
        id,
        words,
        details: [{ what: 'event', before: eventOf(before), after: eventOf(after) }],
      },
    ];
  }
  return details.length === 0 ? [] : [{ kind: 'changed', about, id, words, details }];
}

const delayText = (ms: number | undefined): string => (ms === undefined ? '' : durationInWords(ms));

function delayChanges(before: Chart, after: Chart): readonly Change[] {
  const names = Object.keys({ ...before.delays, ...after.delays });
  return names.flatMap((id): Change[] => {
    const [was, is] = [ownEntry(before.delays, id), ownEntry(after.delays, id)];
    if (was === is) return [];
    const details = [{ what: 'length', before: delayText(was), after: delayText(is) }];
    let kind: Change['kind'] = 'changed';
    if (was === undefined) kind = 'added';
    if (is === undefined) kind = 'removed';
    return [{ kind, about: 'delay', id, words: `the delay ${id}`, details }];
  });
}

/** How a chart differs from what it was, and the former one with its states called as they are now. */
export type ChartChanges = {
  readonly changes: readonly Change[];
  readonly pairs: readonly Pair[];
  readonly before: Chart;
  readonly renames: Renames;
};

/** Compares two forms of a chart: states by their paths, transitions by their places. */
export function chartChanges(was: Chart, after: Chart): ChartChanges {
  const renames = renamesIn(was, after);
  const before = withRenames(was, renames);
  const pairs = pairedEdges(before.edges, after.edges);
  const renamed = [...renames].map(([from, to]): Change => {
    const details = [{ what: 'name', before: from, after: to }];
    return { kind: 'renamed', about: 'state', id: renamedPath(from, renames), words: `the state ${to}`, details };
  });
  const changes = [
    ...renamed,
    ...stateChanges(before, after),
    ...pairs.flatMap(edgeChange),
    ...delayChanges(before, after),
  ];
  return { changes, pairs, before, renames };
}
