import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { CartEvent, CartFact } from '#machines/cart/cart.events.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import type { CheckedCart, CheckedContent } from '#machines/cart/reconcile-cart.ts';
import { type Cart, type CartLine, countOf, totalsOf } from '#machines/domain/cart.ts';
import { ProblemError } from '#machines/domain/problem.ts';
import { otherVoucher, sampleVoucher } from '#machines/domain/voucher.samples.ts';
import type { Voucher, VoucherAnswer } from '#machines/domain/voucher.ts';
import { heldRequests } from '#tests/support/held-requests.ts';
import { faultsOf } from '#tests/support/observed.ts';
import { asText, sampleLine, sampleProduct, sampleProducts } from '#tests/support/sample-products.ts';

function startCart() {
  const checks = heldRequests<CheckedCart, CheckedContent>();
  const saved: Cart[] = [];
  const watchers = new Set<(event: CartEvent) => void>();
  const clock = new SimulatedClock();
  const cart = createActor(
    cartMachine.provide({
      actions: {
        saveCart: ({ context: { lines, discount, voucher } }) => void saved.push({ lines, discount, voucher }),
      },
      actors: {
        checkProducts: checks.logic,
        watchStoredCart: fromCallback<CartEvent>(({ sendBack }) => {
          watchers.add(sendBack);
          return () => watchers.delete(sendBack);
        }),
      },
    }),
    { clock },
  );
  const facts: CartFact[] = [];
  /** What the checkout learns of prices and of changes by other tabs. CHK-7. */
  const forCheckout: CartFact['type'][] = [];
  /** The facts that say whether there is anything to buy. */
  const contents: CartFact['type'][] = [];
  cart.on('*', (fact) => {
    if (fact.type === 'cart.filled' || fact.type === 'cart.emptied') contents.push(fact.type);
    if (fact.type.startsWith('cart.prices.') || fact.type === 'cart.updatedElsewhere') forCheckout.push(fact.type);
    else if (fact.type !== 'cart.filled') facts.push(fact);
  });
  const faults = faultsOf(cart);
  cart.start();
  const otherTab = (lines: readonly CartLine[], discount = 0) => {
    for (const tell of watchers) tell({ type: 'cart.changedElsewhere', cart: { lines, discount } });
  };
  const text = () => asText(cart.getSnapshot().context.lines);
  const add = (id: string, quantity = 1) =>
    cart.send({ type: 'product.added', product: sampleProduct({ id, name: `Bottle ${id}` }), quantity });
  return { cart, clock, checks, saved, facts, forCheckout, contents, faults, watchers, otherTab, text, add };
}

/** An order of all that the cart has now. */
function ordered(cart: ReturnType<typeof startCart>['cart']): CartEvent {
  const { lines, voucher } = cart.getSnapshot().context;
  const pieces = lines.map(({ product: { id }, quantity }) => ({ id, quantity }));
  return { type: 'order.placed', lines: pieces, voucher: voucher?.code };
}

type Opening = { damaged?: boolean; discount?: number; voucher?: Voucher };

function openCart(lines: readonly CartLine[] = [], { damaged = false, discount = 0, voucher }: Opening = {}) {
  const started = startCart();
  started.cart.send({ type: 'page.hydrated', cart: { cart: { lines, discount, voucher }, damaged } });
  return started;
}

describe('CRT-4 restoring', () => {
  it('CRT-4 a stored cart comes back with its discount, and is not written again', () => {
    const { cart, text, saved } = openCart([sampleLine('a', 2), sampleLine('b')], { discount: 300 });
    expect(text()).toBe('a×2 b×1');
    expect(cart.getSnapshot().context.discount).toBe(300);
    expect(cart.getSnapshot().matches({ ready: { contents: 'filled' } })).toBe(true);
    expect(saved).toEqual([]);
  });

  it('CRT-2 no stored cart is an empty cart', () => {
    const { cart, facts } = openCart();
    expect(cart.getSnapshot().matches({ ready: { contents: 'empty' } })).toBe(true);
    expect(facts).toEqual([]);
  });

  it('CRT-5 a damaged one: the shop starts clean, says so, and stores the clean cart', () => {
    const { facts, saved, text } = openCart([], { damaged: true });
    expect(facts).toEqual([{ type: 'cart.damaged', isLeftInPlace: false }]);
    expect(saved).toEqual([{ lines: [], discount: 0 }]);
    expect(text()).toBe('');
  });

  it('CRT-6 what is added before storage has been read is joined to the stored lines and stored', () => {
    const { cart, add, text, facts, saved, checks } = startCart();
    add('b', 2);
    add('new');
    expect(facts.map(({ type }) => type)).toEqual(['cart.product.added', 'cart.product.added']);
    expect(saved).toEqual([]);
    cart.send({
      type: 'page.hydrated',
      cart: { cart: { lines: [sampleLine('a'), sampleLine('b', 3)], discount: 50 }, damaged: false },
    });
    expect(text()).toBe('a×1 b×5 new×1');
    expect(checks.latest().input).toEqual({ ids: ['a', 'b', 'new'] });
    expect(saved).toHaveLength(1);
    expect(saved[0]).toMatchObject({ discount: 50 });
    expect(asText(saved[0]?.lines ?? [])).toBe('a×1 b×5 new×1');
  });

  it('CRT-6 what is added before a damaged cart is found stays, and has been looked up today', () => {
    const { cart, add, text, facts, checks } = startCart();
    add('a');
    cart.send({ type: 'page.hydrated', cart: { cart: { lines: [], discount: 0 }, damaged: true } });
    expect(text()).toBe('a×1');
    expect(facts.map(({ type }) => type)).toEqual(['cart.product.added', 'cart.damaged']);
    expect(checks.all).toHaveLength(0);
  });

  it('CRT-4 the page is hydrated once: a second time changes nothing', () => {
    const { cart, text, checks } = openCart([sampleLine('a')]);
    cart.send({ type: 'page.hydrated', cart: { cart: { lines: [sampleLine('z')], discount: 9 }, damaged: true } });
    expect(text()).toBe('a×1');
    expect(checks.all).toHaveLength(1);
  });
});

