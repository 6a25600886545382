import type { AnyActorRef, InspectionEvent } from 'xstate';
import { BEGINNING } from '#src/flowbook/live/event-words.ts';
import { chartHearer, type Heard, nameOf } from '#src/lib/heard.ts';
import { momentOf } from '#src/lib/moment-report.ts';
import { masked, maskedPayload } from './masked.ts';
import type { Happening } from './protocol.ts';

/** Hears, as the inspector of one actor system, what its charts are told and what they do. */
export class ChartInspector {
  readonly #now: () => number;
  readonly actors = new Map<string, AnyActorRef>();
  #listener: (happening: Happening) => void = () => {};
  #seq = 0;
  readonly #contexts = new WeakMap<AnyActorRef, object>();
  readonly #hearer = chartHearer((heard) => this.#tell(heard));

  /** @param now ms since the actors have started */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** How many events have reached charts so far. */
  get heard(): number {
    return this.#seq;
  }

  /** @param listener hears of each event that has reached a chart, as soon as it has done there what it does */
  listen(listener: (happening: Happening) => void): void {
    this.#listener = listener;
  }

  inspect = (news: InspectionEvent): void => {
    if (news.type === '@xstate.actor') {
      const actor = news.actorRef as AnyActorRef;
      this.actors.set(nameOf(actor), actor);
    }
    this.#hearer.inspect(news);
  };

  #tell(heard: Heard): void {
    const { actor, event, snapshot } = heard;
    const happening: Happening = {
      seq: this.#seq,
      ...momentOf(heard, this.#hearer.tellerOf(event), this.#now()),
      payload: event.type === BEGINNING ? null : maskedPayload(event),
      context:
        this.#contexts.get(actor) === snapshot.context ? null : (masked(snapshot.context) as Happening['context']),
    };
    this.#seq += 1;
    this.#contexts.set(actor, snapshot.context);
    this.#listener(happening);
  }
}
