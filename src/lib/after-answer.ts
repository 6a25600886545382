import type { AnyActorRef, Observer } from 'xstate';
import { afterPaint } from './after-paint.ts';

const waiting = new Set<() => void>();

/** All of them in one turn, so that React draws them together. */
function tellAll(): void {
  const due = [...waiting];
  waiting.clear();
  for (const tell of due) tell();
}

function tellAfterPaint(tell: () => void): void {
  if (waiting.size === 0) afterPaint(tellAll);
  waiting.add(tell);
}

/** What useSelector asks of a flow. */
type Flow = Pick<AnyActorRef, 'getSnapshot' | 'subscribe'>;

const late = new WeakMap<Flow, Flow>();

/**
 * The same flow, heard after the frame that answers a touch: for useSelector, where what it finds stands beside the answer
 * and is no part of it. In that frame not even who asks is rendered, as it would be with a deferred value.
 */
export function afterAnswer<Asked extends Flow>(flow: Asked): Asked {
  const known = late.get(flow);
  if (known) return known as Asked;
  const heard: Flow = {
    getSnapshot: () => flow.getSnapshot(),
    subscribe: (observer: Observer<unknown> | ((snapshot: unknown) => void)) => {
      const hear = typeof observer === 'function' ? observer : observer.next;
      const tell = () => hear?.(flow.getSnapshot());
      const { unsubscribe } = flow.subscribe(() => tellAfterPaint(tell));
      return {
        unsubscribe: () => {
          waiting.delete(tell);
          unsubscribe();
        },
      };
    },
  };
  late.set(flow, heard);
  return heard as Asked;
}
