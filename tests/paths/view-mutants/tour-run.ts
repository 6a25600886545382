import type { Browser, Page } from '@playwright/test';
import type { Companion } from '#tests/explore/companion.ts';
import { replay } from '#tests/explore/replay.ts';
import { beside, type Manner } from '#tests/paths/browser/beside.ts';
import { firstDifference, type Look, TourRecord } from '#tests/paths/browser/tour-record.ts';
import type { Tour } from '#tests/paths/tour.ts';
import { mutantChosen } from '#tools/chart-tests/mutation/views/mutant-in-page.ts';

/** Where page and charts first differ on a tour. */
export type Fault = {
  /** From 1; 0 before the first. */
  readonly step: number;
  /** The move of that step; null before the first. */
  readonly move: string | null;
  /** In what they differ, or why it could not go on. */
  readonly says: string;
};

/** How a tour went. */
export type TourRun = {
  /** The mutants that the page came past, by their ids, each with the step in which it first did. */
  readonly passed: ReadonlyMap<string, number>;
  /** Null where page and charts agreed to the end. */
  readonly fault: Fault | null;
  /** What was read out, and what had the focus, after each step. */
  readonly looks: readonly Look[];
};

/** How long is waited: for a page that shows something else, for a control, and for a whole tour; in ms. */
export type Waiting = { readonly patienceMs: number; readonly handMs: number; readonly tourMs: number };

/** The built shop that holds all mutants. */
export type Stage = { readonly browser: Browser; readonly baseURL: string };

/** At most so many differences are listed. */
const MOST_TOLD = 2;

const inShort = (broken: readonly string[]): string => {
  const more = broken.length - MOST_TOLD;
  return [...broken.slice(0, MOST_TOLD), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
};

/** Notes which step a companion is at. */
function noted(companion: Companion, onStep: (move: string) => void): Companion {
  return async (expectedModel) => {
    const pair = await companion(expectedModel);
    return {
      ...pair,
      step: (move) => {
        onStep(move.words);
        return pair.step(move);
      },
    };
  };
}

/**
 * Takes a tour beside the charts.
 * @param id the mutant in force; null for none
 * @param without what the tour without a mutant has read out, and where the focus was; none where this is that tour
 * @returns how it went; never rejects: what goes wrong is the run's fault
 */
export async function runTour(
  { browser, baseURL }: Stage,
  { title: _, ...plan }: Tour,
  id: string | null,
  { patienceMs, handMs, tourMs }: Waiting,
  without: readonly Look[] = [],
): Promise<TourRun> {
  const record = new TourRecord();
  const { looks } = record;
  const passed = new Map<string, number>();
  const at: { step: number; move: string | null; page: Page | null; isLate: boolean } = {
    ...{ step: 0, move: null, page: null, isLate: false },
  };
  const manner: Manner = {
    patienceMs,
    handMs,
    note: record.note,
    prepare: (page) => {
      at.page = page;
      return mutantChosen(page, id, (one) => {
        if (!passed.has(one)) passed.set(one, at.step);
      });
    },
  };
  const companion = noted(beside(browser, baseURL, manner), (move) => {
    at.step += 1;
    at.move = move;
  });
  const faultOf = (says: string): Fault => ({ step: at.step, move: at.move, says });
  const limit = setTimeout(() => {
    at.isLate = true;
    void at.page?.context().close();
  }, tourMs);
  try {
    const { broken, impossible } = await replay(plan, { companion });
    if (impossible !== null) return { passed, looks, fault: faultOf(`'${impossible}' is not possible next`) };
    if (broken.length > 0) return { passed, looks, fault: faultOf(inShort(broken)) };
    const difference = firstDifference(looks, without);
    if (difference === null) return { passed, looks, fault: null };
    return { passed, looks, fault: { ...difference, move: plan.moves[difference.step - 1] ?? null } };
  } catch (error) {
    const [says] = String(error).split('\n');
    return {
      passed,
      looks,
      fault: faultOf(at.isLate ? `Timeout: the tour has not ended after ${tourMs} ms` : `${says}`),
    };
  } finally {
    clearTimeout(limit);
  }
}
