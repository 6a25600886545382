import type { AnyActorRef, Observer } from 'xstate';
import { afterPaint } from './after-paint.ts';

const waiting = new Set<() => void>();

/** All of them in one turn, so that React draws them together. */
function notifyAll(): void {
  const due = [...waiting];
  waiting.clear();
  for (const notify of due) notify();
}

function notifyAfterPaint(notify: () => void): void {
  if (waiting.size === 0) afterPaint(notifyAll);
  waiting.add(notify);
}

/** What useSelector asks of a flow. */
type Flow = Pick<AnyActorRef, 'getSnapshot' | 'subscribe'>;

const deferredFlows = new WeakMap<Flow, Flow>();

/**
 * The same flow, deferred after the frame that answers a touch: for useSelector, where what it finds stands beside the answer
 * and is no part of it. In that frame not even who asks is rendered, as it would be with a deferred value.
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
