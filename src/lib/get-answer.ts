import type { ANSWERS, Asked } from './answers.ts';
import { lateCode } from './late-code.ts';
import { noteAnswer, takeAnswer } from './page-answers.ts';

type Answers = { [Kind in keyof typeof ANSWERS]: Awaited<ReturnType<(typeof ANSWERS)[Kind]>> };
type Readers = { [Kind in keyof Answers]: (path: string, asked: Asked) => Promise<Answers[Kind]> };

/** What the page has brought along, or else what the API says. @throws ProblemError */
export async function getAnswer<Kind extends keyof Answers>(
  kind: Kind,
  path: string,
  asked: Asked,
): Promise<Answers[Kind]> {
  const brought = takeAnswer<Answers[Kind]>(path, asked.query);
  if (brought) return brought.answer;
  const code = await lateCode(() => import('./answers.ts'));
  const readers: Readers = code.ANSWERS;
  const answer = await readers[kind](path, asked);
  noteAnswer(path, asked.query, answer);
  return answer;
}
