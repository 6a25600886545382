import { describe, expect, it, vi } from 'vitest';
import { type AnyActorRef, type AnyEventObject, type AnyStateMachine, createActor, emit, setup } from 'xstate';
import { addressesMachine } from '#machines/addresses/addresses.machine.ts';
import { backInStockMachine } from '#machines/back-in-stock/back-in-stock.machine.ts';
import { ordersMachine } from '#machines/orders/orders.machine.ts';
import { placingMachine } from '#machines/placing/placing.machine.ts';
import { savedMachine } from '#machines/saved/saved.machine.ts';
import { savedOffersMachine } from '#machines/saved-offers/saved-offers.machine.ts';
import { messagesMachine } from '#machines/shop/messages.machine.ts';
import { overlayMachine } from '#machines/shop/overlay.machine.ts';
import { purchaseMachine } from '#machines/shop/purchase.machine.ts';
import { relay } from '#machines/shop/relay.ts';
import { voucherMachine } from '#machines/voucher/voucher.machine.ts';
import { startLone } from '#tests/support/lone-chart.ts';
import { faultsOf } from '#tests/support/observed.ts';
import { nodesOf, withFakes } from '#tools/chart-tests/engine/charts.ts';

/** A flow that reports on its first entry, and once more when it is asked. */
const talker = setup({
  types: { emitted: {} as { type: 'cart.filled' } | { type: 'cart.emptied' } },
}).createMachine({
  entry: emit({ type: 'cart.filled' }),
  on: { asked: { actions: emit({ type: 'cart.emptied' }) } },
});

/** A root with that flow under the name of the cart, and a relay that listens to the flow of some name. */
function startRoot(name: 'cart' | 'header') {
  const received: string[] = [];
  const root = createActor(
    setup({
      actors: { relay, talker },
      actions: { note: (_, event: AnyEventObject) => void received.push(event.type) },
    }).createMachine({
      invoke: [
        { id: 'relay', src: 'relay', input: { flows: [name] } },
        { id: 'cart', systemId: 'cart', src: 'talker' },
      ],
      on: { 'cart.*': { actions: { type: 'note', params: ({ event }) => event } } },
    }),
  );
  const faults = faultsOf(root);
  root.start();
  return { root, received, faults };
}

/** A root whose relay belongs to one of its states, and whose flow does not. */
function startLeaving() {
  const received: string[] = [];
  const root = createActor(
    setup({
      actors: { relay, talker },
      actions: { note: (_, event: AnyEventObject) => void received.push(event.type) },
    }).createMachine({
      invoke: { id: 'cart', systemId: 'cart', src: 'talker' },
      on: { 'cart.*': { actions: { type: 'note', params: ({ event }) => event } } },
      initial: 'open',
      states: {
        open: { invoke: { id: 'relay', src: 'relay', input: { flows: ['cart'] } }, on: { left: 'elsewhere' } },
        elsewhere: { on: { returned: 'open' } },
      },
    }),
  ).start();
  return { root, received };
}

describe('FLW-1 the relay', () => {
  it('FLW-1 the reports of a flow are received from its first entry on', () => {
    const { root, received, faults } = startRoot('cart');
    expect(received).toEqual(['cart.filled']);
    root.system.get('cart').send({ type: 'asked' });
    expect(received).toEqual(['cart.filled', 'cart.emptied']);
    expect(faults).toEqual([]);
  });

  it('FLW-1 a name that no flow has is a bug that stops the shop at its start', () => {
    const { root, faults } = startRoot('header');
    expect(root.getSnapshot().status).toBe('error');
    expect(faults).toEqual([new Error("No flow of the shop is called 'header'.")]);
  });

  it('FLW-1 it stops with the state that it belongs to', () => {
    const { root, received } = startLeaving();
    root.system.get('cart').send({ type: 'asked' });
    expect(received).toEqual(['cart.emptied']);
    root.send({ type: 'left' });
    root.system.get('cart').send({ type: 'asked' });
    expect(received).toEqual(['cart.emptied']);
  });

  it('FLW-1 a flow has no listener of a relay that has stopped, however often its state is entered', () => {
    const { root } = startLeaving();
    const flow: AnyActorRef = root.system.get('cart');
    const listened = vi.spyOn(flow, 'on');
    root.send({ type: 'left' });
    root.send({ type: 'returned' });
    expect(listened).toHaveBeenCalledOnce();
    const unsubscribed = vi.spyOn(listened.mock.results[0]?.value, 'unsubscribe');
    root.send({ type: 'left' });
    expect(unsubscribed).toHaveBeenCalledOnce();
  });
});

const overlay = () => startLone((fake) => overlayMachine.provide({ actors: { relay: fake } }));
const addresses = withFakes(addressesMachine) as typeof addressesMachine;
const backInStock = withFakes(backInStockMachine) as typeof backInStockMachine;
const orders = withFakes(ordersMachine) as typeof ordersMachine;
const saved = withFakes(savedMachine) as typeof savedMachine;
const savedOffers = withFakes(savedOffersMachine) as typeof savedOffersMachine;
const voucher = withFakes(voucherMachine) as typeof voucherMachine;
const purchase = () =>
  startLone(
    // The flows around it only record the events that they receive.
    (fake) =>
      purchaseMachine.provide({
        actors: {
          placing: withFakes(placingMachine) as typeof placingMachine,
          relay: fake,
          addresses,
          backInStock,
          orders,
          saved,
          savedOffers,
          voucher,
        },
      }),
    ['addresses', 'backInStock', 'orders', 'placing', 'saved', 'savedOffers', 'voucher'],
  );
const messages = () => startLone((fake) => messagesMachine.provide({ actors: { relay: fake } }));

it.each<[string, AnyStateMachine, () => { observedFlows: () => readonly string[] }]>([
  ['messages', messagesMachine, messages],
  ['overlay', overlayMachine, overlay],
  ['purchase', purchaseMachine, purchase],
])('FLW-1 %s listens to the flows whose facts it answers, and to no others', (_, machine, start) => {
  const facts = nodesOf(machine.root)
    .flatMap(({ transitions }) => [...transitions.keys()])
    .filter((type) => type !== '' && !type.startsWith('xstate.'));
  const answered = [...new Set(facts.map((type) => type.split('.')[0]))].sort();
  expect([...start().observedFlows()].sort()).toEqual(answered);
});
