import { signIn } from '#mocks/demo-users.ts';
import { catalogueLine } from '#tests/explore/catalogue-line.ts';
import { wayTo } from '#tests/explore/planner.ts';
import type { Plan } from '#tests/explore/replay-file.ts';
import { Trial } from '#tests/explore/trial.ts';
import type { Visit } from '#tests/explore/visit.ts';
import type { GoalState } from '#tools/flowbook/way/goal-state.ts';
import { GoalStates } from './goal-states.ts';
import type { ShopStart } from './shop-start.ts';
import type { KnownMove } from './surveyed.ts';

const ADA = signIn('ada@test.com', { name: 'Ada Byrne' });
const BOTTLE = 'ashcombe-sloe-gin';
/** A visit may begin at any address; these are where flows begin. */
const ADDRESSES = [
  '/',
  '/products',
  `/products/gin/${BOTTLE}`,
  '/cart',
  '/login',
  '/signup',
  '/help',
  '/contact',
  '/nowhere',
];
/** Moves that may be tried from one beginning, those of going back included. */
export const MOST_MOVES = 500;
const MOST_BEGINNINGS = 3;

/** How a visit may begin at any of these addresses. */
export const visitsOf = ({ screen, isSignedIn, bottles }: ShopStart, goals: readonly GoalState[]): readonly Visit[] => {
  const cart = bottles === 0 ? null : { lines: [catalogueLine(BOTTLE, bottles)], discount: 0 };
  const isGateMeant = goals.some(({ chart }) => chart === 'ageGate');
  const ages = isGateMeant ? [true, false] : [true];
  return ages.flatMap((ageConfirmed) =>
    ADDRESSES.map((at) => ({ at, screen, ageConfirmed, cart, auth: isSignedIn ? ADA : null })),
  );
};

type Beginning = { readonly visit: Visit; readonly distance: number };

async function beginnings(
  start: ShopStart,
  goals: readonly GoalState[],
  states: GoalStates,
): Promise<readonly Beginning[]> {
  const found: Beginning[] = [];
  for (const visit of visitsOf(start, goals)) {
    const { trial, outcome } = await Trial.begin(visit);
    trial.stop();
    found.push({ visit, distance: states.distance(outcome.place) });
  }
  return found.sort((a, b) => a.distance - b.distance).slice(0, MOST_BEGINNINGS);
}

/**
 * Looks for a way through the whole shop to these states, all at once. It is tried on the charts, so what is found is true.
 * @param known what earlier walks have found out about the shop
 * @param mostMoves how many moves may be tried from one beginning
 * @returns null where none was found
 */
export async function planWay(
  goals: readonly GoalState[],
  start: ShopStart,
  known: readonly KnownMove[],
  mostMoves = MOST_MOVES,
): Promise<Plan | null> {
  const states = new GoalStates(goals, known);
  for (const { visit } of await beginnings(start, goals, states)) {
    const { trial, outcome } = await Trial.begin(visit);
    const found = await wayTo(trial, { moves: [], outcome, progress: states.atStart() }, states.asGoal(), mostMoves);
    trial.stop();
    if (found) return { visit, moves: found.moves };
  }
  return null;
}
