import type { AnyActorRef, InspectionEvent } from 'xstate';
import { createInspector, type InspectedEvent, nameOf } from '#src/platform/inspector.ts';
import { logEntryOf } from '#src/platform/log-report.ts';
import { BEGINNING } from '#tools/flowbook/live/event-words.ts';
import { masked, maskedPayload } from './masked.ts';
import type { Happening } from './protocol.ts';

/** The inspector of one actor system: passes each event that a chart has received, with payload and context, to a listener. */
export class ChartInspector {
  readonly #now: () => number;
  readonly actors = new Map<string, AnyActorRef>();
  #listener: (happening: Happening) => void = () => {};
  #seq = 0;
  readonly #contexts = new WeakMap<AnyActorRef, object>();
  readonly #hearer = createInspector((inspected) => this.#pass(inspected));

  /** @param now ms since the actors have started */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** How many events have reached charts so far. */
  get received(): number {
    return this.#seq;
  }

  /** @param listener is called with each event that a chart has received, once the chart is done with it */
  listen(listener: (happening: Happening) => void): void {
    this.#listener = listener;
  }

  inspect = (inspection: InspectionEvent): void => {
    if (inspection.type === '@xstate.actor') {
      const actor = inspection.actorRef as AnyActorRef;
      this.actors.set(nameOf(actor), actor);
    }
    this.#hearer.inspect(inspection);
  };

  #pass(inspected: InspectedEvent): void {
    const { actor, event, snapshot } = inspected;
    const happening: Happening = {
      seq: this.#seq,
      ...logEntryOf(inspected, this.#hearer.senderOf(event), this.#now()),
      payload: event.type === BEGINNING ? null : maskedPayload(event),
      context:
        this.#contexts.get(actor) === snapshot.context ? null : (masked(snapshot.context) as Happening['context']),
    };
    this.#seq += 1;
    this.#contexts.set(actor, snapshot.context);
    this.#listener(happening);
  }
}
