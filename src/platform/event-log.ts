import type { AnyActorRef } from 'xstate';
import { createInspector, isOfChart } from './inspector.ts';
import { type LogEntry, logEntryOf } from './log-report.ts';

/** The log holds this many entries; older ones are removed. */
const MOST = 200;
/** The event of an actor that had started before the log. */
const BEGUN = { type: 'xstate.init' };

const logs = new WeakMap<AnyActorRef, () => readonly LogEntry[]>();

const withChildren = (actor: AnyActorRef): AnyActorRef[] => {
  const children: Record<string, AnyActorRef | undefined> = actor.getSnapshot().children ?? {};
  return [actor, ...Object.values(children).flatMap((child) => (child ? withChildren(child) : []))];
};

/** The newest entries, and before them the last removed entry of each actor that still runs: it says the actor's state. */
export function createLog(most: number) {
  const newest: LogEntry[] = [];
  const before = new Map<string, LogEntry>();
  return {
    add: (entry: LogEntry): void => {
      newest.push(entry);
      const oldest = newest.length > most ? newest.shift() : undefined;
      if (oldest === undefined) return;
      before.delete(oldest.actor);
      if (oldest.states.length > 0) before.set(oldest.actor, oldest);
    },
    all: (): readonly LogEntry[] => [...before.values(), ...newest],
  };
}

function startLog(shop: AnyActorRef): () => readonly LogEntry[] {
  const { add, all } = createLog(MOST);
  const inspector = createInspector((inspected) => {
    const at = performance.now();
    // A relay may pass a fact on before the inspector sees who has emitted it.
    queueMicrotask(() => add(logEntryOf(inspected, inspector.senderOf(inspected.event), at)));
  });
  for (const actor of withChildren(shop)) {
    const snapshot = actor.getSnapshot();
    inspector.begin(actor);
    if (isOfChart(snapshot)) {
      add(logEntryOf({ actor, event: BEGUN, taken: [], reported: [], snapshot }, 'itself', performance.now()));
    }
  }
  shop.system.inspect(inspector.inspect);
  return all;
}

/** The first call starts the log with the current state of each running actor. Entries hold types and states only. */
export function logEntries(shop: AnyActorRef): readonly LogEntry[] {
  const entries = logs.get(shop) ?? startLog(shop);
  logs.set(shop, entries);
  return entries();
}
