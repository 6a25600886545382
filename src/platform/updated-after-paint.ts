import type { AnyActorRef, Observer } from 'xstate';
import { afterPaint } from './after-paint.ts';

const waiting = new Set<() => void>();

/** All subscribers are notified together, so React renders them once. */
function notifyAll(): void {
  const due = [...waiting];
  waiting.clear();
  for (const notify of due) notify();
}

function notifyAfterPaint(notify: () => void): void {
  if (waiting.size === 0) afterPaint(notifyAll);
  waiting.add(notify);
}

/** useSelector needs this part of a flow. */
type Flow = Pick<AnyActorRef, 'getSnapshot' | 'subscribe'>;

const deferredFlows = new WeakMap<Flow, Flow>();

/**
 * Subscribers are notified after the frame that responds to the touch. It is for useSelector, where the selected data is
 * not part of that response. A deferred value would still render the component in that frame. Without it and
 * useDeferredTrue, a phone four times slower takes 173 ms instead of 156 to sort, and 125 instead of 96 to search.
 */
export function updatedAfterPaint<Selected extends Flow>(flow: Selected): Selected {
  const known = deferredFlows.get(flow);
  if (known) return known as Selected;
  const deferred: Flow = {
    getSnapshot: () => flow.getSnapshot(),
    subscribe: (observer: Observer<unknown> | ((snapshot: unknown) => void)) => {
      const listener = typeof observer === 'function' ? observer : observer.next;
      const notify = () => listener?.(flow.getSnapshot());
      const { unsubscribe } = flow.subscribe(() => notifyAfterPaint(notify));
      return {
        unsubscribe: () => {
          waiting.delete(notify);
          unsubscribe();
        },
      };
    },
  };
  deferredFlows.set(flow, deferred);
  return deferred as Selected;
}
