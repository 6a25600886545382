import type { AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent, Snapshot } from 'xstate';

/** An event that a chart has received, and what the chart did with it. */
export type InspectedEvent = {
  readonly actor: AnyActorRef;
  readonly event: { readonly type: string };
  readonly taken: readonly AnyTransitionDefinition[];
  /** The types of the facts that the chart has emitted for it. */
  readonly reported: readonly string[];
  readonly snapshot: AnyMachineSnapshot;
};

/** The sender of events from views. */
const PERSON = 'shopper';
/** The sender of an event that an actor has raised itself. */
const ITSELF = 'itself';

export const isOfChart = (snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot => 'machine' in snapshot;

/** An actor's name in the system, else its id. */
export const nameOf = (actor: AnyActorRef): string => (actor as { systemId?: string }).systemId ?? actor.id;

/** Inspects an actor system: calls `onEvent` with each event that a chart has received, once the chart is done with it. */
export function createInspector(onEvent: (inspected: InspectedEvent) => void) {
  /** Relays pass facts on unchanged: the sender is the actor that has emitted the fact, not the relay. */
  const reporters = new WeakMap<object, string>();
  const senders = new WeakMap<object, string>();
  const taken = new WeakMap<AnyActorRef, AnyTransitionDefinition[]>();
  const reported = new WeakMap<AnyActorRef, string[]>();

  const begin = (actor: AnyActorRef): void => {
    actor.on?.('*', (fact) => {
      reporters.set(fact, nameOf(actor));
      reported.set(actor, [...(reported.get(actor) ?? []), fact.type]);
    });
  };
  const end = (actor: AnyActorRef, event: { type: string }, snapshot: AnyMachineSnapshot): void => {
    onEvent({ actor, event, taken: taken.get(actor) ?? [], reported: reported.get(actor) ?? [], snapshot });
    taken.delete(actor);
    reported.delete(actor);
  };
  const inspect = (inspection: InspectionEvent): void => {
    const actor = inspection.actorRef as AnyActorRef | undefined;
    if (!actor) return;
    switch (inspection.type) {
      case '@xstate.actor':
        begin(actor);
        return;
      case '@xstate.event':
        // A queued event is inspected twice: its first sender is the right one.
        if (!senders.has(inspection.event)) {
          senders.set(inspection.event, inspection.sourceRef ? nameOf(inspection.sourceRef as AnyActorRef) : PERSON);
        }
        return;
      case '@xstate.microstep':
        taken.set(actor, [...(taken.get(actor) ?? []), ...inspection._transitions]);
        return;
      case '@xstate.snapshot':
        if (isOfChart(inspection.snapshot)) end(actor, inspection.event, inspection.snapshot);
    }
  };
  return {
    inspect,
    /** Adds an actor that had started before the inspector. */
    begin,
    senderOf: (event: object): string => reporters.get(event) ?? senders.get(event) ?? ITSELF,
  };
}
