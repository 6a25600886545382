import type { Answered, Question } from '#machines/domain/answered.ts';
import type { Asking } from './api.ts';

/** A request to the API, and what the API called its answer. */
type Named = { url: string; tag: string };

/** Answers of the API by what was asked, and the requests that each took: none where the API has no names for answers. */
export type PageAnswers = Record<string, { answer: unknown; requests: readonly Named[] }>;

type Ask<Answer> = (asking: Asking) => Promise<Answer>;

let brought: PageAnswers = {};
let written: PageAnswers | null = null;
/** What the page has brought along and has been taken, and how to ask for it. */
const taken = new Map<Answered, { ask: Ask<unknown>; requests: readonly Named[] }>();

/** Gives the answers that stand in the static page: what was asked for there need not be asked for again. */
export function bringAnswers(answers: PageAnswers): void {
  brought = answers;
}

/** Begins to write down what the API answers: a page that is drawn takes it along. */
export function writeAnswers(): PageAnswers {
  written = {};
  return written;
}

/** Asks, and writes down the answer with the requests that it took, if each of them is answered under a name. */
async function writtenDown<Answer>(
  pages: PageAnswers,
  key: string,
  ask: (hear: NonNullable<Asking['hear']>) => Promise<Answer>,
) {
  const requests: { url: string; tag: string | null }[] = [];
  const answer = await ask((url, tag) => void requests.push({ url, tag }));
  const named = requests.filter((request): request is Named => request.tag !== null);
  pages[key] = { answer, requests: named.length === requests.length ? named : [] };
  return answer;
}

/**
 * The answer that the page has brought along, once: who asks a second time wants to know what is true now. It passed its
 * schema when the page was drawn.
 * @param ask asks the API, where the page brought no answer, and for those who check it
 */
export function answered<Answer>(question: Question, signal: AbortSignal, ask: Ask<Answer>): Promise<Answer> {
  const key = JSON.stringify(question);
  const { [key]: found, ...rest } = brought;
  if (found) {
    brought = rest;
    taken.set({ ...question, answer: found.answer } as Answered, { ask, requests: found.requests });
    return Promise.resolve(found.answer as Answer);
  }
  if (written) return writtenDown(written, key, (hear) => ask({ signal, hear }));
  return ask({ signal });
}

/** What the page has brought along and its flows have taken. */
export const takenAnswers = (): readonly Answered[] => [...taken.keys()];

/**
 * Whether the API still calls its answers what it called them. It says so in a word, which is read without the code that
 * asks the API: whoever only looks at a page that is still true fetches none of it. Anything else is asked in full.
 */
async function isStillSo(requests: readonly Named[], signal: AbortSignal): Promise<boolean> {
  const ask = ({ url, tag }: Named) => fetch(url, { headers: { 'if-none-match': tag }, priority: 'low', signal });
  try {
    const responses = await Promise.all(requests.map(ask));
    for (const { body } of responses) void body?.cancel();
    return responses.length > 0 && responses.every(({ status }) => status === 304);
  } catch {
    return false;
  }
}

/** What the API says today to a question whose answer was taken. @throws ProblemError; and on what nobody has taken */
export async function askAgain(before: Answered, signal: AbortSignal): Promise<Answered> {
  const found = taken.get(before);
  if (!found) throw new Error(`Nobody has taken an answer of ${before.of}.`);
  if (await isStillSo(found.requests, signal)) return before;
  return { ...before, answer: await found.ask({ signal, priority: 'low' }) } as Answered;
}
