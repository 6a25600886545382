import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent, Snapshot } from 'xstate';
import { placeOf } from '#src/platform/transition-place.ts';

/** What one event has done to one of the shop's charts. */
export type ChartStep = {
  /** As the chart calls itself: 'checkout'. */
  readonly chart: string;
  /** The transitions taken, by their places: 'open.confirming step.completed'. */
  readonly took: readonly string[];
  /** Null where the chart has begun with it. */
  readonly before: AnyMachineSnapshot | null;
  readonly after: AnyMachineSnapshot;
};

const isOfChart = (snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot => 'machine' in snapshot;

/** An inspector that records what the shop's charts do, event by event. */
export function chartSteps() {
  let steps: ChartStep[] = [];
  const taking = new Map<AnyActorRef, string[]>();
  const shown = new Map<AnyActorRef, AnyMachineSnapshot>();

  function end(actor: AnyActorRef, after: AnyMachineSnapshot): void {
    const before = shown.get(actor) ?? null;
    const took = taking.get(actor) ?? [];
    if (before === null || took.length > 0) steps.push({ chart: after.machine.id, took, before, after });
    shown.set(actor, after);
    taking.delete(actor);
  }

  return {
    inspect: (event: InspectionEvent): void => {
      if (event.type === '@xstate.microstep') {
        const actor = event.actorRef as AnyActorRef;
        taking.set(actor, [...(taking.get(actor) ?? []), ...event._transitions.map(placeOf)]);
      } else if (event.type === '@xstate.snapshot' && isOfChart(event.snapshot)) {
        end(event.actorRef as AnyActorRef, event.snapshot);
      }
    },
    /** Those since this was last asked. */
    take: (): readonly ChartStep[] => {
      const now = steps;
      steps = [];
      return now;
    },
  };
}
