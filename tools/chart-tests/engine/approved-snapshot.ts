import { nodesOf } from './charts.ts';
import type { FlowPaths } from './flow-paths.ts';
import { marked, type Place } from './places.ts';
import { tableOf } from './table.ts';
import { type Path, tours } from './tours.ts';
import { traced } from './trace.ts';
import { type Graph, type Saying, sayingsOf } from './walk.ts';
import { sayingWords } from './words.ts';

/** Long enough for a story, short enough to be read and replayed. */
const LONGEST_PATH = 12;

/** Every transition once. */
export const transitionTours = (graph: Graph) => tours(graph, ({ took }) => took, LONGEST_PATH);

const BEGINNING = 'Begins in ';
const PATH_HEADING = '### ';
const EVENT_HEADING = '#### ';

function pathText(path: Path, flow: FlowPaths): string[] {
  const [beginning, ...lines] = traced(flow.machine, flow.input, path.sayings).lines;
  return [
    `${PATH_HEADING}${path.id}`,
    '',
    `${BEGINNING}${beginning}`,
    '',
    ...lines.map((line, index) => `${index + 1}. ${line}`),
    '',
  ];
}

/** The whole behaviour of a flow, as a record that people can read and approve. */
export function approvedText(graph: Graph): string {
  const { flow, places } = graph;
  const { paths } = transitionTours(graph);
  const steps = paths.reduce((sum, { sayings }) => sum + sayings.length, 0);
  const states = nodesOf(flow.machine.root).length - 1;
  return [
    `# ${flow.flow}`,
    '',
    `${states} states, ${places.length} transitions; ${paths.length} paths of ${steps} steps take all of them.`,
    '',
    '## Paths',
    '',
    ...paths.flatMap((path) => pathText(path, flow)),
    '## Events',
    '',
    ...tableOf(graph).flatMap(({ event, rows }) => [
      `${EVENT_HEADING}${event}`,
      '',
      ...rows.map((row) => `- ${row}`),
      '',
    ]),
  ].join('\n');
}

/** The parts of an approved snapshot. */
export type ApprovedSnapshot = {
  readonly paths: readonly { readonly id: string; readonly beginning: string; readonly lines: readonly string[] }[];
  readonly events: ReadonlyMap<string, readonly string[]>;
};

const STEP = /^\d+\. (?<line>.*)$/;

/** Reads the text of an approved snapshot. */
export function readApproved(text: string): ApprovedSnapshot {
  const paths: { id: string; beginning: string; lines: string[] }[] = [];
  const events = new Map<string, string[]>();
  let rows: string[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith(PATH_HEADING)) paths.push({ id: line.slice(PATH_HEADING.length), beginning: '', lines: [] });
    const path = paths.at(-1);
    if (path && line.startsWith(BEGINNING)) path.beginning = line.slice(BEGINNING.length);
    const step = STEP.exec(line)?.groups?.line;
    if (path && step !== undefined) path.lines.push(step);
    if (line.startsWith(EVENT_HEADING)) {
      rows = [];
      events.set(line.slice(EVENT_HEADING.length), rows);
    }
    if (line.startsWith('- ')) rows.push(line.slice(2));
  }
  return { paths, events };
}

/** The words of an approved step, without its result. */
const wordsOf = (line: string): string => line.slice(0, line.indexOf(' → **'));

/** The first step at which a flow differs from an approved path, in words; nothing where they agree. */
export function pathDifference(approved: ApprovedSnapshot['paths'][number], flow: FlowPaths): string[] {
  const sayings = new Map(sayingsOf(flow).map((saying) => [sayingWords(saying), saying]));
  const said: Saying[] = [];
  for (const line of approved.lines) {
    const saying = sayings.get(wordsOf(line));
    if (!saying) return [`${approved.id}: no event has the words '${wordsOf(line)}' any more.`];
    said.push(saying);
  }
  const now = traced(flow.machine, flow.input, said).lines;
  const before = [approved.beginning, ...approved.lines];
  const at = before.findIndex((line, index) => line !== now[index]);
  if (at === -1) return [];
  const where = at === 0 ? 'at its beginning' : `at step ${at} of ${approved.lines.length}`;
  return [`${approved.id} goes another way ${where}.\n    approved: ${before[at]}\n    now:      ${now[at]}`];
}

const onScreens = ({ flow }: FlowPaths, { id }: ApprovedSnapshot['paths'][number]): string =>
  `on the screens: npm run paths -- run ${flow} --path ${id} --headed`;

function eventDifferences(approved: ApprovedSnapshot['events'], graph: Graph): string[] {
  const now = new Map(tableOf(graph).map(({ event, rows }) => [event, rows]));
  const events = [...new Set([...approved.keys(), ...now.keys()])];
  return events.flatMap((event) => {
    const was = approved.get(event) ?? [];
    const is = now.get(event) ?? [];
    const gone = was.filter((row) => !is.includes(row));
    const come = is.filter((row) => !was.includes(row));
    if (gone.length + come.length === 0) return [];
    return [
      [
        `On '${event}':`,
        ...gone.map((row) => `    approved: ${row}`),
        ...come.map((row) => `    now:      ${row}`),
      ].join('\n'),
    ];
  });
}

/** A transition in words: its state, its event and its target. */
export function placeWords({ state, event, branch, targets }: Place): string {
  const leads = targets.length === 0 ? 'answers' : `leads to ${targets.join(' and ')}`;
  const which = branch === null ? '' : ` (branch ${branch + 1})`;
  return `${state === '' ? 'in any state' : `in ${state}`} '${event || 'always'}'${which} ${leads}`;
}

function untakenPlaces(approved: ApprovedSnapshot, { flow }: Graph): string[] {
  const { machine, places } = marked(flow.machine);
  const taken = new Set(approvedWays(approved, flow).flatMap((said) => traced(machine, flow.input, said).took));
  return places.filter(({ id }) => !taken.has(id)).map((place) => `No approved path takes this: ${placeWords(place)}.`);
}

/** The differences between a flow and its approved snapshot, in words; nothing where they agree. */
export function differencesFrom(text: string, graph: Graph): readonly string[] {
  if (text === approvedText(graph)) return [];
  const approved = readApproved(text);
  const { flow } = graph;
  const found = [
    ...approved.paths.flatMap((path) =>
      pathDifference(path, flow).map((one) => `${one}\n    ${onScreens(flow, path)}`),
    ),
    ...untakenPlaces(approved, graph),
    ...eventDifferences(approved.events, graph),
  ];
  if (found.length > 0) return found;
  return ['The chart does what is approved, but its paths are others now: their ids and their order have changed.'];
}

/** The events of each path of an approved snapshot, without those that the catalogue no longer has. */
export function approvedWays(approved: ApprovedSnapshot, flow: FlowPaths): readonly (readonly Saying[])[] {
  return approved.paths.map((path) => approvedWay(path, flow));
}

/** The events of one approved path, without those that the catalogue no longer has. */
export function approvedWay({ lines }: ApprovedSnapshot['paths'][number], flow: FlowPaths): readonly Saying[] {
  const sayings = new Map(sayingsOf(flow).map((saying) => [sayingWords(saying), saying]));
  return lines.map((line) => sayings.get(wordsOf(line))).filter((saying) => saying !== undefined);
}
