declare module 'virtual:flowbook-survey' {
  import type { Survey } from '#tests/flowbook-project/way/surveyed.ts';

  /** What walks through the whole shop have found, made by Flowbook's build with survey.ts. */
  export const SURVEY: Survey;
}
