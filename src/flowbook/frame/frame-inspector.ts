import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent, Snapshot } from 'xstate';
import { BEGINNING } from '#src/flowbook/live/event-words.ts';
import { placeOf } from '#tests/explore/taken.ts';
import { frameClock } from './frame-clock.ts';
import { masked, maskedPayload } from './masked.ts';
import type { Happening } from './protocol.ts';

/** Whoever is at the screen: views pass on what they are told. */
const PERSON = 'shopper';
/** Who begins an actor that nobody has told to. */
const ITSELF = 'itself';

type Kept = { context: unknown };

const isOfChart = (snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot => 'machine' in snapshot;
const systemIdOf = (actor: AnyActorRef): string | undefined => (actor as { systemId?: string }).systemId;

/** How an actor is called: by its name in the system, else by its id. */
export const nameOf = (actor: AnyActorRef): string => systemIdOf(actor) ?? actor.id;

/** Hears, as the inspector of the shop's one actor system, what its charts are told and what they do. */
class FrameInspector {
  readonly actors = new Map<string, AnyActorRef>();
  #listener: (happening: Happening) => void = () => {};
  #seq = 0;
  /** What each event was reported by: relays pass it on to the root as it is. */
  readonly #reporters = new WeakMap<object, string>();
  readonly #taking = new Map<AnyActorRef, string[]>();
  readonly #reports = new Map<AnyActorRef, string[]>();
  readonly #telling = new Map<AnyActorRef, { from: string; event: { type: string } }>();
  readonly #kept = new Map<AnyActorRef, Kept>();

  /** How many events have reached charts so far. */
  get heard(): number {
    return this.#seq;
  }

  /** @param listener hears of each event that has reached a chart, as soon as it has done there what it does */
  listen(listener: (happening: Happening) => void): void {
    this.#listener = listener;
  }

  inspect = (news: InspectionEvent): void => {
    const actor = news.actorRef as AnyActorRef | undefined;
    if (!actor || typeof actor.getSnapshot !== 'function') return;
    switch (news.type) {
      case '@xstate.actor':
        this.#begin(actor);
        return;
      case '@xstate.event':
        this.#tell(actor, news.sourceRef as AnyActorRef | undefined, news.event);
        return;
      case '@xstate.microstep':
        this.#taking.set(actor, [
          ...(this.#taking.get(actor) ?? []),
          ...news._transitions.map((one) => placeOf(one).place),
        ]);
        return;
      case '@xstate.snapshot':
        if (isOfChart(news.snapshot)) this.#end(actor, news.snapshot);
    }
  };

  #begin(actor: AnyActorRef): void {
    this.actors.set(nameOf(actor), actor);
    // Before any relay listens: it must be known who has reported an event when the root is told of it.
    actor.on?.('*', (fact) => {
      this.#reporters.set(fact, nameOf(actor));
      this.#reports.set(actor, [...(this.#reports.get(actor) ?? []), fact.type]);
    });
  }

  #tell(actor: AnyActorRef, source: AnyActorRef | undefined, event: { type: string }): void {
    const from = this.#reporters.get(event) ?? (source ? nameOf(source) : PERSON);
    this.#telling.set(actor, { from, event });
  }

  #end(actor: AnyActorRef, snapshot: AnyMachineSnapshot): void {
    const { from, event } = this.#telling.get(actor) ?? { from: ITSELF, event: { type: BEGINNING } };
    const kept = this.#kept.get(actor);
    const happening: Happening = {
      seq: this.#seq,
      at: Math.round(frameClock.now()),
      from,
      actor: nameOf(actor),
      chart: snapshot.machine.id,
      event: event.type,
      payload: event.type === BEGINNING ? null : maskedPayload(event),
      took: this.#taking.get(actor) ?? [],
      states: snapshot.status === 'active' ? snapshot._nodes.map(({ path }) => path.join('.')) : [],
      context: kept && kept.context === snapshot.context ? null : (masked(snapshot.context) as Happening['context']),
      reported: this.#reports.get(actor) ?? [],
    };
    this.#seq += 1;
    this.#kept.set(actor, { context: snapshot.context });
    this.#taking.delete(actor);
    this.#reports.delete(actor);
    this.#telling.delete(actor);
    this.#listener(happening);
  }
}

/** The inspector of the shop in this frame. */
export const frameInspector = new FrameInspector();
