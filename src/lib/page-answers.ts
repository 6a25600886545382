/** Answers of the API by what was asked. */
export type PageAnswers = Record<string, unknown>;

let brought: PageAnswers = {};
let written: PageAnswers | null = null;

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
 * @param question what tells it apart from all others; @param fetchAnswer asks the API where the page brought none
 */
export async function answered<T>(question: readonly unknown[], fetchAnswer: () => Promise<T>): Promise<T> {
  const key = JSON.stringify(question);
  if (key in brought) {
    const { [key]: answer, ...rest } = brought;
    brought = rest;
    return answer as T;
  }
  const answer = await fetchAnswer();
  if (written) written[key] = answer;
  return answer;
}
