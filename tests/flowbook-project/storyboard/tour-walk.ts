import { chartSteps } from '#tests/explore/chart-steps.ts';
import { type ExpectedModel, startExpectedModel } from '#tests/explore/expected-model.ts';
import { moveOf } from '#tests/explore/moves/all-moves.ts';
import { placeNow } from '#tests/explore/place.ts';
import type { Plan } from '#tests/explore/replay-file.ts';
import { takeStep } from '#tests/explore/step.ts';
import { SCREENS } from '#tests/paths/all-screens.ts';
import type { Tour } from '#tests/paths/tour.ts';

/** The state of the idle shop after a move, and the effect of the move on its charts. */
export type Rest = {
  /** The moves up to here. */
  readonly moves: readonly string[];
  /** The innermost states of each chart that runs: 'checkout open.confirming'. */
  readonly states: ReadonlySet<string>;
  /** The states that were only passed through since the move before. */
  readonly passed: ReadonlySet<string>;
  /** The transitions taken by the last move: 'checkout open.confirming step.completed'. */
  readonly taken: ReadonlySet<string>;
  /** The charts whose part of the page can be seen. */
  readonly onScreen: ReadonlySet<string>;
  /** Whether something is open over the page. */
  readonly isCovered: boolean;
  readonly toasts: number;
};

/** A tour as it goes on one of the screens: its moves that are possible there, and the state of the shop after each. */
export type TourWalk = {
  readonly title: string;
  readonly plan: Plan;
  /** From before the first move on. */
  readonly rests: readonly Rest[];
};

/** Where the page under it is not to be read, and yet the chart is seen. */
const ALSO_SHOWN: Readonly<Record<string, (expectedModel: ExpectedModel) => boolean>> = {
  catalogue: (expectedModel) => expectedModel.state('overlay') === 'filters',
  session: (expectedModel) => expectedModel.state('overlay') === 'nothing',
};

export const stateKey = (chart: string, path: string): string => `${chart} ${path}`;

function restOf(expectedModel: ExpectedModel, moves: readonly string[], chartLog: ReturnType<typeof chartSteps>): Rest {
  const place = placeNow(expectedModel);
  const steps = chartLog.take();
  const states = new Set(
    [...place.charts.keys()].flatMap((chart) => place.leaves(chart).map((path) => `${chart} ${path}`)),
  );
  const passed = steps.flatMap(({ chart, after }) =>
    after._nodes
      .filter(({ type }) => type === 'atomic' || type === 'final')
      .map(({ path }) => stateKey(chart, path.join('.'))),
  );
  return {
    moves,
    states,
    passed: new Set(passed.filter((key) => !states.has(key))),
    taken: new Set(steps.flatMap(({ chart, took }) => took.map((edge) => `${chart} ${edge}`))),
    onScreen: new Set(
      SCREENS.filter(({ flow, isOnScreen }) => isOnScreen(expectedModel) || ALSO_SHOWN[flow]?.(expectedModel)).map(
        ({ flow }) => flow,
      ),
    ),
    isCovered: expectedModel.state('overlay') !== 'nothing',
    toasts: expectedModel.toasts().length,
  };
}

const isOver = (expectedModel: ExpectedModel): boolean => expectedModel.state('ageGate') === 'leaving';

/** Walks a tour on the charts alone, as a rehearsal; moves that are not possible on this screen are left out. */
export async function rehearsed({ title, visit, moves }: Tour): Promise<TourWalk> {
  const chartLog = chartSteps();
  const expectedModel = await startExpectedModel(visit, chartLog.inspect);
  await expectedModel.settle();
  const made: string[] = [];
  const rests = [restOf(expectedModel, [], chartLog)];
  for (const words of moves) {
    const move = moveOf(words);
    if (isOver(expectedModel) || !move.isPossible(expectedModel)) continue;
    await takeStep(expectedModel, move);
    made.push(words);
    rests.push(restOf(expectedModel, [...made], chartLog));
  }
  expectedModel.stop();
  return { title, plan: { visit, moves: made }, rests };
}
