import type { AnyActorRef, AnyStateMachine, InspectionEvent } from 'xstate';
import { createInspector, type InspectedEvent, nameOf } from '#src/platform/inspector.ts';
import { logEntryOf } from '#src/platform/log-report.ts';
import { BEGINNING } from '#tools/flowbook/live/event-words.ts';
import { type Masking, masked, maskedPayload } from './masked.ts';
import type { Happening } from './protocol.ts';

/** The id that XState gives an actor without one. */
const UNNAMED = /^x:\d+$/;

/** The inspector of one actor system: passes each event that a chart has received, with payload and context, to a listener. */
export class ChartInspector {
  readonly #now: () => number;
  readonly #masking: Masking | null;
  readonly actors = new Map<string, AnyActorRef>();
  #listener: (happening: Happening) => void = () => {};
  #seq = 0;
  readonly #contexts = new WeakMap<AnyActorRef, object>();
  readonly #inspector = createInspector((inspected) => this.#pass(inspected));
  /** What actors without an id of their own are called: XState numbers them anew in each run. */
  readonly #called = new Map<string, string>();
  #chartOf = ({ id }: AnyStateMachine): string => id;

  /** @param now ms since the actors have started @param masking what is personal; null where nothing is */
  constructor(now: () => number, masking: Masking | null) {
    this.#now = now;
    this.#masking = masking;
  }

  /** How many events have reached charts so far. */
  get received(): number {
    return this.#seq;
  }

  /** @param listener is called with each event that a chart has received, once the chart is done with it */
  listen(listener: (happening: Happening) => void): void {
    this.#listener = listener;
  }

  /** @param chartOf what a machine is called, where that is not its id */
  callCharts(chartOf: (machine: AnyStateMachine) => string): void {
    this.#chartOf = chartOf;
  }

  #nameOf(actor: AnyActorRef): string {
    const name = nameOf(actor);
    if (!UNNAMED.test(name)) return name;
    const called = this.#called.get(name) ?? `actor ${this.#called.size + 1}`;
    this.#called.set(name, called);
    return called;
  }

  inspect = (inspection: InspectionEvent): void => {
    if (inspection.type === '@xstate.actor') {
      const actor = inspection.actorRef as AnyActorRef;
      this.actors.set(this.#nameOf(actor), actor);
    }
    this.#inspector.inspect(inspection);
  };

  #pass(inspected: InspectedEvent): void {
    const { actor, event, snapshot } = inspected;
    const from = this.#inspector.senderOf(event);
    const happening: Happening = {
      seq: this.#seq,
      ...logEntryOf(inspected, this.#called.get(from) ?? from, this.#now()),
      actor: this.#nameOf(actor),
      chart: this.#chartOf(snapshot.machine),
      payload: event.type === BEGINNING ? null : maskedPayload(event, this.#masking),
      context:
        this.#contexts.get(actor) === snapshot.context
          ? null
          : (masked(snapshot.context, this.#masking) as Happening['context']),
    };
    this.#seq += 1;
    this.#contexts.set(actor, snapshot.context);
    this.#listener(happening);
  }
}
