import { type ChartStep, chartSteps } from './chart-steps.ts';
import { type ExpectedModel, type SentEvent, startExpectedModel } from './expected-model.ts';
import { MOVES, moveOf } from './moves/all-moves.ts';
import { type Place, placeNow } from './place.ts';
import { takeStep } from './step.ts';
import type { Visit } from './visit.ts';

/** Where a move, or the beginning, has led to, and by what. */
export type Outcome = {
  readonly steps: readonly ChartStep[];
  readonly place: Place;
  /** The events that the person's views sent to the flows. */
  readonly sent: readonly SentEvent[];
  /** The moves that are possible here. */
  readonly possible: readonly string[];
};

const isOver = (expectedModel: ExpectedModel): boolean => expectedModel.state('ageGate') === 'leaving';

/** A run of the shop in Node that can go back: it is taken again from its beginning. */
export class Trial {
  readonly visit: Visit;
  #expectedModel: ExpectedModel;
  #chartLog: ReturnType<typeof chartSteps>;
  #moves: string[] = [];
  #taken = 0;
  /** What moves have led to, so that a search that comes by again does not make them again. */
  readonly #outcomes = new Map<string, Outcome>();

  private constructor(visit: Visit, expectedModel: ExpectedModel, chartLog: ReturnType<typeof chartSteps>) {
    this.visit = visit;
    this.#expectedModel = expectedModel;
    this.#chartLog = chartLog;
  }

  static async begin(visit: Visit): Promise<{ trial: Trial; outcome: Outcome }> {
    const chartLog = chartSteps();
    const expectedModel = await startExpectedModel(visit, chartLog.inspect);
    await expectedModel.settle();
    const trial = new Trial(visit, expectedModel, chartLog);
    return { trial, outcome: trial.#outcome([]) };
  }

  /** How many moves it has made in all, those taken again among them. */
  get taken(): number {
    return this.#taken;
  }

  #outcome(sent: readonly SentEvent[]): Outcome {
    const expectedModel = this.#expectedModel;
    const possible = isOver(expectedModel)
      ? []
      : MOVES.filter((move) => move.isPossible(expectedModel)).map(({ words }) => words);
    return { steps: this.#chartLog.take(), place: placeNow(expectedModel), sent, possible };
  }

  /** What a move leads to after those that were made before it. */
  async take(before: readonly string[], words: string): Promise<Outcome> {
    const key = [...before, words].join('\n');
    const outcome = this.#outcomes.get(key) ?? (await this.#walk(before, words));
    this.#outcomes.set(key, outcome);
    return outcome;
  }

  /** Makes a move, going back to where it is made after having gone on. */
  async #walk(before: readonly string[], words: string): Promise<Outcome> {
    await this.#goTo(before);
    return this.#outcome(await this.#make(words));
  }

  async #goTo(moves: readonly string[]): Promise<void> {
    const isAhead = this.#moves.some((words, at) => words !== moves[at]);
    if (isAhead || this.#moves.length > moves.length) {
      this.#expectedModel.stop();
      this.#chartLog = chartSteps();
      this.#expectedModel = await startExpectedModel(this.visit, this.#chartLog.inspect);
      await this.#expectedModel.settle();
      this.#moves = [];
    }
    for (const words of moves.slice(this.#moves.length)) await this.#make(words);
    this.#chartLog.take();
  }

  async #make(words: string): Promise<readonly SentEvent[]> {
    const { sent } = await takeStep(this.#expectedModel, moveOf(words));
    this.#moves.push(words);
    this.#taken += 1;
    return sent;
  }

  stop(): void {
    this.#expectedModel.stop();
  }
}
