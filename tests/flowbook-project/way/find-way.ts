import { type Plan, planOf, readReplay } from '#tests/explore/replay-file.ts';
import type { Visit } from '#tests/explore/visit.ts';
import { eventWords } from '#tools/flowbook/live/event-words.ts';
import { isReport, readReport } from '#tools/flowbook/live/report.ts';
import type { ReportedMoment } from '#tools/flowbook/live/reported-moment.ts';
import type { Way, WayFact, WayQuestion } from '#tools/flowbook/machines/way.machine.ts';
import type { GoalState } from '#tools/flowbook/way/goal-state.ts';
import { TIERS } from '#tools/flowbook/way/reach.ts';
import { nearer } from './nearer.ts';
import { MOST_MOVES, planWay } from './plan-way.ts';
import { reachOf, statesOf } from './reach-of.ts';
import { type ShopStart, shopStart } from './shop-start.ts';
import { isKnownRestState, isTaken, knownMoves, knownWay, type Survey } from './surveyed.ts';
import { waySteps } from './way-steps.ts';

/** Why the shop cannot be led somewhere, in words. */
class NoWay extends Error {
  override readonly name = 'NoWay';
}

/** 'login at code.refused by verifyCode answers'. */
function nameOf({ chart, path, by }: GoalState): string {
  const place = path === '' ? chart : `${chart} at ${path}`;
  if (by === undefined) return place;
  const event = by.slice(by.indexOf(' ') + 1).replace(/#\d+$/, '');
  return `${place} by ${eventWords(event, { id: chart, edges: [] })}`;
}
const keyOf = ({ chart, path }: GoalState): string => `${chart} ${path}`;

const titleOf = (goals: readonly GoalState[]): string => goals.map(nameOf).join(', ');

/** Why a state cannot be held, where that is known. */
function obstacleAt(goal: GoalState, survey: Survey): string | null {
  if (!isTaken(survey, goal)) return `No walk through the shop has ever reached ${nameOf(goal)}.`;
  if (isKnownRestState(survey, goal)) return null;
  const move = survey.passing[keyOf(goal)];
  return move === undefined
    ? `No walk through the shop has ever reached ${nameOf(goal)}: on the screens nothing leads there.`
    : `The shop only passes through ${nameOf(goal)}, and never stops there: when ${move}, for one.`;
}

const bottlesIn = ({ cart }: Visit): number =>
  cart === null || cart === 'damaged' ? 0 : cart.lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether a visit begins as wanted. Without a wanted beginning, any will do. */
const isMeant =
  ({ screen, isSignedIn, bottles }: ShopStart) =>
  (visit: Visit): boolean =>
    visit.screen === screen && (!isSignedIn || visit.auth !== null) && (bottles === 0 || bottlesIn(visit) === bottles);

/** Only the screen of the beginning is fixed. */
const isPlain = ({ isSignedIn, bottles }: ShopStart): boolean => !isSignedIn && bottles === 0;

const other = (start: ShopStart): ShopStart => ({ ...start, screen: start.screen === 'phone' ? 'desk' : 'phone' });

/** A known way; on the other screen, too, if only the screen is fixed. */
function knownPlan(
  goals: readonly GoalState[],
  wanted: readonly GoalState[],
  start: ShopStart,
  survey: Survey,
): Plan | null {
  const starts = isPlain(start) ? [start, other(start)] : [start];
  const ways = starts.flatMap((each) => knownWay(survey, goals, isMeant(each), wanted) ?? []);
  return ways.toSorted((a, b) => b.met - a.met)[0]?.plan ?? null;
}

async function planFor(goals: readonly GoalState[], start: ShopStart, survey: Survey): Promise<Plan> {
  const [obstacle] = goals.flatMap((each) => obstacleAt(each, survey) ?? []);
  if (obstacle !== undefined) throw new NoWay(obstacle);
  const plan = knownPlan(goals, [], start, survey) ?? (await planWay(goals, start, knownMoves(survey)));
  if (plan) return plan;
  throw new NoWay(
    `No way was found to ${titleOf(goals)}: each of them can be reached, but perhaps not all at once. Begin with something else, or leave one out.`,
  );
}

/** States that no walk has found together are seldom found, and then soon. */
const MOVES_FOR_ALL = 150;

/** A way to a moment of a report: to all of it, else to what of it matters most and as much of the rest as is known. */
async function wayToMoment(moment: ReportedMoment, start: ShopStart, survey: Survey): Promise<Way> {
  const whyNot = (goal: GoalState): string | null => obstacleAt(goal, survey);
  for (const tier of TIERS) {
    const goals = statesOf(moment, tier);
    if (goals.some((goal) => whyNot(goal) !== null)) continue;
    const found =
      knownPlan(goals, moment.states, start, survey) ??
      (await planWay(goals, start, knownMoves(survey), tier === 'whole' ? MOVES_FOR_ALL : MOST_MOVES));
    if (found === null) continue;
    const plan = await nearer(found, goals, moment.states);
    const { steps, end } = await waySteps(plan);
    return { title: moment.title, visit: plan.visit, steps, reach: reachOf(moment, tier, end, whyNot) };
  }
  const [why = ''] = statesOf(moment, 'flow').flatMap((goal) => whyNot(goal) ?? []);
  throw new NoWay(
    `No way was found to this moment, not even to ${moment.chart} alone. ${why} Try a moment before it, or after.`.replace(
      '  ',
      ' ',
    ),
  );
}

/** What a file holds. @throws DamagedReplay, DamagedReport */
async function fromFile(text: string, name: string): Promise<WayFact> {
  if (isReport(text)) return { type: 'report.found', report: { name, happenings: readReport(text, name) } };
  const replay = readReplay(text, name);
  const { steps } = await waySteps(planOf(replay));
  return { type: 'way.found', way: { title: replay.title, visit: replay.visit, steps, reach: null } };
}

async function wayToGoals(goals: readonly GoalState[], start: ShopStart, survey: Survey): Promise<Way> {
  const plan = await planFor(goals, start, survey);
  const { steps } = await waySteps(plan);
  return { title: titleOf(goals), visit: plan.visit, steps, reach: null };
}

/**
 * A way through the whole shop, step by step.
 * @throws NoWay where there is none; DamagedReplay or DamagedReport where a file holds none
 */
export async function findWay(question: WayQuestion, fetchSurvey: () => Promise<Survey>): Promise<WayFact> {
  if (question.kind === 'file') return fromFile(question.text, question.name);
  const survey = await fetchSurvey();
  const way =
    question.kind === 'goals'
      ? await wayToGoals(question.goals, shopStart(question.start), survey)
      : await wayToMoment(question.moment, shopStart(question.start), survey);
  return { type: 'way.found', way };
}