describe('CHK-1 whether there is anything to buy is reported at every change of it, and only then', () => {
  it('CHK-1 a restored cart with lines is reported, an empty one is not', () => {
    expect(openCart([sampleLine('a')]).contents).toEqual(['cart.filled']);
    expect(openCart().contents).toEqual([]);
    expect(openCart([], { damaged: true }).contents).toEqual([]);
  });

  it('CHK-1 what was added before storage has been read is reported once it has been', () => {
    for (const damaged of [true, false]) {
      const { cart, add, contents } = startCart();
      add('a');
      expect(contents).toEqual([]);
      cart.send({ type: 'page.hydrated', cart: { cart: { lines: [], discount: 0 }, damaged } });
      expect(contents).toEqual(['cart.filled']);
    }
  });

  it('CHK-1 the first product, the last one, Undo, another tab and an order', () => {
    const { cart, add, contents, otherTab } = openCart();
    const steps = [
      () => add('a'),
      () => add('b'),
      () => cart.send({ type: 'quantity.stepped', id: 'a', by: -1 }),
      () => cart.send({ type: 'line.removed', id: 'b' }),
      () => cart.send({ type: 'removal.undone', removal: 2 }),
      () => otherTab([]),
      () => otherTab([sampleLine('c')]),
      () => cart.send(ordered(cart)),
    ];
    const reported = steps.map((step) => {
      step();
      return contents.splice(0).join();
    });
    const [filled, emptied] = ['cart.filled', 'cart.emptied'];
    expect(reported).toEqual([filled, '', '', emptied, filled, emptied, filled, emptied]);
  });
});

describe('CRT-1 adding', () => {
  it('CRT-1 a product that is there raises its quantity, another makes a line; each change is stored', () => {
    const { add, text, saved, facts } = openCart();
    add('a');
    add('b', 2);
    add('a', 3);
    expect(text()).toBe('a×4 b×2');
    expect(saved.map(({ lines }) => asText(lines))).toEqual(['a×1', 'a×1 b×2', 'a×4 b×2']);
    expect(facts).toMatchObject([
      { type: 'cart.product.added', quantity: 1 },
      { type: 'cart.product.added', quantity: 2 },
      { type: 'cart.product.added', product: { id: 'a' }, quantity: 3 },
    ]);
  });

  it('CRT-6 a hundred quick clicks are a hundred bottles', () => {
    const { cart, add, facts, saved } = openCart();
    for (let click = 0; click < 100; click += 1) add(click % 2 === 0 ? 'a' : 'b');
    expect(countOf(cart.getSnapshot().context)).toBe(100);
    expect(facts).toHaveLength(100);
    expect(saved).toHaveLength(100);
  });

  it('CRT-6 clicks while prices are checked are not lost either', async () => {
    const { add, text, checks, facts } = openCart([sampleLine('a')]);
    for (let click = 0; click < 10; click += 1) add('b');
    await checks.latest().answer({ asked: ['a'], found: [] });
    add('b');
    expect(text()).toBe('b×11');
    expect(facts.filter(({ type }) => type === 'cart.product.added')).toHaveLength(11);
  });

  it.each(['restoring', 'empty', 'filled', 'checking'])(
    'CRT-5 out of stock cannot be added while the cart is %s',
    (state) => {
      const { cart, facts, saved, text } =
        state === 'restoring'
          ? startCart()
          : openCart(state === 'checking' || state === 'filled' ? [sampleLine('a')] : []);
      const before = text();
      cart.send({ type: 'product.added', product: sampleProduct({ id: 'a', inStock: false }), quantity: 1 });
      expect(text()).toBe(before);
      expect(facts).toMatchObject([{ type: 'cart.product.refused', product: { id: 'a' } }]);
      expect(saved).toEqual([]);
    },
  );

  it.each([0, -1, 0.5, Number.NaN, Number.NEGATIVE_INFINITY])(
    'CRT-1 adding %s of a product is nothing: neither a line nor a message',
    (quantity) => {
      const { add, facts, saved, text } = openCart();
      add('a', quantity);
      expect(text()).toBe('');
      expect(facts).toEqual([]);
      expect(saved).toEqual([]);
    },
  );

  it('CRT-1 more than 999 of a product become 999, and a message says so instead of "Added"', () => {
    const { add, facts, text, saved } = openCart();
    add('a', 998);
    add('a', 1);
    expect(facts.map(({ type }) => type)).toEqual(['cart.product.added', 'cart.product.added']);
    add('a', 1);
    add('b', Number.POSITIVE_INFINITY);
    expect(text()).toBe('a×999 b×999');
    expect(facts.slice(2)).toMatchObject([
      { type: 'cart.limit.reached', product: { id: 'a' } },
      { type: 'cart.limit.reached', product: { id: 'b' } },
    ]);
    expect(saved).toHaveLength(4);
  });

  it('CRT-1 the limit holds while the cart is being restored, too', () => {
    const { cart, add, facts, text } = startCart();
    add('a', 1000);
    expect(facts).toMatchObject([{ type: 'cart.limit.reached' }]);
    cart.send({
      type: 'page.hydrated',
      cart: { cart: { lines: [sampleLine('a', 999)], discount: 0 }, damaged: false },
    });
    expect(text()).toBe('a×999');
  });
});

