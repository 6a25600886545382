import type { Place } from '#tests/explore/place.ts';
import type { Plan } from '#tests/explore/replay-file.ts';

export type PackedPlace = Pick<Place, 'screen' | 'page' | 'over' | 'key'> & {
  readonly leaves: Readonly<Record<string, readonly string[]>>;
};

/** What is known of the whole shop from having walked it; plain JSON. States are told as 'checkout open.confirming'. */
export type Survey = {
  readonly places: readonly PackedPlace[];
  /** Which move has led from where to where, by the places' numbers. */
  readonly ways: readonly (readonly [from: number, to: number, words: string])[];
  /** The shortest walk to each state in which the shop stood still there. */
  readonly standing: Readonly<Record<string, Plan>>;
  /** States that the shop never stood still in: by which move they were passed through. */
  readonly passing: Readonly<Record<string, string>>;
};

/** A move that was made once, and where it has led. */
export type KnownMove = { readonly from: Place; readonly to: Place; readonly words: string };

function unpacked({ leaves, ...place }: PackedPlace): Place {
  return {
    ...place,
    charts: new Map(Object.entries(leaves).map(([chart, own]) => [chart, own.join('|')])),
    leaves: (chart) => leaves[chart] ?? [],
  };
}

/** The moves of a survey. @throws where it is damaged */
export function knownMoves({ places, ways }: Survey): readonly KnownMove[] {
  const whole = places.map(unpacked);
  return ways.map(([from, to, words]) => {
    const [start, end] = [whole[from], whole[to]];
    if (!start || !end) throw new Error('The survey names a place that it does not hold.');
    return { from: start, to: end, words };
  });
}
