import {
  type AnyActorLogic,
  type AnyEventObject,
  createActor,
  createMachine,
  fromCallback,
  SimulatedClock,
} from 'xstate';
import { type FlowFact, type FlowName, flows } from '#machines/shop/flows.ts';
import type { relay } from '#machines/shop/relay.ts';

type Sent = { flow: FlowName; event: AnyEventObject };

/**
 * One of the charts that the root is made of, alone. The flows around it only record their events, and the test emits
 * their facts.
 * @param chart gives the chart, with this relay in place of its own
 * @param own the flows that the chart starts itself
 */
export function startLone<Logic extends AnyActorLogic>(
  chart: (fakeRelay: typeof relay) => Logic,
  own: readonly FlowName[] = [],
) {
  const clock = new SimulatedClock();
  const sent: Sent[] = [];
  let report: (fact: FlowFact) => void = () => {
    throw new Error('The chart listens to no flow.');
  };
  let observedFlows: readonly string[] = [];
  const fakeRelay: typeof relay = fromCallback(({ input, sendBack }) => {
    observedFlows = input.flows;
    report = sendBack;
  });
  const noting = (flow: FlowName) =>
    fromCallback<AnyEventObject>(({ receive }) => receive((event) => void sent.push({ flow, event })));
  const names = (Object.keys(flows) as FlowName[]).filter((name) => !own.includes(name));
  const root = createActor(
    createMachine({
      invoke: [
        ...names.map((name) => ({ id: name, systemId: name, src: noting(name) })),
        { id: 'lone', systemId: 'lone', src: chart(fakeRelay) },
      ],
    }),
    { clock },
  ).start();
  return {
    clock,
    /** The events that the flows received, in order. */
    sent,
    /** The types of the events that one flow received. */
    sentTo: (name: FlowName) => sent.filter(({ flow }) => flow === name).map(({ event }) => event.type),
    /** The flows that the chart listens to. */
    observedFlows: () => observedFlows,
    report: (...facts: FlowFact[]) => {
      for (const fact of facts) report(fact);
    },
    lone: root.system.get('lone'),
  };
}