describe('CRT-2 changing quantities', () => {
  it('CRT-2 plus and minus set the quantity and store it', () => {
    const { cart, text, saved, facts } = openCart([sampleLine('a', 2), sampleLine('b')]);
    cart.send({ type: 'quantity.stepped', id: 'a', by: 1 });
    cart.send({ type: 'quantity.stepped', id: 'a', by: -2 });
    expect(text()).toBe('a×1 b×1');
    expect(saved).toHaveLength(2);
    expect(facts).toEqual([]);
  });

  it('CRT-1 beyond 999 the quantity is 999, and a message says so', () => {
    const { cart, text, facts } = openCart([sampleLine('a', 998)]);
    cart.send({ type: 'quantity.stepped', id: 'a', by: 1 });
    expect(facts).toEqual([]);
    cart.send({ type: 'quantity.stepped', id: 'a', by: 1 });
    expect(text()).toBe('a×999');
    expect(facts).toMatchObject([{ type: 'cart.limit.reached', product: { id: 'a', name: 'Bottle a' } }]);
  });

  it('CRT-6 a hundred quick clicks on plus count from the cart as it is, not as it was drawn', () => {
    const { cart, text } = openCart([sampleLine('a')]);
    for (let click = 0; click < 100; click += 1) cart.send({ type: 'quantity.stepped', id: 'a', by: 1 });
    expect(text()).toBe('a×101');
  });

  it.each([Number.NaN, 0, 0.5])('CRT-3 a step of %s is ignored: nothing is stored, no total is wrong', (by) => {
    const { cart, text, saved } = openCart([sampleLine('a', 2)]);
    cart.send({ type: 'quantity.stepped', id: 'a', by });
    expect(text()).toBe('a×2');
    expect(saved).toEqual([]);
    expect(totalsOf(cart.getSnapshot().context).subtotal).toBe(2000);
  });

  it('CRT-2 what is not in the cart cannot be changed or removed', () => {
    const { cart, text, saved, facts } = openCart([sampleLine('a')]);
    for (const by of [5, -1, 5000]) cart.send({ type: 'quantity.stepped', id: 'z', by });
    cart.send({ type: 'line.removed', id: 'z' });
    expect(text()).toBe('a×1');
    expect(saved).toEqual([]);
    expect(facts).toEqual([]);
  });

  it('CRT-2 an empty cart has nothing to change, remove or clear', () => {
    const { cart, saved, facts } = openCart();
    cart.send({ type: 'quantity.stepped', id: 'a', by: 5 });
    cart.send({ type: 'line.removed', id: 'a' });
    cart.send({ type: 'cart.cleared' });
    expect(saved).toEqual([]);
    expect(facts).toEqual([]);
  });
});

