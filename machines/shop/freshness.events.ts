import type { Answered } from '#machines/domain/answered.ts';
import type { Problem } from '#machines/domain/problem.ts';
import { isSameAnswer } from '#machines/domain/same-answer.ts';
import type { Telling } from './tell.ts';

export type FreshnessContext = {
  /** What the page has brought along and nobody has checked yet; the first is next. */
  unchecked: readonly Answered[];
  problem: Problem | null;
};

export type FreshnessEvent =
  /** The page is ready, and was drawn from these answers. */
  { type: 'answers.brought'; answers: readonly Answered[] };

/** What is checked next. @throws when all is checked */
export function nextUnchecked({ unchecked: [next] }: FreshnessContext): Answered {
  if (!next) throw new Error('Nothing is left to be checked.');
  return next;
}

/** Whether the same question is answered otherwise today. */
export const hasChanged = (before: Answered, today: Answered): boolean =>
  before.of === today.of && !isSameAnswer(before.answer, today.answer);

/** Tells the flow that was given an answer what the API says today. @throws when the two answer different questions */
export function correction(before: Answered, today: Answered): Telling {
  if (before.of === 'products' && today.of === 'products') {
    const { query, answer } = before;
    return { flow: 'catalogue', event: { type: 'list.corrected', query, before: answer, today: today.answer } };
  }
  if (before.of === 'facets' && today.of === 'facets')
    return { flow: 'catalogue', event: { type: 'facets.corrected', today: today.answer } };
  if (before.of === 'product' && today.of === 'product')
    return { flow: 'product', event: { type: 'product.corrected', before: before.answer, today: today.answer } };
  if (before.of === 'related' && today.of === 'related')
    return { flow: 'product', event: { type: 'shelf.corrected', before: before.answer, today: today.answer } };
  throw new Error(`What was asked of ${before.of} is no answer of ${today.of}.`);
}

/** Tells the product's flow that the catalogue no longer has it. @throws on other answers */
export function withdrawal(before: Answered): Telling {
  if (before.of !== 'product') throw new Error('Only a product can be withdrawn.');
  return { flow: 'product', event: { type: 'product.withdrawn', before: before.answer } };
}
