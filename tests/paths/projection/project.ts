import type { Known } from '#tests/explore/known-ways.ts';
import type { Told } from '#tests/explore/oracle.ts';
import { type Stand, wayTo } from '#tests/explore/planner.ts';
import { Trial } from '#tests/explore/trial.ts';
import type { Visit } from '#tests/explore/visit.ts';
import type { DescribedPath } from '../engine/described.ts';
import { written } from '../engine/plain.ts';
import type { Graph } from '../engine/walk.ts';
import { NOT_ON_SCREEN } from '../not-on-screen.ts';
import type { Beginning, KnownShop } from './known-shop.ts';
import { followed, PathGoal, type Progress } from './path-goal.ts';
import { isTaken, type ProjectedStep, type Projection } from './projection.ts';
import { type Promises, promisesOf } from './promises.ts';
import { type WantedStep, wantedSteps } from './wanted.ts';

/** How many moves may be made to find one step, those of going back included. */
const MOST_MOVES = 400;
/** The same for a step that was found only where its chart does not come back from. */
const MOST_MOVES_ASTRAY = 100;
/** How many visits are tried, those first that suit the beginning best. */
const MOST_VISITS = 3;
/** Moves that it counts where nothing is known to lead on from a beginning. */
const UNREACHED = 10;
/** Moves that each step counts which comes with the beginning: nothing is as sure. */
const WELL_BEGUN = 5;
/** Of the moves that take a transition elsewhere, so many are named. */
const MOST_NAMED = 3;

/** What keeps a step from being taken: that it is known not to be possible, or that nobody has ever done it. */
type Obstacle = { why: string; isExcused: boolean };

/** Projects one path on the screens of the whole shop. */
class Projector {
  readonly #path: DescribedPath;
  readonly #known: readonly Known[];
  readonly #wanted: readonly WantedStep[];
  readonly #goal: PathGoal;
  readonly #promises = new Map<number, Promises>();
  readonly #possible = new Map<Visit['screen'], ReadonlySet<string>>();

  constructor(path: DescribedPath, graph: Graph, known: readonly Known[]) {
    this.#path = path;
    this.#known = known;
    this.#wanted = wantedSteps(path, graph);
    this.#goal = new PathGoal(graph, this.#wanted);
  }

