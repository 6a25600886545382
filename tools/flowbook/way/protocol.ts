import type { Proof, WayFact, WayProofQuestion, WayQuestion } from '#tools/flowbook/machines/way.machine.ts';

/** The messages to the project's worker that searches ways, and what each is answered with. */
export type WayAnswers = { readonly find: WayFact; readonly prove: Proof };
export type WayRequest =
  | { readonly kind: 'find'; readonly question: WayQuestion }
  | { readonly kind: 'prove'; readonly question: WayProofQuestion };
export type WayReply<Kind extends keyof WayAnswers> =
  | { readonly answer: WayAnswers[Kind] }
  | { readonly problem: string };
