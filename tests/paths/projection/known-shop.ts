import { type Known, learnt } from '#tests/explore/known-ways.ts';
import type { Visit } from '#tests/explore/visit.ts';
import { TOURS } from '../tours.ts';

const flipped = (visit: Visit): Visit => ({ ...visit, screen: visit.screen === 'desk' ? 'phone' : 'desk' });

const begun = TOURS.flatMap(({ visit }) => [visit, flipped(visit)]);

/** How a path's way may begin: as the tours do, on each of the two screens, the wide one first. */
export const VISITS: readonly Visit[] = [
  ...new Map(begun.map((visit) => [JSON.stringify(visit), visit])).values(),
].sort((a, b) => a.screen.localeCompare(b.screen));

/** What the tours, which take every transition that can be taken on the screens, tell of the shop. Takes a second or two. */
export async function knownShop(): Promise<readonly Known[]> {
  const known: Known[] = [];
  for (const tour of TOURS) known.push(...(await learnt(tour)));
  return known;
}
