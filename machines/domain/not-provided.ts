/** Stands for an actor or action that only the composition root can give. A machine that runs without it is a bug. */
export function NOT_PROVIDED(): never {
  throw new Error('An actor or action of this machine was not provided.');
}
