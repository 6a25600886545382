import { isReport, readReport } from '#src/flowbook/live/report.ts';
import type { WayFact, WayQuestion } from '#src/flowbook/machines/way.machine.ts';
import { type Plan, planOf, readReplay } from '#tests/explore/replay-file.ts';
import type { Visit } from '#tests/explore/visit.ts';
import type { GoalState } from './goal-states.ts';
import { planWay, type Start } from './plan-way.ts';
import { isKnownToStand, knownMoves, knownWay, type Survey } from './surveyed.ts';
import { waySteps } from './way-steps.ts';

/** Why the shop cannot be led somewhere, in words. */
export class NoWay extends Error {
  override readonly name = 'NoWay';
}

const nameOf = ({ chart, path }: GoalState): string => (path === '' ? chart : `${chart} at ${path}`);
const keyOf = ({ chart, path }: GoalState): string => `${chart} ${path}`;

const titleOf = (goals: readonly GoalState[]): string => goals.map(nameOf).join(', ');

/** Why a state cannot be held, where that is known. */
function obstacleAt(goal: GoalState, survey: Survey): string | null {
  if (isKnownToStand(survey, goal)) return null;
  const move = survey.passing[keyOf(goal)];
  return move === undefined
    ? `No walk through the shop has ever come to ${nameOf(goal)}: on the screens nothing leads there.`
    : `The shop only passes through ${nameOf(goal)}, and never stands still there: when ${move}, for one.`;
}

const bottlesIn = ({ cart }: Visit): number =>
  cart === null || cart === 'damaged' ? 0 : cart.lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether a visit begins as is wished; where nothing is wished, as it likes. */
const isMeant =
  ({ screen, isSignedIn, bottles }: Start) =>
  (visit: Visit): boolean =>
    visit.screen === screen && (!isSignedIn || visit.auth !== null) && (bottles === 0 || bottlesIn(visit) === bottles);

/** Nothing is wished of the beginning but the screen. */
const isPlain = ({ isSignedIn, bottles }: Start): boolean => !isSignedIn && bottles === 0;

const other = (start: Start): Start => ({ ...start, screen: start.screen === 'phone' ? 'desk' : 'phone' });

async function planFor(goals: readonly GoalState[], start: Start, survey: Survey): Promise<Plan> {
  const [obstacle] = goals.flatMap((each) => obstacleAt(each, survey) ?? []);
  if (obstacle !== undefined) throw new NoWay(obstacle);
  const plan =
    knownWay(survey, goals, isMeant(start)) ??
    (isPlain(start) ? knownWay(survey, goals, isMeant(other(start))) : null) ??
    (await planWay(goals, start, knownMoves(survey)));
  if (plan) return plan;
  throw new NoWay(
    `No way was found to ${titleOf(goals)}: each of them can be reached, but perhaps not all at once. Begin with something else, or leave one out.`,
  );
}

/** What a file holds. @throws DamagedReplay, DamagedReport */
async function fromFile(text: string, name: string): Promise<WayFact> {
  if (isReport(text)) return { type: 'report.found', happenings: readReport(text, name) };
  const replay = readReplay(text, name);
  const way = { title: replay.title, visit: replay.visit, steps: await waySteps(planOf(replay)) };
  return { type: 'way.found', way };
}

/**
 * A way through the whole shop, step by step.
 * @throws NoWay where there is none; DamagedReplay or DamagedReport where a file holds none
 */
export async function findWay(question: WayQuestion, fetchSurvey: () => Promise<Survey>): Promise<WayFact> {
  if (question.kind === 'file') return fromFile(question.text, question.name);
  const { goals, start } = question;
  const plan = await planFor(goals, start, await fetchSurvey());
  const way = { title: titleOf(goals), visit: plan.visit, steps: await waySteps(plan) };
  return { type: 'way.found', way };
}
