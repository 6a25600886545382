import { describe, expect, it } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { isAcknowledged } from '#machines/addition/addition.selectors.ts';
import { otherBottle, sampleBottle, soldOutBottle } from '#machines/domain/product.samples.ts';
import {
  bottleAdded,
  bottleRefused,
  limitReached,
  lineRemoved,
  priceCorrected,
  reached,
} from '#machines/shop/facts.samples.ts';
import type { FlowFact } from '#machines/shop/flows.ts';
import { messagesMachine } from '#machines/shop/messages.machine.ts';
import { additionOf } from '#machines/shop/shop.selectors.ts';
import type { UndoCommand } from '#machines/toasts/toast.ts';
import { startLone } from '#tests/support/lone-chart.ts';

function startMessages() {
  const started = startLone((relay) => messagesMachine.provide({ actors: { relay } }));
  const messages: ActorRefFrom<typeof messagesMachine> = started.lone;
  const says = (id: string) => isAcknowledged(additionOf(messages.getSnapshot(), id)?.getSnapshot());
  return { ...started, messages, says };
}

describe('CRT-6 what happens is said in passing', () => {
  it.each<[FlowFact, string, string | null]>([
    [bottleAdded, 'Added to your cart', '2 × Glen Averne 12 Year Old'],
    [bottleRefused, 'Out of stock', 'Glen Averne 18 Year Old cannot be added to your cart.'],
    [limitReached, 'No more can be added', 'One order can hold at most 999 × Glen Averne 12 Year Old.'],
    [lineRemoved, 'Removed from your cart', '2 × Glen Averne 12 Year Old'],
    [priceCorrected, 'Your cart has changed', 'Glen Averne 12 Year Old now costs £44.95 (it was £39.95).'],
    [
      { type: 'cart.damaged', isLeftInPlace: false },
      'Your saved cart could not be read',
      'We have set it aside and started a new one.',
    ],
    [{ type: 'cart.emptiedElsewhere' }, 'Your cart was emptied in another tab', null],
    [
      { type: 'checkout.details.forgotten' },
      'You have signed out in another tab',
      'What you typed at the checkout is gone. Your cart is kept.',
    ],
    [{ type: 'session.closed' }, 'You are signed out', 'Your cart is kept.'],
    [
      { type: 'session.notStored' },
      'You are signed in for now',
      'Your browser does not store it. When you leave or reload the page, you are signed out.',
    ],
  ])('CRT-6 of %o', (fact, title, detail) => {
    const { report, sent } = startMessages();
    report(fact);
    expect(sent.filter(({ event }) => event.type !== 'toast.withdrawn')).toEqual([
      { flow: 'toasts', event: { type: 'toast.requested', content: expect.objectContaining({ title, detail }) } },
    ]);
  });

  it('CRT-5 at the cart no message repeats what its own notice says, nor what the checkout over it says', () => {
    const { report, sent } = startMessages();
    report(reached({ name: 'cart' }), priceCorrected);
    expect(sent).toEqual([]);
    report({ type: 'checkout.shown' }, priceCorrected);
    report({ type: 'checkout.hidden' }, priceCorrected);
    expect(sent).toEqual([]);
    report(reached({ name: 'home' }), priceCorrected);
    expect(sent).toHaveLength(1);
  });

  it('SES-1 a shopper who is signed out in another tab, or by the server, sees no message of a sign-out', () => {
    const { report, sent } = startMessages();
    report({ type: 'session.shopperLeft' }, { type: 'session.ended' }, { type: 'session.signedOut' });
    expect(sent).toEqual([]);
  });

  it.each<UndoCommand>([
    { flow: 'cart', event: { type: 'removal.undone', removal: 7 } },
    { flow: 'orders', event: { type: 'deletion.undone', deletion: 'orders-7' } },
    { flow: 'saved', event: { type: 'removal.undone', removal: 'saved-7' } },
    { flow: 'saved', event: { type: 'savedForLater.undone', removal: 7 } },
  ])('CRT-6 ORD-4 SAV-3 SAV-5 Undo in a message sends one command to one flow: %j', (command) => {
    const { report, sent } = startMessages();
    report({ type: 'toasts.undo.requested', command });
    expect(sent).toEqual([command]);
  });
});

describe("CRT-6 'Added' on the buttons of a product", () => {
  it('CRT-6 nothing has an addition before it has been added', () => {
    const { messages } = startMessages();
    expect(additionOf(messages.getSnapshot(), sampleBottle.id)).toBeUndefined();
  });

  it('CRT-6 only what the cart has taken says so, for 1,200 ms', () => {
    const { clock, report, says } = startMessages();
    report(bottleAdded);
    expect([says(sampleBottle.id), says(otherBottle.id)]).toEqual([true, false]);
    clock.increment(1199);
    expect(says(sampleBottle.id)).toBe(true);
    clock.increment(1);
    expect(says(sampleBottle.id)).toBe(false);
  });

  it('CRT-6 each product has a moment of its own', () => {
    const { clock, report, says } = startMessages();
    report(bottleAdded);
    clock.increment(700);
    report({ ...bottleAdded, product: otherBottle });
    clock.increment(500);
    expect([says(sampleBottle.id), says(otherBottle.id)]).toEqual([false, true]);
  });

  it('CRT-6 added again it says so again, and from then on', () => {
    const { clock, report, says } = startMessages();
    report(bottleAdded);
    clock.increment(700);
    report(bottleAdded);
    clock.increment(1199);
    expect(says(sampleBottle.id)).toBe(true);
    clock.increment(1);
    report(bottleAdded);
    expect(says(sampleBottle.id)).toBe(true);
  });

  it('CRT-6 a product has one addition: an observer of it sees every further one, too', () => {
    const { messages, report } = startMessages();
    report(bottleAdded);
    const first = additionOf(messages.getSnapshot(), sampleBottle.id);
    report(bottleAdded);
    expect(additionOf(messages.getSnapshot(), sampleBottle.id)).toBe(first);
  });

  it('CRT-5 a product that the cart refuses, or that is at its limit, does not say "Added"', () => {
    const { report, says } = startMessages();
    report(bottleRefused, limitReached);
    expect([says(soldOutBottle.id), says(sampleBottle.id)]).toEqual([false, false]);
  });
});
