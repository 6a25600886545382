import type { Move } from './move.ts';

/** ms. So close to a moment a browser may already be past it. */
const MARGIN_MS = 300;

const time = (words: string, isPossible: Move['isPossible'], make: Move['make']): Move => ({
  words,
  sender: 'time',
  group: 'time',
  isPossible,
  make,
});

/** The shop's time: only these moves advance it. */
export const timeMoves: readonly Move[] = [
  time(
    'time passes until just before something happens by itself',
    ({ clock }) => (clock.untilNext() ?? 0) > 2 * MARGIN_MS,
    ({ clock }) => clock.advance((clock.untilNext() ?? MARGIN_MS) - MARGIN_MS),
  ),
  time(
    'time passes until something happens by itself',
    ({ clock }) => clock.untilNext() !== null,
    ({ clock }) => clock.advance(clock.untilNext() ?? 0),
  ),
  time(
    'a second passes',
    () => true,
    ({ clock }) => clock.advance(1000),
  ),
];
