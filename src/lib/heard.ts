import type { AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent, Snapshot } from 'xstate';

/** One event that has reached a chart, and what it has done there. */
export type Heard = {
  readonly actor: AnyActorRef;
  readonly event: { readonly type: string };
  readonly taken: readonly AnyTransitionDefinition[];
  /** The types of the facts that the chart has reported at it. */
  readonly reported: readonly string[];
  readonly snapshot: AnyMachineSnapshot;
};

/** Whoever is at the screen: views pass on what they are told. */
const PERSON = 'shopper';
/** Who begins an actor that nobody has told to. */
const ITSELF = 'itself';

export const isOfChart = (snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot => 'machine' in snapshot;

/** How an actor is called: by its name in the system, else by its id. */
export const nameOf = (actor: AnyActorRef): string => (actor as { systemId?: string }).systemId ?? actor.id;

/** Hears, as an inspector of one actor system, what its charts are told and what they do. */
export function chartHearer(hear: (heard: Heard) => void) {
  /** Relays pass facts on as they are: who has reported one is its teller, not the relay. */
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
    hear({ actor, event, taken: taken.get(actor) ?? [], reported: reported.get(actor) ?? [], snapshot });
    taken.delete(actor);
    reported.delete(actor);
  };
  const inspect = (news: InspectionEvent): void => {
    const actor = news.actorRef as AnyActorRef | undefined;
    if (!actor) return;
    switch (news.type) {
      case '@xstate.actor':
        begin(actor);
        return;
      case '@xstate.event':
        // One that waited for its flow's code is heard twice: it was told by whoever told it first.
        if (!senders.has(news.event)) {
          senders.set(news.event, news.sourceRef ? nameOf(news.sourceRef as AnyActorRef) : PERSON);
        }
        return;
      case '@xstate.microstep':
        taken.set(actor, [...(taken.get(actor) ?? []), ...news._transitions]);
        return;
      case '@xstate.snapshot':
        if (isOfChart(news.snapshot)) end(actor, news.event, news.snapshot);
    }
  };
  return {
    inspect,
    /** Hears an actor that was there before. */
    begin,
    /** Who has told an event. */
    tellerOf: (event: object): string => reporters.get(event) ?? senders.get(event) ?? ITSELF,
  };
}
