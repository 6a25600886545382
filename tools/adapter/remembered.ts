/** Answers that are the same for everyone, remembered for seconds. Requests meanwhile wait for the first answer. */
export type Remembered = {
  answer: <T>(key: string, ask: () => Promise<T>) => Promise<T>;
  forget: () => void;
};

export function remembering(seconds: number): Remembered {
  const answers = new Map<string, { until: number; answer: Promise<unknown> }>();
  const drop = (key: string, answer: Promise<unknown>) => {
    if (answers.get(key)?.answer === answer) answers.delete(key);
  };
  return {
    answer<T>(key: string, ask: () => Promise<T>): Promise<T> {
      const known = answers.get(key);
      if (known && known.until > Date.now()) return known.answer as Promise<T>;
      const answer = ask();
      answers.set(key, { until: Date.now() + seconds * 1000, answer });
      // A failure is not remembered: its caller gets it, and the next one asks again.
      answer.catch(() => drop(key, answer));
      return answer;
    },
    forget: () => answers.clear(),
  };
}
