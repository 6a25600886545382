/** What a request asks for. */
export type Query = Record<string, string | number | boolean | undefined>;

/** Answers of the API by what was asked. */
export type PageAnswers = Record<string, unknown>;

/** What a request is called among the answers. */
const keyOf = (path: string, query: Query = {}): string => JSON.stringify([path, query]);

let brought: PageAnswers = {};
let written: PageAnswers | null = null;

/** Gives the answers that stand in the prerendered page: what was asked for there need not be asked for again. */
export function bringAnswers(answers: PageAnswers): void {
  brought = answers;
}

/**
 * The answer that the page brought along, once: who asks a second time wants to know what is true now.
 * It has passed its schema when the page was rendered.
 */
export function takeAnswer<T>(path: string, query?: Query): { answer: T } | null {
  const key = keyOf(path, query);
  if (!(key in brought)) return null;
  const { [key]: answer, ...rest } = brought;
  brought = rest;
  return { answer: answer as T };
}

/** Begins to write down what the API answers: a page that is rendered takes it along. */
export function writeAnswers(): PageAnswers {
  written = {};
  return written;
}

/** Notes an answer, where they are written down. */
export function noteAnswer(path: string, query: Query | undefined, answer: unknown): void {
  if (written) written[keyOf(path, query)] = answer;
}
