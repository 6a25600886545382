import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';
import type { Fetched } from '#machines/domain/fetched.ts';
import { flush } from '#tools/chart-tests/engine/flush.ts';

/** A running request: the test decides when and how it ends. */
type HeldRequest<Output, Input> = {
  input: Input;
  signal: AbortSignal;
  answer: (output: Output) => Promise<void>;
  fail: (error: unknown) => Promise<void>;
};

type HeldRequests<Output, Input extends NonReducibleUnknown> = {
  logic: PromiseActorLogic<Output, Input>;
  all: readonly HeldRequest<Output, Input>[];
  /** The latest request. @throws when none was made */
  latest: () => HeldRequest<Output, Input>;
  at: (index: number) => HeldRequest<Output, Input>;
};

type HeldFetches<Data, Input extends NonReducibleUnknown> = Omit<HeldRequests<Data, Input>, 'logic'> & {
  logic: PromiseActorLogic<Fetched<Data>, Input>;
  /** The next answer is one that the page holds. */
  prerender: () => void;
};

function held<Output, Answer, Input extends NonReducibleUnknown>(outputOf: (answer: Answer) => Output) {
  const all: HeldRequest<Answer, Input>[] = [];
  const logic = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise<Output>((resolve, reject) => {
        all.push({
          input,
          signal,
          answer: (answer) => {
            resolve(outputOf(answer));
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

/** An actor to put in a machine: each of its requests waits until the test answers it. */
export const heldRequests = <Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(): HeldRequests<
  Output,
  Input
> => held<Output, Output, Input>((output) => output);

/** The same for data that a prerendered page may hold. */
export function heldFetches<Data, Input extends NonReducibleUnknown = NonReducibleUnknown>(): HeldFetches<Data, Input> {
  let isPrerendered = false;
  const requests = held<Fetched<Data>, Data, Input>((data) => {
    const answer = { data, isPrerendered };
    isPrerendered = false;
    return answer;
  });
  return {
    ...requests,
    prerender: () => {
      isPrerendered = true;
    },
  };
}
