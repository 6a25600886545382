import type { AnyActorRef } from 'xstate';

/** What each actor said when the static page was drawn, as an actor that says nothing else. */
const drawn = new WeakMap<AnyActorRef, AnyActorRef>();

/**
 * Keeps what all actors of the shop say now: the static page shows it. Parts of the page that are hydrated later are
 * compared with that, whatever has happened meanwhile, and then follow at once.
 */
export function keepDrawnState(shop: AnyActorRef): void {
  const flows: Record<string, AnyActorRef> = shop.system.getAll();
  for (const ref of [shop, ...Object.values(flows)]) {
    const snapshot: unknown = ref.getSnapshot();
    const still: AnyActorRef = Object.create(ref, {
      getSnapshot: { value: () => snapshot },
      subscribe: { value: () => ({ unsubscribe: () => {} }) },
    });
    drawn.set(ref, still);
  }
}

/** The actor as the static page shows it; the actor itself where it has said nothing new since, or was not there. */
export function asDrawn<Ref extends AnyActorRef>(ref: Ref): Ref {
  const still = drawn.get(ref);
  return still === undefined || still.getSnapshot() === ref.getSnapshot() ? ref : (still as Ref);
}
