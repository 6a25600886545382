import type { Way, WayQuestion } from '#src/flowbook/machines/way.machine.ts';
import { type Plan, planOf, readReplay } from '#tests/explore/replay-file.ts';
import type { GoalState } from './goal-states.ts';
import { planWay, type Start } from './plan-way.ts';
import { knownMoves, type Survey } from './surveyed.ts';
import { waySteps } from './way-steps.ts';

/** Why the shop cannot be led somewhere, in words. */
export class NoWay extends Error {
  override readonly name = 'NoWay';
}

const nameOf = ({ chart, path }: GoalState): string => (path === '' ? chart : `${chart} at ${path}`);
const keyOf = ({ chart, path }: GoalState): string => `${chart} ${path}`;

const titleOf = (goals: readonly GoalState[]): string => goals.map(nameOf).join(', ');

/** Why a state cannot be held, where that is known. */
function obstacleAt(goal: GoalState, { passing, standing }: Survey): string | null {
  if (standing[keyOf(goal)]) return null;
  const move = passing[keyOf(goal)];
  return move === undefined
    ? `No walk through the shop has ever come to ${nameOf(goal)}: on the screens nothing leads there.`
    : `The shop only passes through ${nameOf(goal)}, and never stands still there: when ${move}, for one.`;
}

/** Nothing was said of how the visit is to begin. */
const isPlain = ({ isSignedIn, bottles }: Start): boolean => !isSignedIn && bottles === 0;

/** A single state is known from the walks; they may begin as they like. */
function knownPlan([goal, ...others]: readonly GoalState[], start: Start, { standing }: Survey): Plan | null {
  const plan = goal && others.length === 0 && isPlain(start) ? standing[keyOf(goal)] : undefined;
  return plan && plan.visit.screen === start.screen ? plan : null;
}

async function planFor(goals: readonly GoalState[], start: Start, survey: Survey): Promise<Plan> {
  const [obstacle] = goals.flatMap((goal) => obstacleAt(goal, survey) ?? []);
  if (obstacle !== undefined) throw new NoWay(obstacle);
  const planned = knownPlan(goals, start, survey) ?? (await planWay(goals, start, knownMoves(survey)));
  const [only, ...others] = goals;
  const walked = only && others.length === 0 ? survey.standing[keyOf(only)] : undefined;
  const plan = planned ?? walked;
  if (!plan) {
    throw new NoWay(
      `No way was found to ${titleOf(goals)}: each of them can be reached, but perhaps not all at once. Begin with something else, or leave one out.`,
    );
  }
  return plan;
}

/**
 * A way through the whole shop, step by step.
 * @throws NoWay where there is none; DamagedReplay where the file holds none
 */
export async function findWay(question: WayQuestion, fetchSurvey: () => Promise<Survey>): Promise<Way> {
  if (question.kind === 'file') {
    const replay = readReplay(question.text, question.name);
    return { title: replay.title, visit: replay.visit, steps: await waySteps(planOf(replay)) };
  }
  const { goals, start } = question;
  const plan = await planFor(goals, start, await fetchSurvey());
  return { title: titleOf(goals), visit: plan.visit, steps: await waySteps(plan) };
}
