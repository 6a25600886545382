import { type FoundGroup, foundIds } from '#machines/help/faq-search.ts';

/** '3 questions match “refund”', 'No questions match “drone”'. */
export function foundText({ shown, text }: { shown: readonly FoundGroup[]; text: string }): string {
  const count = foundIds(shown).length;
  const questions = count === 1 ? '1 question matches' : `${count === 0 ? 'No' : count} questions match`;
  return `${questions} “${text.trim()}”`;
}
