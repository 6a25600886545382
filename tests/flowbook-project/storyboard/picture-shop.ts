import type { Browser } from '@playwright/test';
import type { Tour } from '#tests/paths/tour.ts';
import { TOURS } from '#tests/paths/tours.ts';
import { Comparison } from '#tools/flowbook/storyboard/camera.ts';
import type { Pictures } from '#tools/flowbook/storyboard/pictures.ts';
import type { Width } from '#tools/flowbook/storyboard/storyboard.ts';
import { FURTHER_TOURS } from './further-tours.ts';
import { planShots, type Shots } from './plan-shots.ts';
import { rehearsed, type TourWalk } from './tour-walk.ts';
import { type SeenState, type SeenTransition, walkTour } from './walk-tour.ts';

export type Sitting = {
  readonly browser: Browser;
  readonly baseURL: string;
  readonly pictures: Pictures;
  readonly charts: ReadonlySet<string>;
  readonly say: (text: string) => void;
};

/** A state that a walk has shown, with the walk. */
export type ShownState = SeenState & { readonly shots: Shots };

export type Pictured = {
  readonly states: readonly ShownState[];
  readonly transitions: readonly SeenTransition[];
  /** What went wrong, in words: the tour, and where on it. */
  readonly failures: readonly string[];
  /** States that walks have only come through. */
  readonly passed: ReadonlySet<string>;
};

const SCREEN_OF = { 390: 'phone', 1440: 'desk' } as const;

/** The tours on one of the screens, those that begin there first. */
export async function walksAt(
  width: Width,
  tours: readonly Tour[] = [...TOURS, ...FURTHER_TOURS],
): Promise<readonly TourWalk[]> {
  const screen = SCREEN_OF[width];
  const own = tours.filter(({ visit }) => visit.screen === screen);
  const flipped = tours.filter(({ visit }) => visit.screen !== screen);
  const walks: TourWalk[] = [];
  for (const tour of [...own, ...flipped]) walks.push(await rehearsed({ ...tour, visit: { ...tour.visit, screen } }));
  return walks;
}

/**
 * Pictures what these charts show at one width: walk after walk, until all is pictured or every walk that could show it
 * has been taken. Failures are reported, and the rest goes on.
 */
export async function pictureShop(
  width: Width,
  { browser, baseURL, pictures, charts, say }: Sitting,
): Promise<Pictured> {
  const walks = await walksAt(width);
  const comparison = await Comparison.open(browser);
  const studio = { browser, baseURL, pictures, comparison, width, axe: new Map() };
  const [states, transitions, failures]: [ShownState[], SeenTransition[], string[]] = [[], [], []];
  const done = new Set<string>();
  const left = new Set(walks);
  for (;;) {
    const [shots, ...more] = planShots([...left], { charts, isDone: (key) => done.has(key) });
    if (!shots) break;
    left.delete(shots.walk);
    const { title } = shots.walk;
    const walked = await walkTour(shots, studio);
    states.push(...walked.states.map((state) => ({ ...state, shots })));
    transitions.push(...walked.transitions);
    for (const { key } of [...walked.states, ...walked.transitions]) done.add(key);
    failures.push(...walked.failures.map((says) => `${width}, ${title}: ${says}`));
    const mark = walked.failures.length === 0 ? '✓' : '✗';
    say(
      `${mark} ${width}  ${title}: ${walked.states.length} states, ${walked.transitions.length} transitions; ${more.length} walks to go`,
    );
    for (const says of walked.failures) say(`    ${says}`);
  }
  await comparison.close();
  return {
    states,
    transitions,
    failures,
    passed: new Set(walks.flatMap(({ rests }) => rests.flatMap((rest) => [...rest.passed]))),
  };
}