describe('CRT-6 Undo', () => {
  const three = () => openCart([sampleLine('a', 1), sampleLine('b', 2), sampleLine('c', 3)], { discount: 250 });

  it.each([
    ['Remove', { type: 'line.removed', id: 'b' }],
    ['minus at 1', { type: 'quantity.stepped', id: 'b', by: -2 }],
  ] as const)('CRT-6 %s can be undone: place and quantity come back', (_, event) => {
    const { cart, text, facts, saved } = three();
    cart.send(event);
    expect(text()).toBe('a×1 c×3');
    expect(facts).toMatchObject([{ type: 'cart.lines.removed', removal: { id: 1, lines: [{ quantity: 2 }] } }]);
    cart.send({ type: 'removal.undone', removal: 1 });
    expect(text()).toBe('a×1 b×2 c×3');
    expect(saved.map(({ lines }) => asText(lines))).toEqual(['a×1 c×3', 'a×1 b×2 c×3']);
  });

  it('CRT-6 Clear Cart can be undone: all lines and the discount come back', () => {
    const { cart, text, facts } = three();
    cart.send({ type: 'cart.cleared' });
    expect(cart.getSnapshot().matches({ ready: { contents: 'empty' } })).toBe(true);
    expect(totalsOf(cart.getSnapshot().context).total).toBe(0);
    expect(facts.map(({ type }) => type)).toEqual(['cart.lines.removed', 'cart.emptied']);
    cart.send({ type: 'removal.undone', removal: 1 });
    expect(text()).toBe('a×1 b×2 c×3');
    expect(cart.getSnapshot().context.discount).toBe(250);
    expect(cart.getSnapshot().matches({ ready: { contents: 'filled' } })).toBe(true);
  });

  it('CRT-6 three removals can each be undone, in any order', () => {
    const { cart, text } = three();
    for (const id of ['a', 'b', 'c']) cart.send({ type: 'line.removed', id });
    expect(text()).toBe('');
    for (const removal of [3, 2, 1]) cart.send({ type: 'removal.undone', removal });
    expect(text()).toBe('a×1 b×2 c×3');
  });

  it('CRT-6 a removal that is unknown, or undone already, is ignored', () => {
    const { cart, text, saved } = three();
    cart.send({ type: 'removal.undone', removal: 1 });
    cart.send({ type: 'line.removed', id: 'a' });
    cart.send({ type: 'removal.undone', removal: 1 });
    cart.send({ type: 'removal.undone', removal: 1 });
    expect(text()).toBe('a×1 b×2 c×3');
    expect(saved).toHaveLength(2);
  });

  it('CRT-6 Undo still works after another tab has emptied the cart', () => {
    const { cart, text, otherTab } = three();
    cart.send({ type: 'line.removed', id: 'b' });
    otherTab([]);
    cart.send({ type: 'removal.undone', removal: 1 });
    expect(text()).toBe('b×2');
  });

  it('CRT-6 SAV-5 what was taken out before an order comes back after it, and nothing that was ordered', () => {
    const { cart, text } = three();
    cart.send({ type: 'line.removed', id: 'b' });
    cart.send(ordered(cart));
    expect(text()).toBe('');
    cart.send({ type: 'removal.undone', removal: 1 });
    expect(text()).toBe('b×2');
  });

  it.each([
    ['not a voucher that went with it', [{ type: 'voucher.applied', voucher: sampleVoucher }], undefined],
    ['a voucher that did not', [], sampleVoucher],
  ] as const)('VCH-4 Undo after an order brings back no discount, and %s', (_, events, restored) => {
    const { cart } = openCart([sampleLine('a')], { discount: 100, voucher: sampleVoucher });
    cart.send({ type: 'cart.cleared' });
    cart.send({ type: 'product.added', product: sampleProduct({ id: 'b' }), quantity: 1 });
    for (const event of events) cart.send(event);
    cart.send(ordered(cart));
    cart.send({ type: 'removal.undone', removal: 1 });
    expect(cart.getSnapshot().context).toMatchObject({ discount: 0, voucher: restored });
  });
});

it('CHK-3 a placed order empties the cart, its discount too, and stores that', () => {
  const { cart, saved, facts } = openCart([sampleLine('a', 2)], { discount: 100 });
  cart.send(ordered(cart));
  expect(cart.getSnapshot().context).toMatchObject({ lines: [], discount: 0, removals: [], corrections: [] });
  expect(saved).toEqual([{ lines: [], discount: 0 }]);
  expect(facts).toEqual([{ type: 'cart.emptied' }]);
});

