import type { AnyMachineSnapshot } from 'xstate';
import { asked, isAsked } from './effects.ts';
import type { Happening, Property } from './property.ts';

/** API-3. */
const SLOW_MS = 8000;

type Run<Snapshot> = (
  title: string,
  begin: (first: Snapshot) => (step: Happening<Snapshot>) => boolean | null,
) => Property;

type Slow<Snapshot> = {
  /** The actors whose answers a shopper waits for. */
  actors: readonly string[];
  isSlow: (snapshot: Snapshot) => boolean;
  /** Whether Try again has an effect; not given where another sentence says so. */
  canRetry?: (snapshot: Snapshot) => boolean;
  /** The actors whose requests may be repeated. */
  repeatable?: readonly string[];
};

/** The hint comes with the 8,000th millisecond of a request, and Try again with it where the request may be repeated. API-3. */
export function slowAnswer<Snapshot extends AnyMachineSnapshot>(
  run: Run<Snapshot>,
  title: string,
  { actors, isSlow, canRetry, repeatable = actors }: Slow<Snapshot>,
): Property {
  return run(title, () => {
    let since: number | null = null;
    return (happening) => {
      const { before, after, at } = happening;
      // Up to the step, nothing but time has passed.
      const wasRight = since === null || isSlow(before) === at - 1 >= since + SLOW_MS;
      if (actors.some((actor) => asked(happening, actor) !== null)) since = at;
      if (!actors.some((actor) => isAsked(after, actor))) since = null;
      const isDue = since !== null && at >= since + SLOW_MS;
      const isOffered = isDue && repeatable.some((actor) => isAsked(after, actor));
      return wasRight && isSlow(after) === isDue && (canRetry === undefined || canRetry(after) === isOffered);
    };
  });
}
