import { type ChartStep, chartSteps } from './chart-steps.ts';
import { MOVES, moveOf } from './moves/all-moves.ts';
import { type Oracle, startOracle, type Told } from './oracle.ts';
import { type Place, placeNow } from './place.ts';
import { takeStep } from './step.ts';
import type { Visit } from './visit.ts';

/** Where a move, or the beginning, has led to, and by what. */
export type Arrival = {
  readonly steps: readonly ChartStep[];
  readonly place: Place;
  /** What a person has told the flows by it. */
  readonly told: readonly Told[];
  /** The moves that are possible here. */
  readonly possible: readonly string[];
};

const isOver = (oracle: Oracle): boolean => oracle.state('ageGate') === 'leaving';

/** A run of the shop in Node that can go back: it is taken again from its beginning. */
export class Trial {
  readonly visit: Visit;
  #oracle: Oracle;
  #heard: ReturnType<typeof chartSteps>;
  #moves: string[] = [];
  #taken = 0;

  private constructor(visit: Visit, oracle: Oracle, heard: ReturnType<typeof chartSteps>) {
    this.visit = visit;
    this.#oracle = oracle;
    this.#heard = heard;
  }

  static async begin(visit: Visit): Promise<{ trial: Trial; arrival: Arrival }> {
    const heard = chartSteps();
    const oracle = await startOracle(visit, heard.inspect);
    await oracle.settle();
    const trial = new Trial(visit, oracle, heard);
    return { trial, arrival: trial.#arrival([]) };
  }

  /** How many moves it has made in all, those taken again among them. */
  get taken(): number {
    return this.#taken;
  }

  #arrival(told: readonly Told[]): Arrival {
    const oracle = this.#oracle;
    const possible = isOver(oracle) ? [] : MOVES.filter((move) => move.isPossible(oracle)).map(({ words }) => words);
    return { steps: this.#heard.take(), place: placeNow(oracle), told, possible };
  }

  /** Makes a move after those that were made before it, going back to there where it has gone on. */
  async take(before: readonly string[], words: string): Promise<Arrival> {
    await this.#goTo(before);
    return this.#arrival(await this.#make(words));
  }

  async #goTo(moves: readonly string[]): Promise<void> {
    const isAhead = this.#moves.some((words, at) => words !== moves[at]);
    if (isAhead || this.#moves.length > moves.length) {
      this.#oracle.stop();
      this.#heard = chartSteps();
      this.#oracle = await startOracle(this.visit, this.#heard.inspect);
      await this.#oracle.settle();
      this.#moves = [];
    }
    for (const words of moves.slice(this.#moves.length)) await this.#make(words);
    this.#heard.take();
  }

  async #make(words: string): Promise<readonly Told[]> {
    const { told } = await takeStep(this.#oracle, moveOf(words));
    this.#moves.push(words);
    this.#taken += 1;
    return told;
  }

  stop(): void {
    this.#oracle.stop();
  }
}