describe('VCH-4 the voucher of the cart', () => {
  const applied = () => {
    const opened = openCart([sampleLine('a', 1), sampleLine('b', 2)]);
    opened.cart.send({ type: 'voucher.applied', voucher: sampleVoucher });
    const voucher = () => opened.cart.getSnapshot().context.voucher;
    return { ...opened, voucher };
  };

  it('VCH-4 it is stored as it is applied and as it is removed', () => {
    const { cart, saved, voucher } = applied();
    expect(saved.at(-1)).toMatchObject({ voucher: sampleVoucher });
    cart.send({ type: 'voucher.removed' });
    expect(voucher()).toBeUndefined();
    expect(saved.at(-1)?.voucher).toBeUndefined();
    expect(saved).toHaveLength(2);
  });

  it('VCH-4 another one takes its place', () => {
    const { cart, voucher } = applied();
    cart.send({ type: 'voucher.applied', voucher: otherVoucher });
    expect(voucher()).toEqual(otherVoucher);
  });

  it('VCH-2 one that is accepted when the last line has just been removed counts for what is added next', () => {
    const { cart, saved } = openCart([sampleLine('a', 1)]);
    cart.send({ type: 'line.removed', id: 'a' });
    cart.send({ type: 'voucher.applied', voucher: sampleVoucher });
    expect(cart.getSnapshot().context.voucher).toEqual(sampleVoucher);
    expect(saved.at(-1)).toEqual({ lines: [], discount: 0, voucher: sampleVoucher });
  });

  it('VCH-4 a stored voucher comes back, with what was added before it was read', () => {
    const { cart, add } = startCart();
    add('b');
    cart.send({
      type: 'page.hydrated',
      cart: { cart: { lines: [sampleLine('a')], discount: 0, voucher: sampleVoucher }, damaged: false },
    });
    expect(cart.getSnapshot().context.voucher).toEqual(sampleVoucher);
  });

  it('VCH-4 it stays when lines are removed, and Undo of them does not restore a removed voucher', () => {
    const { cart, voucher } = applied();
    cart.send({ type: 'line.removed', id: 'a' });
    expect(voucher()).toEqual(sampleVoucher);
    cart.send({ type: 'voucher.removed' });
    cart.send({ type: 'removal.undone', removal: 1 });
    expect(voucher()).toBeUndefined();
  });

  it('VCH-4 Clear Cart removes it, and Undo restores it, unless there is another one by then', () => {
    const { cart, voucher, text, add } = applied();
    cart.send({ type: 'cart.cleared' });
    expect(voucher()).toBeUndefined();
    cart.send({ type: 'removal.undone', removal: 1 });
    expect([text(), voucher()]).toEqual(['a×1 b×2', sampleVoucher]);
    cart.send({ type: 'cart.cleared' });
    add('c');
    cart.send({ type: 'voucher.applied', voucher: otherVoucher });
    cart.send({ type: 'removal.undone', removal: 2 });
    expect(voucher()).toEqual(otherVoucher);
  });

  it('VCH-4 it goes with the order', () => {
    const { cart, voucher, saved } = applied();
    cart.send(ordered(cart));
    expect(voucher()).toBeUndefined();
    expect(saved.at(-1)).toEqual({ lines: [], discount: 0 });
  });

  it('VCH-4 SRV-4 one that was applied while the order was on its way stays for the next order', () => {
    const { cart, voucher } = applied();
    const order = ordered(cart);
    cart.send({ type: 'voucher.applied', voucher: otherVoucher });
    cart.send(order);
    expect(voucher()).toEqual(otherVoucher);
  });

  it('VCH-4 SRV-4 it goes with the order, also where all lines were taken out while that was on its way, and Undo brings it not back', () => {
    const { cart, voucher, saved } = applied();
    const order = ordered(cart);
    for (const { id } of 'lines' in order ? order.lines : []) cart.send({ type: 'line.removed', id });
    cart.send(order);
    expect([voucher(), saved.at(-1)]).toEqual([undefined, { lines: [], discount: 0 }]);
    cart.send({ type: 'removal.undone', removal: 1 });
    expect(voucher()).toBeUndefined();
  });

  it('VCH-4 another tab shows it, and shows that it was removed', () => {
    const { cart, watchers, otherTab, voucher } = applied();
    otherTab([sampleLine('a')]);
    expect(voucher()).toBeUndefined();
    for (const tell of watchers) {
      tell({
        type: 'cart.changedElsewhere',
        cart: { lines: [sampleLine('a')], discount: 0, voucher: otherVoucher },
      });
    }
    expect(cart.getSnapshot().context.voucher).toEqual(otherVoucher);
  });
});

describe('CRT-5 two tabs show the same cart', () => {
  it('CRT-5 a change in another tab is followed and not written back', () => {
    const { cart, text, otherTab, saved } = openCart([sampleLine('a')]);
    otherTab([sampleLine('b', 4)], 70);
    expect(text()).toBe('b×4');
    expect(cart.getSnapshot().context.discount).toBe(70);
    expect(saved).toEqual([]);
  });

  it('CHK-7 another price and a line that is gone are said; what is said of a line goes when it comes back', () => {
    const { cart, otherTab } = openCart([sampleLine('a'), sampleLine('b'), sampleLine('c')]);
    const [a] = [sampleLine('a')];
    const dearer = { ...a, product: { ...a.product, price: a.product.price + 500 } };
    otherTab([dearer, sampleLine('c', 3)]);
    const { name, price } = a.product;
    const priceChanged = { kind: 'priceChanged', id: 'a', name, from: price, to: price + 500 };
    expect(cart.getSnapshot().context.corrections).toEqual([
      priceChanged,
      { kind: 'takenOutElsewhere', id: 'b', name: sampleLine('b').product.name },
    ]);
    otherTab([dearer, sampleLine('b'), sampleLine('c', 3)]);
    expect(cart.getSnapshot().context.corrections).toEqual([priceChanged]);
    otherTab([]);
    expect(cart.getSnapshot().context.corrections).toEqual([]);
  });

  it('CRT-5 emptied in another tab: a message says so, once', () => {
    const { otherTab, facts, cart } = openCart([sampleLine('a')]);
    otherTab([]);
    otherTab([]);
    expect(facts).toEqual([{ type: 'cart.emptiedElsewhere' }, { type: 'cart.emptied' }]);
    expect(cart.getSnapshot().matches({ ready: { contents: 'empty' } })).toBe(true);
  });

  it('CRT-5 filled in another tab: it can be bought here', () => {
    const { otherTab, cart } = openCart();
    otherTab([sampleLine('a')]);
    expect(cart.getSnapshot().can({ type: 'cart.cleared' })).toBe(true);
  });

  it('CRT-5 a change in another tab while prices are checked: the answer corrects only what is still there', async () => {
    const { checks, otherTab, text, facts } = openCart([sampleLine('a'), sampleLine('b')]);
    otherTab([sampleLine('b', 5)]);
    await checks
      .latest()
      .answer({ asked: ['a', 'b'], found: [sampleProduct({ id: 'b', name: 'Bottle b', price: 1100 })] });
    expect(text()).toBe('b×5');
    expect(facts).toMatchObject([{ type: 'cart.corrected', corrections: [{ id: 'b', from: 1000, to: 1100 }] }]);
  });

  it('CRT-5 the other tabs are watched from the first reading on, and no longer than the shop runs', () => {
    const { cart, watchers } = startCart();
    expect(watchers.size).toBe(0);
    cart.send({ type: 'page.hydrated', cart: { cart: { lines: [], discount: 0 }, damaged: false } });
    expect(watchers.size).toBe(1);
    cart.stop();
    expect(watchers.size).toBe(0);
  });
});