  /** Where a step's transitions were taken, and by which moves. */
  #takers({ took }: WantedStep): readonly Known[] {
    return this.#known.filter(({ done }) => done.get(this.#goal.chart)?.some((one) => one.took === took));
  }

  #obstacle(wanted: WantedStep, screen: Visit['screen']): Obstacle | null {
    const [excuse] = wanted.places.flatMap((place) => NOT_ON_SCREEN[`${this.#goal.chart}: ${place}`] ?? []);
    if (excuse !== undefined) return { why: excuse, isExcused: true };
    const takers = this.#takers(wanted);
    const [taker] = takers;
    if (!taker) return { why: 'Its transitions are known one by one, not at once.', isExcused: false };
    const possible = this.#possibleOn(screen);
    if (takers.some(({ words }) => possible.has(words))) return null;
    return { why: `On a ${taker.from.screen} alone: ${taker.words}. This way is on a ${screen}.`, isExcused: true };
  }

  /** The moves that are possible anywhere on a screen. */
  #possibleOn(screen: Visit['screen']): ReadonlySet<string> {
    const known = this.#possible.get(screen);
    if (known) return known;
    const all = this.#known.filter(({ from }) => from.screen === screen).flatMap(({ possible }) => possible);
    const found = new Set(all);
    this.#possible.set(screen, found);
    return found;
  }

  #noWay(wanted: WantedStep): Obstacle {
    const takers = [...new Set(this.#takers(wanted).map(({ words }) => words))].slice(0, MOST_NAMED);
    return { why: `No way was found from here. Elsewhere: ${takers.join('; ')}.`, isExcused: false };
  }

  #promisesOf(index: number, wanted: WantedStep): Promises {
    const promises = this.#promises.get(index) ?? promisesOf(this.#known, this.#goal.chart, wanted);
    this.#promises.set(index, promises);
    return promises;
  }

  /** How far the path is from a beginning, what is not to be had on its screen included: the lower, the better. */
  distance({ visit: { screen }, arrival }: Beginning): number {
    const { at, strays } = this.#goal.after(followed(0), arrival, null);
    const left = this.#wanted.slice(at);
    const open = left.filter((one) => this.#obstacle(one, screen) === null);
    const lacking = left.length - open.length;
    const [wanted] = open;
    if (!wanted) return strays - at + lacking;
    const { toTake } = this.#promisesOf(this.#wanted.indexOf(wanted), wanted);
    const nearest = Math.min(UNREACHED, ...arrival.possible.map((words) => toTake(arrival.place, words)));
    return nearest + strays + lacking - WELL_BEGUN * at;
  }

  /** What the steps that were just followed have become. */
  #taken(from: number, before: Stand<Progress>, after: Stand<Progress>, told: readonly Told[]): ProjectedStep[] {
    const { at } = after.progress;
    return this.#path.steps.slice(from, at).map((step, offset) => {
      const own = told.filter(({ flow, event }) => flow === this.#goal.chart && event.type === step.saying.event.type);
      return {
        step,
        moves: offset === 0 ? after.moves.slice(before.moves.length) : [],
        isTaken: true,
        state: after.arrival.place.charts.get(this.#goal.chart) ?? 'not running',
        isAsPath: this.#goal.standsAsAfter(at - 1, after.arrival.place),
        isSameEvent: own.length === 0 ? null : own.some(({ event }) => written(event) === written(step.saying.event)),
      };
    });
  }

  /** The way on to a step, rather to one after which the chart stands as it should. */
  async #wayOn(trial: Trial, stand: Stand<Progress>, wanted: WantedStep): Promise<Stand<Progress> | null> {
    const target = stand.progress.at;
    const promises = this.#promisesOf(target, wanted);
    const found = await wayTo(trial, stand, this.#goal.of(target, promises, true), MOST_MOVES);
    return found ?? wayTo(trial, stand, this.#goal.of(target, promises, false), MOST_MOVES_ASTRAY);
  }

  async on(visit: Visit): Promise<Projection> {
    const { trial, arrival } = await Trial.begin(visit);
    const begun = { moves: [], arrival, progress: this.#goal.after(followed(0), arrival, null) };
    const steps = this.#taken(0, begun, begun, []);
    let stand: Stand<Progress> = begun;
    for (;;) {
      const target = stand.progress.at;
      const wanted = this.#wanted[target];
      const step = this.#path.steps[target];
      if (!wanted || !step) break;
      const before: Stand<Progress> = { ...stand, progress: followed(target) };
      const obstacle = this.#obstacle(wanted, visit.screen);
      const found = obstacle === null ? await this.#wayOn(trial, before, wanted) : null;
      if (found) steps.push(...this.#taken(target, before, found, found.arrival.told));
      else steps.push({ step, moves: [], isTaken: false, ...(obstacle ?? this.#noWay(wanted)) });
      stand = found ?? { ...stand, progress: followed(target + 1) };
    }
    trial.stop();
    const { id, title, beginning } = this.#path;
    return { id, title, beginning, chart: this.#goal.chart, visit, steps };
  }
}

const worth = ({ steps }: Projection): number =>
  steps.filter(isTaken).length + steps.filter((one) => one.isTaken && one.isAsPath).length / (steps.length + 1);

/**
 * A path through one flow as a way through the whole shop: the flow takes the path's transitions one after the other.
 * What cannot be taken there is left out, with the reason, and the way goes on behind it.
 */
export async function projected(
  path: DescribedPath,
  graph: Graph,
  { ways, beginnings }: KnownShop,
): Promise<Projection> {
  const projector = new Projector(path, graph, ways);
  const ranked = beginnings
    .map((beginning) => ({ ...beginning, distance: projector.distance(beginning) }))
    .sort((a, b) => a.distance - b.distance);
  let best: Projection | null = null;
  for (const { visit } of ranked.slice(0, MOST_VISITS)) {
    const projection = await projector.on(visit);
    if (best === null || worth(projection) > worth(best)) best = projection;
    if (best.steps.every(isTaken)) break;
  }
  if (best === null) throw new Error(`${path.id}: there is no visit to begin with.`);
  return best;
}
