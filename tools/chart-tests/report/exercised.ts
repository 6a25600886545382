/** A property in a report. */
export type Exercised = {
  readonly title: string;
  /** The requirements that it is a sentence of. */
  readonly ids: readonly string[];
  /** To how many steps it had something to say. */
  readonly steps: number;
  /** What does not hold, in words; null where it does. */
  readonly failure: string | null;
};