const isAt = (
  cart: ReturnType<typeof startCart>['cart'],
  prices: 'unchecked' | 'checking' | 'checked' | 'uncheckable',
) => cart.getSnapshot().matches({ ready: { prices } });

describe("CRT-5 the cart agrees with today's catalogue", () => {
  it('CRT-5 a restored cart is checked at once, an empty one is not', () => {
    const filled = openCart([sampleLine('a'), sampleLine('b')]);
    expect(filled.checks.latest().input).toEqual({ ids: ['a', 'b'] });
    expect(filled.cart.getSnapshot().hasTag('busy')).toBe(true);
    expect(openCart().checks.all).toHaveLength(0);
  });

  it('CRT-5 nothing to correct: no message, nothing stored', async () => {
    const { cart, checks, facts, saved } = openCart([sampleLine('a')]);
    await checks.latest().answer({ asked: ['a'], found: [sampleProduct({ id: 'a', name: 'Bottle a', price: 1000 })] });
    expect(isAt(cart, 'checked')).toBe(true);
    expect(facts).toEqual([]);
    expect(saved).toEqual([]);
  });

  it('CRT-5 a new price and a product that is gone: set right, stored, announced, and shown until acknowledged', async () => {
    const { cart, checks, facts, saved, text } = openCart([sampleLine('a', 2), sampleLine('b')]);
    await checks
      .latest()
      .answer({ asked: ['a', 'b'], found: [sampleProduct({ id: 'a', name: 'Bottle a', price: 1500 })] });
    const corrections = [
      { kind: 'priceChanged', id: 'a', name: 'Bottle a', from: 1000, to: 1500 },
      { kind: 'gone', id: 'b', name: 'Bottle b' },
    ];
    expect(text()).toBe('a×2');
    expect(totalsOf(cart.getSnapshot().context).subtotal).toBe(3000);
    expect(facts).toEqual([{ type: 'cart.corrected', corrections }]);
    expect(saved).toHaveLength(1);
    expect(cart.getSnapshot().context.corrections).toEqual(corrections);
    cart.send({ type: 'corrections.acknowledged' });
    expect(cart.getSnapshot().context.corrections).toEqual([]);
  });

  it('CRT-5 the last product is gone: the cart is empty and reports it', async () => {
    const { cart, checks, facts } = openCart([sampleLine('a')]);
    await checks.latest().answer({ asked: ['a'], found: [] });
    expect(facts.map(({ type }) => type)).toEqual(['cart.corrected', 'cart.emptied']);
    expect(cart.getSnapshot().matches({ ready: { contents: 'empty' } })).toBe(true);
  });

  it('CRT-5 a second correction is announced by itself, and shown with the first as one', async () => {
    const { cart, checks, facts } = openCart([sampleLine('a'), sampleLine('b')]);
    const [a, b] = [
      sampleProduct({ id: 'a', name: 'Bottle a', price: 1200 }),
      sampleProduct({ id: 'b', name: 'Bottle b', price: 1000 }),
    ];
    await checks.latest().answer({ asked: ['a', 'b'], found: [a, b] });
    cart.send({ type: 'cart.viewed' });
    await checks.latest().answer({ asked: ['a', 'b'], found: [{ ...a, price: 1300 }] });
    expect(facts.at(-1)).toMatchObject({
      corrections: [
        { id: 'a', from: 1200, to: 1300 },
        { id: 'b', kind: 'gone' },
      ],
    });
    expect(cart.getSnapshot().context.corrections).toMatchObject([
      { id: 'a', from: 1000, to: 1300 },
      { id: 'b', kind: 'gone' },
    ]);
  });

  it('CRT-5 every visit to the cart checks anew, but not where nothing is there', async () => {
    const { cart, checks } = openCart([sampleLine('a')]);
    await checks.latest().answer({ asked: ['a'], found: sampleProducts('a') });
    cart.send({ type: 'cart.viewed' });
    expect(checks.all).toHaveLength(2);
    await checks.latest().answer({ asked: ['a'], found: sampleProducts('a') });
    cart.send({ type: 'line.removed', id: 'a' });
    cart.send({ type: 'cart.viewed' });
    expect(checks.all).toHaveLength(2);
  });

  it('CRT-5 CHK-7 what was added during a check is checked by the visit after it, and the former check ends', async () => {
    const { cart, checks, add, facts } = openCart([sampleLine('a')]);
    const [first] = checks.all;
    add('b');
    cart.send({ type: 'cart.viewed' });
    expect([first?.signal.aborted, checks.latest().input]).toEqual([true, { ids: ['a', 'b'] }]);
    await checks.latest().answer({ asked: ['a', 'b'], found: [sampleProduct({ id: 'a', price: 1000 })] });
    expect(facts.at(-1)).toMatchObject({ corrections: [{ id: 'b', kind: 'gone' }] });
  });

  it('CRT-5 a cart filled since is checked at its first visit', () => {
    const { cart, checks, add } = openCart();
    add('a');
    expect(isAt(cart, 'unchecked')).toBe(true);
    cart.send({ type: 'cart.viewed' });
    expect(checks.latest().input).toEqual({ ids: ['a'] });
  });

  it('CRT-5 the catalogue does not answer: the cart stays usable, says why, and asks again at the next visit', async () => {
    const { cart, checks, add, text } = openCart([sampleLine('a')]);
    await checks.latest().fail(new ProblemError('offline', 'We could not reach the shop.'));
    expect(isAt(cart, 'uncheckable')).toBe(true);
    expect(cart.getSnapshot().context.problem).toEqual({ code: 'offline', message: 'We could not reach the shop.' });
    add('a');
    expect(text()).toBe('a×2');
    cart.send({ type: 'cart.viewed' });
    expect(isAt(cart, 'checking')).toBe(true);
    expect(cart.getSnapshot().context.problem).toBeNull();
  });

  it('CRT-5 what an Undo puts back is checked anew: its price has changed, or it is gone, since it was taken out', async () => {
    const { cart, checks, facts, text } = openCart([sampleLine('a'), sampleLine('b')]);
    cart.send({ type: 'cart.cleared' });
    const today = { asked: ['a', 'b'], found: [sampleProduct({ id: 'a', name: 'Bottle a', price: 1200 })] };
    await checks.latest().answer(today);
    expect(isAt(cart, 'checked')).toBe(true);
    cart.send({ type: 'removal.undone', removal: 1 });
    expect(checks.latest().input).toEqual({ ids: ['a', 'b'] });
    await checks.latest().answer(today);
    expect(text()).toBe('a×1');
    expect(totalsOf(cart.getSnapshot().context).subtotal).toBe(1200);
    expect(facts.at(-1)).toMatchObject({
      type: 'cart.corrected',
      corrections: [
        { id: 'a', from: 1000, to: 1200 },
        { id: 'b', kind: 'gone' },
      ],
    });
  });

  it('CRT-5 an Undo while a check runs asks for what is back, too', () => {
    const { cart, checks } = openCart([sampleLine('a'), sampleLine('b')]);
    cart.send({ type: 'line.removed', id: 'a' });
    const running = checks.latest();
    cart.send({ type: 'removal.undone', removal: 1 });
    expect(running.signal.aborted).toBe(true);
    expect(checks.latest().input).toEqual({ ids: ['a', 'b'] });
  });

  it('CRT-5 the request is aborted when the shop stops', () => {
    const { cart, checks } = openCart([sampleLine('a')]);
    cart.stop();
    expect(checks.latest().signal.aborted).toBe(true);
  });

  it('FLW-1 a bug in the check does not pose as "offline": it stops the machine', async () => {
    const { cart, checks, faults } = openCart([sampleLine('a')]);
    const bug = new TypeError('undefined is not a function');
    await checks.latest().fail(bug);
    expect(cart.getSnapshot().status).toBe('error');
    expect(cart.getSnapshot().context.problem).toBeNull();
    expect(faults).toEqual([bug]);
  });
});

