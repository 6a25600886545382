import { createHash } from 'node:crypto';
import type { AnyMachineSnapshot } from 'xstate';
import type { Place } from './places.ts';
import { effectText, shown } from './shown.ts';
import { can, type Step, stepped } from './steps.ts';
import { type Edge, type Graph, type Saying, sayingsOf } from './walk.ts';
import { sayingWords, stateWords } from './words.ts';

/**
 * The effects of one event in all states: a row for each transition that answers it, and one for the states that ignore
 * it.
 */
type Entry = { readonly event: string; readonly rows: readonly string[] };

const digestOf = (texts: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 8);
};

/** The states that are left and entered; of parallel regions only those that change. */
function changeOf(before: AnyMachineSnapshot, after: AnyMachineSnapshot): { left: string; entered: string } {
  const was = stateWords(before).split('|');
  const is = stateWords(after).split('|');
  const left = was.filter((region) => !is.includes(region));
  const entered = is.filter((region) => !was.includes(region));
  return { left: left.join(' and '), entered: entered.join(' and ') };
}

/** More than these are counted instead of named. */
const MOST_NAMED = 6;

/** '**closed**, **unavailable**', or how many there are. */
function listWords(states: readonly string[]): string {
  const named = [...new Set(states)];
  return named.length > MOST_NAMED ? `${named.length} states` : named.map((state) => `**${state}**`).join(', ');
}

/** The kinds of effects, without their payloads: 'reports checkout.shown'. */
function effectHeads({ snapshot, effects }: Step): string {
  const heads = new Set(effects.map((effect) => effectText(effect, snapshot).replace(/ (?:with |[[{‹]).*$/, '')));
  return [...heads].map((head) => `, ${head}`).join('');
}

function placeWords(took: readonly string[], places: ReadonlyMap<string, Place>): string {
  const states = took.map((id) => {
    const place = places.get(id);
    const branch = place?.branch === null || place?.branch === undefined ? '' : ` (branch ${place.branch + 1})`;
    return `${place?.state || 'any state'}${branch}`;
  });
  return states.join(' and ');
}

type Row = { answeredBy: string; left: string[]; entered: string; does: string; shown: string[] };

const rowWords = ({ answeredBy, left, entered, does, shown: all }: Row): string => {
  const change = entered === '' ? 'stays' : `${listWords(left)} → **${entered}**`;
  return `in ${answeredBy}: ${change}${does} (${all.length} × \`${digestOf(all)}\`)`;
};

function rowsOf(edges: readonly Edge[], graph: Graph): string[] {
  const places = new Map(graph.places.map((place) => [place.id, place]));
  const rows = new Map<string, Row>();
  for (const { from, saying, took } of edges) {
    const before = graph.situations.get(from);
    if (!before) throw new Error(`There is no situation '${from}'.`);
    const step = stepped(graph.machine, before, saying.event);
    const { left, entered } = changeOf(before, step.snapshot);
    const does = effectHeads(step);
    const answeredBy = placeWords(took, places);
    const key = JSON.stringify([answeredBy, entered, does]);
    const row = rows.get(key) ?? { answeredBy, left: [], entered, does, shown: [] };
    row.left.push(left);
    row.shown.push(`${from}\n${can(before, saying.event)}\n${shown(step)}`);
    rows.set(key, row);
  }
  return [...rows.values()].map(rowWords);
}

function ignoredRow(situations: readonly string[], saying: Saying, graph: Graph): string[] {
  if (situations.length === 0) return [];
  const snapshots = situations.map((key) => graph.situations.get(key)).filter((snapshot) => snapshot !== undefined);
  const texts = snapshots.map((snapshot, index) => `${situations[index]}\n${can(snapshot, saying.event)}`);
  const states = listWords(snapshots.map(stateWords));
  return [`ignored in ${states} (${situations.length} × \`${digestOf(texts)}\`)`];
}

/**
 * The effects of all events of a flow in all of its situations. The digest of a row covers what its words leave out.
 */
export function tableOf(graph: Graph): readonly Entry[] {
  const edges = [...graph.edges.values()].flat();
  const ignored = [...graph.ignored].flatMap(([situation, sayings]) =>
    sayings.map(({ words }) => ({ situation, words })),
  );
  return sayingsOf(graph.flow).map((saying) => {
    const own = edges.filter((edge) => edge.saying.words === saying.words);
    const ignoredIn = ignored.filter(({ words }) => words === saying.words).map(({ situation }) => situation);
    return { event: sayingWords(saying), rows: [...rowsOf(own, graph), ...ignoredRow(ignoredIn, saying, graph)] };
  });
}
