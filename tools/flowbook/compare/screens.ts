import { type Storyboard, WIDTHS, type Width } from '#tools/flowbook/storyboard/storyboard.ts';
import type { Comparison, FlowComparison } from './comparison.ts';
import { type Decision, decisionOn } from './decisions.ts';
import { type NoShot, type Pictured, type Shot, shotOf } from './pictured.ts';

/** A state before and after, at one width. */
export type ScreenPair = {
  readonly chart: string;
  readonly path: string;
  readonly width: Width;
  /** Null where there is none. */
  readonly before: Shot | null;
  readonly after: Shot | null;
  /** Whether one of the revisions alone has the state. */
  readonly isAlone: boolean;
  readonly decision: Decision['decision'] | null;
};

/** A state without a picture. */
export type Unpictured = {
  readonly chart: string;
  readonly path: string;
  readonly width: Width;
  readonly when: 'before' | 'after';
  readonly why: string;
};

export type Screens = { readonly pairs: readonly ScreenPair[]; readonly unpictured: readonly Unpictured[] };

export const NO_SCREENS: Screens = { pairs: [], unpictured: [] };

/** Whether something can be seen to differ: not where a picture is only missing. */
export const differs = ({ before, after, isAlone }: ScreenPair): boolean =>
  before !== null && after !== null ? before.hash !== after.hash : isAlone;

/** The states of a comparison: those that differ, and the sources and targets of differing transitions. */
export function statesAbout({ changes, union: { chart, tones } }: FlowComparison): readonly string[] {
  const edges = chart.edges.filter(({ id }) => tones.has(id));
  const own = changes.filter(({ about }) => about === 'state').map(({ id }) => id);
  const all = new Set([...own, ...edges.flatMap(({ state, targets }) => [state, ...targets])]);
  return chart.states.map(({ path }) => path).filter((path) => path !== '' && all.has(path));
}

/** Former names of renamed states, by their new ones. */
const formerNames = ({ changes }: FlowComparison): ReadonlyMap<string, string> =>
  new Map(
    changes.flatMap(({ about, kind, id, details }) =>
      about === 'state' && kind === 'renamed' ? [[id, details[0]?.before ?? id] as const] : [],
    ),
  );

type Place = {
  readonly chart: string;
  readonly path: string;
  readonly former: string;
  readonly isAbout: boolean;
  readonly isAlone: boolean;
};

const isAloneIn = ({ kind, changes }: FlowComparison, path: string): boolean =>
  kind !== 'changed' ||
  changes.some((change) => change.about === 'state' && change.id === path && /^(?:added|removed)$/.test(change.kind));

/** Every state that one of the storyboards has, and those that a comparison is about. */
function placesOf({ flows }: Comparison, boards: readonly Storyboard[]): readonly Place[] {
  const places = new Map<string, Place>();
  const add = (place: Place) => places.set(`${place.chart} ${place.path}`, place);
  for (const flow of flows) {
    const former = formerNames(flow);
    for (const path of statesAbout(flow)) {
      const { kind } = flow.union.chart.states.find((state) => state.path === path) ?? { kind: 'compound' };
      if (kind !== 'atomic' && kind !== 'final') continue;
      add({ chart: flow.chart, path, former: former.get(path) ?? path, isAbout: true, isAlone: isAloneIn(flow, path) });
    }
  }
  const renamed = new Set([...places.values()].map(({ chart, former }) => `${chart} ${former}`));
  for (const { chart, path } of boards.flatMap(({ states }) => states)) {
    if (!places.has(`${chart} ${path}`) && !renamed.has(`${chart} ${path}`)) {
      add({ chart, path, former: path, isAbout: false, isAlone: false });
    }
  }
  return [...places.values()];
}

const isShot = (shot: Shot | NoShot): shot is Shot => 'url' in shot;
const shotIn = (shot: Shot | NoShot): Shot | null => (isShot(shot) ? shot : null);

type Sides = { readonly before: Pictured | null; readonly after: Pictured | null };

/** A place at one width: the pair, if there is something to see of it, and who lacks a picture. */
async function screenAt(place: Place, width: Width, sides: Sides, decisions: readonly Decision[]): Promise<Screens> {
  const { chart, path, former, isAbout, isAlone } = place;
  const was = await shotOf(sides.before, chart, former, width);
  const is = await shotOf(sides.after, chart, path, width);
  const shots = { before: shotIn(was), after: shotIn(is) };
  const hashes = { before: shots.before?.hash ?? null, after: shots.after?.hash ?? null };
  const pair = {
    chart,
    path,
    width,
    ...shots,
    isAlone,
    decision: decisionOn(decisions, { chart, path, width, ...hashes }),
  };
  const isSeen = isAbout ? isShot(was) || isShot(is) : isShot(was) && isShot(is) && differs(pair);
  const without = (shot: Shot | NoShot, named: string, when: Unpictured['when']): readonly Unpictured[] =>
    isShot(shot) ? [] : [{ chart, path: named, width, when, why: shot.why }];
  return {
    pairs: isSeen ? [pair] : [],
    unpictured: [...without(was, former, 'before'), ...without(is, path, 'after')],
  };
}

/**
 * The screens of two revisions side by side: of all states that a comparison is about, and of all others that look
 * different; and the states without a picture.
 */
export async function screensOf(
  comparison: Comparison,
  before: Pictured | null,
  after: Pictured | null,
  decisions: readonly Decision[],
): Promise<Screens> {
  const found: Screens[] = [];
  const boards = [before, after].flatMap((pictured) => (pictured === null ? [] : [pictured.storyboard]));
  for (const place of placesOf(comparison, boards)) {
    for (const width of WIDTHS) found.push(await screenAt(place, width, { before, after }, decisions));
  }
  return { pairs: found.flatMap(({ pairs }) => pairs), unpictured: found.flatMap(({ unpictured }) => unpictured) };
}
