/** A property in a report. */
export type Exercised = {
  readonly title: string;
  /** The requirements that it is a sentence of. */
  readonly ids: readonly string[];
  /** The number of steps that it judged. */
  readonly steps: number;
  /** Why it does not hold, in words; null where it holds. */
  readonly failure: string | null;
};
