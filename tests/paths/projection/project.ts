import type { SentEvent } from '#tests/explore/expected-model.ts';
import { type Known, tookOf } from '#tests/explore/known-ways.ts';
import { type SearchNode, wayTo } from '#tests/explore/planner.ts';
import { type Outcome, Trial } from '#tests/explore/trial.ts';
import type { Visit } from '#tests/explore/visit.ts';
import type { DescribedPath } from '#tools/chart-tests/engine/described.ts';
import { written } from '#tools/chart-tests/engine/plain.ts';
import type { Graph } from '#tools/chart-tests/engine/walk.ts';
import { NOT_AT_ONCE, NOT_ON_SCREEN } from '../not-on-screen.ts';
import type { Beginning, KnownShop, Walk } from './known-shop.ts';
import { followed, PathGoal, type Progress, takesAll } from './path-goal.ts';
import { isTaken, isWhole, type ProjectedStep, type Projection, visitsOf } from './projection.ts';
import { type Promises, promisesOf, takerOf } from './promises.ts';
import { type WantedStep, wantedSteps } from './wanted.ts';

/** How many moves may be made to find one step, those of going back included. */
const MOST_MOVES = 1700;
/** The same for a step that was found only where its chart does not come back from, or with more at once. */
const MOST_MOVES_ASTRAY = 100;
/** The same if the visit restarts for a step, at each of so many beginnings. */
const MOST_MOVES_ANEW = 150;
const MOST_ANEW = 2;
/** How many visits are tried, those first that suit the beginning best. */
const MOST_VISITS = 3;
/** Moves that it counts where nothing is known to lead on from a beginning. */
const UNREACHED = 10;
/** Moves that each step counts which comes with the beginning: nothing is as sure. */
const WELL_BEGUN = 5;
/** Moves that it counts to go on with another screen. */
const OTHER_SCREEN = 2;
/** Of the moves that take a transition elsewhere, so many are named. */
const MOST_NAMED = 3;

/** Why a step is not taken: it is known to be impossible, or no walk has ever taken it. */
type Obstacle = { why: string; isExcused: boolean };

/** A run of the shop, and what its beginning has led to. */
type Begun = { readonly trial: Trial; readonly outcome: Outcome };

/** A run of the shop, the progress of the path, and the visit if it has just started. */
type Standing = { readonly trial: Trial; readonly node: SearchNode<Progress>; readonly restart: Visit | null };

const NOTHING_TAKEN = 'The flow does nothing on it there, so that no screen sends it: what it names is gone.';

/** Projects one path on the screens of the whole shop. */
class Projector {
  readonly #path: DescribedPath;
  readonly #shop: KnownShop;
  readonly #known: readonly Known[];
  readonly #wanted: readonly WantedStep[];
  readonly #goal: PathGoal;
  readonly #promises = new Map<number, Promises>();
  readonly #possible = new Map<Visit['screen'], ReadonlySet<string>>();
  /** One run for each beginning: what a search has tried, the next one knows. */
  readonly #begun = new Map<Visit, Begun>();

  constructor(path: DescribedPath, graph: Graph, shop: KnownShop) {
    this.#path = path;
    this.#shop = shop;
    this.#known = shop.walks.flatMap(({ ways }) => ways);
    this.#wanted = wantedSteps(path, graph);
    this.#goal = new PathGoal(graph, this.#wanted);
  }

  /** Where a step's transitions were taken, or some of them where they never were at once; and by which moves. */
  #takers(wanted: WantedStep): readonly Known[] {
    const takes = takerOf(this.#known, this.#goal.chart, wanted);
    return this.#known.filter(({ done }) => done.get(this.#goal.chart)?.some(takes));
  }

