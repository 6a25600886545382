/** Placeholder for an actor or action that the composition root provides. A machine that runs without it is a bug. */
export function NOT_PROVIDED(): never {
  throw new Error('An actor or action of this machine was not provided.');
}
