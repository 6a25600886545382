import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';
import { flush } from './flush.ts';

/** A request under way: the test says when and how it ends. */
export type HeldRequest<Output, Input> = {
  input: Input;
  signal: AbortSignal;
  answer: (output: Output) => Promise<void>;
  fail: (error: unknown) => Promise<void>;
};

export type HeldRequests<Output, Input extends NonReducibleUnknown> = {
  logic: PromiseActorLogic<Output, Input>;
  all: readonly HeldRequest<Output, Input>[];
  /** The latest request. @throws when none was made */
  latest: () => HeldRequest<Output, Input>;
  at: (index: number) => HeldRequest<Output, Input>;
};

/** An actor to put in a machine: each of its requests waits until the test answers it. */
export function heldRequests<Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(): HeldRequests<
  Output,
  Input
> {
  const all: HeldRequest<Output, Input>[] = [];
  const logic = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise<Output>((resolve, reject) => {
        all.push({
          input,
          signal,
          answer: (output) => {
            resolve(output);
            return flush();
          },
          fail: (error) => {
            reject(error);
            return flush();
          },
        });
      }),
  );
  const at = (index: number) => {
    const request = all.at(index);
    if (!request) throw new Error(`There is no request ${index}; there are ${all.length}.`);
    return request;
  };
  return { logic, all, at, latest: () => at(-1) };
}
