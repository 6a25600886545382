import { type Known, learnt } from '#tests/explore/known-ways.ts';
import { type Outcome, Trial } from '#tests/explore/trial.ts';
import type { Visit } from '#tests/explore/visit.ts';
import { TOURS } from '../tours.ts';

/** The same visit on the other screen. */
export const flipped = (visit: Visit): Visit => ({ ...visit, screen: visit.screen === 'desk' ? 'phone' : 'desk' });

const begun = TOURS.flatMap(({ visit }) => [visit, flipped(visit)]);

/** As the tours begin, on each of the two screens, the wide one first. */
const VISITS: readonly Visit[] = [...new Map(begun.map((visit) => [JSON.stringify(visit), visit])).values()].sort(
  (a, b) => a.screen.localeCompare(b.screen),
);

/** How a path's way may begin, and where that is. */
export type Beginning = { readonly visit: Visit; readonly outcome: Outcome };

/** A visit that was walked to its end, move by move. */
export type Walk = { readonly visit: Visit; readonly ways: readonly Known[] };

/** What is known of the whole shop from having walked it. */
export type KnownShop = { readonly walks: readonly Walk[]; readonly beginnings: readonly Beginning[] };

/** The results of the tours, which take every possible transition on both screens. This takes some seconds. */
export async function knownShop(): Promise<KnownShop> {
  const walks: Walk[] = [];
  for (const { visit: own, moves } of TOURS) {
    for (const visit of [own, flipped(own)]) walks.push({ visit, ways: await learnt({ visit, moves }) });
  }
  const beginnings: Beginning[] = [];
  for (const visit of VISITS) {
    const { trial, outcome } = await Trial.begin(visit);
    trial.stop();
    beginnings.push({ visit, outcome });
  }
  return { walks, beginnings };
}