describe('VCH-5 a check asks for the voucher, too', () => {
  function checking() {
    const opened = openCart([sampleLine('a', 6, 1000)], { voucher: sampleVoucher });
    const answer = (voucher: VoucherAnswer) =>
      opened.checks.latest().answer({
        asked: ['a'],
        found: [sampleProduct({ id: 'a', name: 'Bottle a', price: 1000 })],
        voucher: { code: sampleVoucher.code, answer: voucher },
      });
    const seen = () => opened.cart.getSnapshot().context;
    return { ...opened, answer, seen };
  }

  it('VCH-5 a stored voucher is asked for with the lines', () => {
    expect(checking().checks.latest().input).toEqual({ ids: ['a'], code: 'WELCOME10' });
  });

  it('VCH-5 one that is used up is taken out, stored so, announced, and takes off nothing', async () => {
    const { answer, seen, saved, facts } = checking();
    await answer({ state: 'usedUp' });
    expect(seen().voucher).toBeUndefined();
    expect(totalsOf(seen())).toMatchObject({ discount: 0, total: 6480 });
    expect(saved.at(-1)?.voucher).toBeUndefined();
    expect(saved).toHaveLength(1);
    expect(facts).toMatchObject([
      { type: 'cart.corrected', corrections: [{ kind: 'voucherUsedUp', name: 'WELCOME10' }] },
    ]);
    expect(seen().corrections).toMatchObject([{ kind: 'voucherUsedUp' }]);
  });

  it('VCH-5 one that takes off less counts so at once, and that is said as long as it is in the cart', async () => {
    const { cart, answer, seen, saved } = checking();
    await answer({ state: 'valid', voucher: { ...sampleVoucher, value: 5 } });
    expect(totalsOf(seen()).discount).toBe(300);
    expect(saved.at(-1)?.voucher?.value).toBe(5);
    expect(seen().corrections).toMatchObject([{ kind: 'voucherChanged' }]);
    cart.send({ type: 'voucher.removed' });
    expect(seen().corrections).toEqual([]);
  });

  it('VCH-5 why one was taken out is still said when another one is applied', async () => {
    const { cart, answer, seen } = checking();
    await answer({ state: 'unknown' });
    cart.send({ type: 'voucher.applied', voucher: otherVoucher });
    expect(seen().corrections).toMatchObject([{ kind: 'voucherUnknown', name: 'WELCOME10' }]);
  });

  it('VCH-5 without an answer it stays, and the check has failed', async () => {
    const { cart, checks, seen, saved } = checking();
    await checks.latest().fail(new ProblemError('offline', 'We could not reach the shop.'));
    expect(isAt(cart, 'uncheckable')).toBe(true);
    expect(seen().voucher).toEqual(sampleVoucher);
    expect(saved).toEqual([]);
  });

  it('VCH-5 SRV-5 one that an order was refused for is taken out, even if the check has found it valid', async () => {
    const { cart, checks, answer, seen, saved, facts } = checking();
    await answer({ state: 'valid', voucher: sampleVoucher });
    cart.send({ type: 'order.refused', voucher: 'WELCOME10' });
    expect(totalsOf(seen())).toMatchObject({ discount: 0, total: 6480 });
    expect(saved.map(({ voucher }) => voucher)).toEqual([undefined]);
    expect(facts).toMatchObject([
      { type: 'cart.corrected', corrections: [{ kind: 'voucherUnknown', name: 'WELCOME10' }] },
    ]);
    expect(checks.latest().input).toEqual({ ids: ['a'] });
    await answer({ state: 'valid', voucher: sampleVoucher });
    expect(seen()).toMatchObject({ voucher: undefined, corrections: [{ kind: 'voucherUnknown' }] });
  });

  it('VCH-5 SRV-5 a voucher that has been applied since then stays, and is asked for', () => {
    const { cart, checks, seen, saved } = checking();
    cart.send({ type: 'order.refused', voucher: 'TAWNY5' });
    expect(seen().voucher).toEqual(sampleVoucher);
    expect(saved).toEqual([]);
    expect(checks.latest().input).toEqual({ ids: ['a'], code: 'WELCOME10' });
  });

  it('VCH-5 one that Undo brings back is asked for again', () => {
    const { cart, checks } = checking();
    cart.send({ type: 'cart.cleared' });
    cart.send({ type: 'removal.undone', removal: 1 });
    expect(checks.latest().input).toEqual({ ids: ['a'], code: 'WELCOME10' });
  });
});

