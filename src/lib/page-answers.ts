import type { Answered, Question } from '#machines/domain/answered.ts';
import type { Asking } from './api.ts';

/** Answers of the API by what was asked. */
export type PageAnswers = Record<string, unknown>;

type Ask<Answer> = (asking: Asking) => Promise<Answer>;

let brought: PageAnswers = {};
let written: PageAnswers | null = null;
/** What the page has brought along and has been taken, and how to ask for it. */
const taken = new Map<Answered, Ask<unknown>>();

/** Gives the answers that stand in the static page: what was asked for there need not be asked for again. */
export function bringAnswers(answers: PageAnswers): void {
  brought = answers;
}

/** Begins to write down what the API answers: a page that is drawn takes it along. */
export function writeAnswers(): PageAnswers {
  written = {};
  return written;
}

/**
 * The answer that the page has brought along, once: who asks a second time wants to know what is true now. It passed its
 * schema when the page was drawn.
 * @param ask asks the API, where the page brought no answer, and for those who check it
 */
export async function answered<Answer>(question: Question, signal: AbortSignal, ask: Ask<Answer>): Promise<Answer> {
  const key = JSON.stringify(question);
  if (key in brought) {
    const { [key]: answer, ...rest } = brought;
    brought = rest;
    taken.set({ ...question, answer } as Answered, ask);
    return answer as Answer;
  }
  const answer = await ask({ signal });
  if (written) written[key] = answer;
  return answer;
}

/** What the page has brought along and its flows have taken. */
export const takenAnswers = (): readonly Answered[] => [...taken.keys()];

/** What the API says today to a question whose answer was taken. @throws ProblemError; and on what nobody has taken */
export async function askAgain(before: Answered, signal: AbortSignal): Promise<Answered> {
  const ask = taken.get(before);
  if (!ask) throw new Error(`Nobody has taken an answer of ${before.of}.`);
  return { ...before, answer: await ask({ signal, priority: 'low' }) } as Answered;
}
