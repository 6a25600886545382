import type { Browser, Page } from '@playwright/test';
import { chartSteps } from '#tests/explore/chart-steps.ts';
import type { Companion } from '#tests/explore/companion.ts';
import { type ExpectedModel, startExpectedModel } from '#tests/explore/expected-model.ts';
import { placeNow } from '#tests/explore/place.ts';
import { replay } from '#tests/explore/replay.ts';
import { axeAtRest } from '#tests/paths/browser/accessible.ts';
import { beside } from '#tests/paths/browser/beside.ts';
import { Camera, type Comparison } from '#tools/flowbook/storyboard/camera.ts';
import type { Pictures } from '#tools/flowbook/storyboard/pictures.ts';
import { screenTexts } from '#tools/flowbook/storyboard/screen-texts.ts';
import type { AxeResult, Box, Width } from '#tools/flowbook/storyboard/storyboard.ts';
import { isShot, lastStep, type Shots } from './plan-shots.ts';

/** A pictured state and a transition of a walk. */
export type SeenState = {
  readonly key: string;
  readonly file: string;
  readonly step: number;
  readonly axe: AxeResult;
  readonly texts: readonly string[];
};
export type SeenTransition = {
  readonly key: string;
  readonly words: string;
  readonly from: string;
  readonly to: string;
  readonly changed: Box | null;
};

export type WalkedTour = {
  readonly states: readonly SeenState[];
  readonly transitions: readonly SeenTransition[];
  /** What went wrong, in words. */
  readonly failures: readonly string[];
};

export type Studio = {
  readonly browser: Browser;
  readonly baseURL: string;
  readonly pictures: Pictures;
  readonly comparison: Comparison;
  readonly width: Width;
  /** What axe has said of a picture's page, by its file. */
  readonly axe: Map<string, AxeResult>;
};

const firstLine = (error: unknown): string =>
  String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';

type Look = { readonly step: number; readonly picture: Buffer; readonly texts: readonly string[] };

/** Pictures what a walk is to show, and goes on where one picture fails. */
class Photographer {
  readonly states: SeenState[] = [];
  readonly transitions: SeenTransition[] = [];
  readonly failures: string[] = [];
  readonly #shots: Shots;
  readonly #studio: Studio;
  readonly #camera: Camera;
  readonly #page: Page;
  #last: Look | null = null;

  constructor(shots: Shots, studio: Studio, page: Page) {
    this.#shots = shots;
    this.#studio = studio;
    this.#page = page;
    this.#camera = new Camera(page);
  }

  /** @param taken the transitions that the last move has taken */
  async look(step: number, expectedModel: ExpectedModel, taken: ReadonlySet<string>): Promise<void> {
    if (!isShot(this.#shots, step) || expectedModel.state('ageGate') === 'leaving') return;
    try {
      const before = this.#last?.step === step - 1 ? this.#last : null;
      this.#last = { step, picture: await this.#camera.take(), texts: await screenTexts(this.#page) };
      await this.#pictureStates(this.#last, expectedModel);
      if (before) await this.#pictureTransitions(before, this.#last, taken);
    } catch (error) {
      this.failures.push(`after move ${step} no picture could be taken: ${firstLine(error)}`);
    }
  }

  async #pictureStates({ step, picture, texts }: Look, expectedModel: ExpectedModel): Promise<void> {
    const place = placeNow(expectedModel);
    const isThere = (key: string) => {
      const [chart = '', path = ''] = key.split(' ');
      return place.leaves(chart).includes(path);
    };
    const due = (this.#shots.states.get(step) ?? []).filter(isThere);
    const [first] = due;
    if (first === undefined) return;
    const { pictures, width, axe } = this.#studio;
    const file = pictures.save(picture, first, width);
    const result = axe.get(file) ?? (await this.#axe(expectedModel));
    axe.set(file, result);
    for (const key of due) this.states.push({ key, file, step, axe: result, texts });
  }

  async #axe(expectedModel: ExpectedModel): Promise<AxeResult> {
    const found = await axeAtRest(this.#page, expectedModel);
    return found.length === 0 ? 'clean' : found;
  }

  async #pictureTransitions(before: Look, after: Look, taken: ReadonlySet<string>): Promise<void> {
    const due = (this.#shots.transitions.get(after.step) ?? []).filter((key) => taken.has(key));
    const [first] = due;
    if (first === undefined) return;
    const { pictures, width, comparison } = this.#studio;
    const from = pictures.save(before.picture, `${first} before`, width);
    const to = pictures.save(after.picture, `${first} after`, width);
    const changed = from === to ? null : await comparison.difference(before.picture, after.picture);
    const words = this.#shots.walk.plan.moves[after.step - 1] ?? '';
    for (const key of due) this.transitions.push({ key, words, from, to, changed });
  }
}

/** Takes a tour on the real screens, as far as it is needed, and pictures what it is to show. Never rejects: failures are reported. */
export async function walkTour(shots: Shots, studio: Studio): Promise<WalkedTour> {
  const { browser, baseURL } = studio;
  const { visit, moves } = shots.walk.plan;
  const chartLog = chartSteps();
  const takenNow = () => new Set(chartLog.take().flatMap(({ chart, took }) => took.map((edge) => `${chart} ${edge}`)));
  const at: { photographer: Photographer | null; step: number } = { photographer: null, step: 0 };
  const prepare = (page: Page): Promise<void> => {
    at.photographer = new Photographer(shots, studio, page);
    return Promise.resolve();
  };
  const companion: Companion = async (expectedModel) => {
    const pair = await beside(browser, baseURL, { prepare })(expectedModel);
    if (pair.broken.length === 0) await at.photographer?.look(0, expectedModel, takenNow());
    return {
      ...pair,
      step: async (move) => {
        const taking = await pair.step(move);
        at.step += 1;
        if (taking.broken.length === 0) await at.photographer?.look(at.step, expectedModel, takenNow());
        return taking;
      },
    };
  };
  const failures: string[] = [];
  try {
    const plan = { visit, moves: moves.slice(0, lastStep(shots)) };
    const { broken, impossible } = await replay(plan, {
      companion,
      start: (one) => startExpectedModel(one, chartLog.inspect),
    });
    if (impossible !== null) failures.push(`after move ${at.step} this was not possible: ${impossible}`);
    failures.push(...broken.slice(0, 3).map((says) => `at move ${at.step} (${moves[at.step - 1] ?? 'none'}): ${says}`));
  } catch (error) {
    failures.push(`after move ${at.step}: ${firstLine(error)}`);
  }
  const { states = [], transitions = [], failures: own = [] } = at.photographer ?? {};
  return { states, transitions, failures: [...own, ...failures] };
}