  /** Why a step is impossible everywhere, or null if that is unknown. */
  #excuse({ places, took }: WantedStep): Obstacle | null {
    if (places.length === 0) return { why: NOTHING_TAKEN, isExcused: true };
    const { chart } = this.#goal;
    const alone = places.map((place) => NOT_ON_SCREEN[`${chart}: ${place}`]);
    const excuse = [NOT_AT_ONCE[`${chart}: ${took}`], ...alone].find((why) => why !== undefined);
    return excuse === undefined ? null : { why: excuse, isExcused: true };
  }

  /** Whether a step is looked for on a screen: not where its moves are the other one's. @param here moves that are possible now */
  #isOn(wanted: WantedStep, screen: Visit['screen'], here: readonly string[] = []): boolean {
    const possible = this.#possibleOn(screen);
    return this.#takers(wanted).some(({ words }) => possible.has(words) || here.includes(words));
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
    if (takers.length === 0) return { why: 'No move of any tour takes it.', isExcused: false };
    return { why: `No way was found. Elsewhere: ${takers.join('; ')}.`, isExcused: false };
  }

  #promisesOf(index: number, wanted: WantedStep): Promises {
    const promises = this.#promises.get(index) ?? promisesOf(this.#known, this.#goal.chart, wanted);
    this.#promises.set(index, promises);
    return promises;
  }

  /** How far the path is from a beginning, what is not to be had on its screen included: the lower, the better. */
  distance({ visit: { screen }, outcome }: Beginning): number {
    const { at, strays } = this.#goal.after(followed(0), outcome);
    const left = this.#wanted.slice(at);
    const open = left.filter((one) => this.#excuse(one) === null && this.#isOn(one, screen));
    const lacking = left.length - open.length;
    const [wanted] = open;
    if (!wanted) return strays - at + lacking;
    const nearest = Math.min(UNREACHED, this.#nearest(outcome, this.#wanted.indexOf(wanted), wanted));
    return nearest + strays + lacking - WELL_BEGUN * at;
  }

  /** How many moves a step is away at least, as far as is known. */
  #nearest({ place, possible }: Outcome, index: number, wanted: WantedStep): number {
    const { toTake } = this.#promisesOf(index, wanted);
    return Math.min(Number.POSITIVE_INFINITY, ...possible.map((words) => toTake(place, words)));
  }

  /** What the steps that were just followed have become. */
  #taken(from: number, before: SearchNode<Progress>, { trial: _, node: after, restart }: Standing): ProjectedStep[] {
    const { at, besides } = after.progress;
    return this.#path.steps.slice(from, at).map((step, offset) => {
      const isFirst = offset === 0;
      return {
        step,
        moves: isFirst ? after.moves.slice(before.moves.length) : [],
        isTaken: true,
        restart: isFirst ? restart : null,
        state: after.outcome.place.charts.get(this.#goal.chart) ?? 'not running',
        isAsPath: this.#goal.standsAsAfter(at - 1, after.outcome.place),
        isSameEvent: this.#isSameEvent(step.saying.event, after.outcome.sent),
        besides: isFirst ? besides : [],
      };
    });
  }

  #isSameEvent(wanted: DescribedPath['steps'][number]['saying']['event'], sent: readonly SentEvent[]): boolean | null {
    const own = sent.filter(({ flow, event }) => flow === this.#goal.chart && event.type === wanted.type);
    return own.length === 0 ? null : own.some(({ event }) => written(event) === written(wanted));
  }

  /** The way to a step, preferably one after which the chart is in the expected state. */
  async #wayOn(trial: Trial, node: SearchNode<Progress>, mostMoves = MOST_MOVES): Promise<SearchNode<Progress> | null> {
    const target = node.progress.at;
    const wanted = this.#wanted[target];
    if (!wanted || !this.#isOn(wanted, trial.visit.screen, node.outcome.possible)) return null;
    const promises = this.#promisesOf(target, wanted);
    const isMoreTaken = !this.#isKnownExactly(wanted);
    const goals = [
      { goal: this.#goal.of(target, promises, true, false), most: mostMoves },
      { goal: this.#goal.of(target, promises, false, isMoreTaken), most: MOST_MOVES_ASTRAY },
    ];
    for (const { goal, most } of goals) {
      const found = await wayTo(trial, node, goal, most);
      if (found) return found;
    }
    return null;
  }

  /** The restarted visit and the way to a step from there, or null. */
  async #restart(target: number, wanted: WantedStep, screen: Visit['screen']): Promise<Standing | null> {
    const ranked = this.#shop.beginnings
      .map(({ visit, outcome }) => {
        const isTakenThere = this.#progressAt(target, outcome).at > target;
        const nearest = isTakenThere ? 0 : this.#nearest(outcome, target, wanted);
        return { visit, distance: nearest + (visit.screen === screen ? 0 : OTHER_SCREEN) };
      })
      .filter(({ distance }) => Number.isFinite(distance))
      .sort((a, b) => a.distance - b.distance);
    for (const { visit } of ranked.slice(0, MOST_ANEW)) {
      const found = await this.#fromBeginning(visit, target);
      if (found) return found;
    }
    const walk = this.#shortestWalk(wanted);
    return walk && this.#along(walk, target);
  }

  #progressAt = (target: number, outcome: Outcome): Progress => ({
    ...this.#goal.after(followed(target), outcome, { elsewhere: target, isMoreTaken: true }),
    strays: 0,
  });

  async #begin(visit: Visit): Promise<Begun> {
    const begun = this.#begun.get(visit) ?? (await Trial.begin(visit));
    this.#begun.set(visit, begun);
    return begun;
  }

  stop(): void {
    for (const { trial } of this.#begun.values()) trial.stop();
  }

  async #fromBeginning(visit: Visit, target: number): Promise<Standing | null> {
    const { trial, outcome } = await this.#begin(visit);
    const begun = { moves: [], outcome, progress: this.#progressAt(target, outcome) };
    const node = begun.progress.at > target ? begun : await this.#wayOn(trial, begun, MOST_MOVES_ANEW);
    return node && { trial, node, restart: visit };
  }

  #isKnownExactly({ took }: WantedStep): boolean {
    return this.#known.some(({ done }) =>
      done.get(this.#goal.chart)?.some((one) => one.from !== null && one.took === took),
    );
  }

  /** Of the tours, as far as they are walked for it, the shortest that takes a step; null where none does. */
  #shortestWalk(wanted: WantedStep): Walk | null {
    const isMoreTaken = !this.#isKnownExactly(wanted);
    const takes = ({ done }: Known) =>
      done
        .get(this.#goal.chart)
        ?.some((one) => (one.from !== null || isMoreTaken) && takesAll(wanted, tookOf(one), isMoreTaken)) ?? false;
    const cut = this.#shop.walks
      .map(({ visit, ways }) => ({ visit, ways: ways.slice(0, ways.findIndex(takes) + 1) }))
      .filter(({ ways }) => ways.length > 0)
      .sort((a, b) => a.ways.length - b.ways.length);
    return cut[0] ?? null;
  }

  /** The steps that no walk has taken, without a reason. */
  stepsWithoutWalk(): readonly string[] {
    return this.#wanted.flatMap((wanted, index) => {
      const isKnown =
        this.#excuse(wanted) !== null ||
        this.#shortestWalk(wanted) !== null ||
        this.#shop.beginnings.some(({ outcome }) => this.#progressAt(index, outcome).at > index);
      return isKnown ? [] : [`${index + 1}. ${this.#path.steps[index]?.saying.words}`];
    });
  }

  async #along({ visit, ways }: Walk, target: number): Promise<Standing | null> {
    const { trial, outcome } = await this.#begin(visit);
    let node: SearchNode<Progress> = { moves: [], outcome, progress: followed(target) };
    for (const { words } of ways) {
      const next = await trial.take(node.moves, words);
      const progress = this.#goal.after(node.progress, next, { elsewhere: target, isMoreTaken: true });
      node = { moves: [...node.moves, words], outcome: next, progress };
    }
    return node.progress.at > target ? { trial, node, restart: visit } : null;
  }

  async on(visit: Visit): Promise<Projection> {
    const { trial, outcome } = await this.#begin(visit);
    const node = { moves: [], outcome, progress: this.#goal.after(followed(0), outcome) };
    let now: Standing = { trial, node, restart: null };
    let begunAt = visit;
    const steps = this.#taken(0, { ...node, progress: followed(0) }, now);
    for (;;) {
      const target = now.node.progress.at;
      const wanted = this.#wanted[target];
      const step = this.#path.steps[target];
      if (!wanted || !step) break;
      const before: SearchNode<Progress> = { ...now.node, progress: followed(target) };
      const next = await this.#next(now.trial, before, wanted);
      if ('why' in next) {
        steps.push({ step, moves: [], isTaken: false, ...next });
        now = { ...now, node: { ...now.node, progress: followed(target + 1) } };
        continue;
      }
      // A visit that restarts for the first step has no earlier moves.
      const isFirst = !steps.some(isTaken);
      begunAt = (isFirst && next.restart) || begunAt;
      const from = next.restart ? { ...before, moves: [] } : before;
      steps.push(...this.#taken(target, from, isFirst ? { ...next, restart: null } : next));
      now = next;
    }
    const { id, title, beginning } = this.#path;
    return { id, title, beginning, chart: this.#goal.chart, visit: begunAt, steps };
  }

  /** The place of the next step, from here or in a restarted visit, or the reason why it is not taken. */
  async #next(trial: Trial, before: SearchNode<Progress>, wanted: WantedStep): Promise<Standing | Obstacle> {
    const excuse = this.#excuse(wanted);
    if (excuse) return excuse;
    const node = await this.#wayOn(trial, before);
    if (node) return { trial, node, restart: null };
    return (await this.#restart(before.progress.at, wanted, trial.visit.screen)) ?? this.#noWay(wanted);
  }
}

/** The steps of a path that no way is known to, from wherever a visit begins, and for which no reason is given; in words. */
export const stepsWithoutWalk = (path: DescribedPath, graph: Graph, shop: KnownShop): readonly string[] =>
  new Projector(path, graph, shop).stepsWithoutWalk();

/** A step as in the path is worth more than another one, and less than avoiding a restart. */
const worth = (projection: Projection): number => {
  const { steps } = projection;
  const asPath = steps.filter((one) => one.isTaken && one.isAsPath).length;
  return steps.filter(isTaken).length + (asPath / (steps.length + 1) - visitsOf(projection)) / (steps.length + 1);
};

/**
 * A path through one flow as a way through the whole shop: the flow takes the path's transitions one after the other.
 * If no way leads to a step, the visit restarts for it; an impossible step is left out, with the
 * reason, and the way goes on behind it.
 */
export async function projected(path: DescribedPath, graph: Graph, shop: KnownShop): Promise<Projection> {
  const projector = new Projector(path, graph, shop);
  const ranked = shop.beginnings
    .map((beginning) => ({ ...beginning, distance: projector.distance(beginning) }))
    .sort((a, b) => a.distance - b.distance);
  let best: Projection | null = null;
  for (const { visit } of ranked.slice(0, MOST_VISITS)) {
    const projection = await projector.on(visit);
    if (best === null || worth(projection) > worth(best)) best = projection;
    if (isWhole(best) && visitsOf(best) === 1) break;
  }
  projector.stop();
  if (best === null) throw new Error(`${path.id}: there is no visit to begin with.`);
  return best;
}