describe('CHK-7 what the checkout learns of the prices', () => {
  it('CHK-7 the check is reported as it starts and as it ends, after the corrections', async () => {
    const { cart, checks, forCheckout } = openCart([sampleLine('a')]);
    expect(forCheckout).toEqual(['cart.prices.checkStarted']);
    const all: string[] = [];
    cart.on('*', ({ type }) => all.push(type));
    await checks.latest().answer({ asked: ['a'], found: [] });
    expect(all).toEqual(['cart.corrected', 'cart.prices.checked', 'cart.emptied']);
  });

  it('CHK-7 a check that fails is reported, and so is the next one', async () => {
    const { cart, checks, forCheckout } = openCart([sampleLine('a')]);
    await checks.latest().fail(new ProblemError('offline', 'We could not reach the shop.'));
    expect(forCheckout).toEqual(['cart.prices.checkStarted', 'cart.prices.checkFailed']);
    cart.send({ type: 'cart.viewed' });
    expect(forCheckout.at(-1)).toBe('cart.prices.checkStarted');
  });

  it('CHK-7 a check without an answer ends after 10 s, not a millisecond before', () => {
    const { cart, clock, checks, forCheckout } = openCart([sampleLine('a')]);
    clock.increment(9999);
    expect(isAt(cart, 'checking')).toBe(true);
    clock.increment(1);
    expect(isAt(cart, 'uncheckable')).toBe(true);
    expect(checks.latest().signal.aborted).toBe(true);
    expect(forCheckout).toEqual(['cart.prices.checkStarted', 'cart.prices.checkFailed']);
  });

  it.each([
    ['another product', [sampleLine('a'), sampleLine('b')]],
    ['another price', [sampleLine('a', 1, 900)]],
  ])(
    'CHK-7 CRT-5 another tab brings %s: a check under way does not ask for it, and a new one is needed',
    (_, lines) => {
      const { cart, checks, forCheckout, otherTab } = openCart([sampleLine('a')]);
      otherTab(lines);
      expect(checks.latest().signal.aborted).toBe(true);
      expect(isAt(cart, 'unchecked')).toBe(true);
      expect(forCheckout.slice(1)).toEqual(['cart.updatedElsewhere', 'cart.prices.outdated']);
      cart.send({ type: 'cart.viewed' });
      expect(checks.latest().input).toEqual({ ids: lines.map(({ product }) => product.id) });
    },
  );

  it('CHK-7 another tab that changes a quantity or removes a line needs no check', async () => {
    const { cart, checks, forCheckout, otherTab } = openCart([sampleLine('a'), sampleLine('b')]);
    otherTab([sampleLine('a', 3)]);
    expect(forCheckout.slice(1)).toEqual(['cart.updatedElsewhere']);
    await checks.latest().answer({ asked: ['a', 'b'], found: sampleProducts('a', 'b') });
    expect(isAt(cart, 'checked')).toBe(true);
  });
});
