import { describe, expect, it } from 'vitest';
import type { StoredAddress } from '#machines/addresses/address-book.ts';
import {
  FULL_BOOK,
  otherAddress,
  otherStored,
  sampleAddress,
  sampleStored,
} from '#machines/addresses/addresses.samples.ts';
import { isRemembering, latestRemoved } from '#machines/addresses/addresses.selectors.ts';
import { mergedAddresses, sortedOut } from '#machines/addresses/stored-addresses.ts';
import { type DeliveryAddress, EMPTY_DETAILS } from '#machines/domain/checkout-details.ts';
import { sampleAuth } from '#tests/support/sample-auth.ts';
import { sampleLine } from '#tests/support/sample-products.ts';
import { startShop } from '#tests/support/start-shop.ts';
import { flush } from '#tools/chart-tests/engine/flush.ts';

const LOUD: DeliveryAddress = { ...otherAddress, street: ' 48 RUE  des érables', zipCode: 'h2x1y4' };

/** A shop whose checkout is at step 2. */
async function startAtStep2(addresses: readonly StoredAddress[] = []) {
  const shop = startShop({ at: '/cart', addresses: { addresses, damaged: 0 } });
  shop.hydrate([sampleLine('a', 1, 1000)], { auth: sampleAuth() });
  await flush();
  const { clock, flow } = shop;
  const next = () => {
    clock.increment(400);
    flow('checkout').send({ type: 'step.completed' });
  };
  const open = () => {
    flow('checkout').send({ type: 'checkout.requested' });
    next();
  };
  /** Types an address, as the shopper does. */
  const type = (address: DeliveryAddress) => {
    for (const [field, value] of Object.entries(address) as [keyof DeliveryAddress, string][])
      flow('checkout').send({ type: 'delivery.changed', field, value });
  };
  const complete = async () => {
    next();
    next();
    await shop.checks.latest().answer({ asked: [], found: [] });
    next();
    await flush();
    clock.increment(3000);
    await flush();
  };
  /** A further order, from step 2 on. */
  const again = async () => {
    shop.go('/cart');
    shop.otherTab([sampleLine('b', 1, 1000)]);
    await flush();
    open();
  };
  const remember = () => flow('addresses').send({ type: 'remembering.chosen' });
  const known = () =>
    flow('addresses')
      .getSnapshot()
      .context.addresses.map(({ address }) => address);
  const delivery = () => flow('checkout').getSnapshot().context.details.delivery;
  open();
  return { ...shop, type, complete, again, remember, known, delivery };
}

describe('ADB-1 an address is remembered if the shopper wants it', () => {
  it('ADB-1 nothing is stored unless it is chosen, and the choice counts for one order', async () => {
    const { type, complete, again, remember, known, savedAddresses, flow } = await startAtStep2();
    type(sampleAddress);
    await complete();
    expect(known()).toEqual([]);
    await again();
    type(sampleAddress);
    remember();
    await complete();
    expect(savedAddresses).toEqual([[sampleStored]]);
    expect(isRemembering(flow('addresses').getSnapshot())).toBe(false);
    await again();
    type(otherAddress);
    await complete();
    expect(known()).toEqual([sampleAddress]);
  });

  it('ADB-1 an address of blanks is not stored', async () => {
    const { type, complete, remember, savedAddresses } = await startAtStep2();
    type({ ...EMPTY_DETAILS.delivery, street: ' ', country: 'CAN' });
    remember();
    await complete();
    expect(savedAddresses).toEqual([]);
  });

  it('ADB-1 the choice survives closing the checkout', async () => {
    const { remember, flow } = await startAtStep2();
    remember();
    flow('checkout').send({ type: 'dialog.dismissed' });
    expect(isRemembering(flow('addresses').getSnapshot())).toBe(true);
  });
});

describe('ADB-2 which addresses are stored', () => {
  it('ADB-2 an address is there once, whatever its capitals and blanks, in the words typed last', async () => {
    const { type, complete, known } = await startAtStep2([otherStored, sampleStored]);
    type(LOUD);
    await complete();
    expect(known()).toEqual([{ ...LOUD, street: '48 RUE  des érables' }, sampleAddress]);
  });

  it('ADB-2 a sixth takes the place of the one that was not used for longest', async () => {
    const { type, complete, remember, known } = await startAtStep2(FULL_BOOK);
    type(sampleAddress);
    remember();
    await complete();
    expect(known()).toEqual([sampleAddress, ...FULL_BOOK.slice(0, 4).map(({ address }) => address)]);
  });

  it('ADB-2 STO-7 two tabs add one each: both are there, at most five, the one used last first', () => {
    const mine = { address: sampleAddress, use: 11 };
    const theirs = { address: otherAddress, use: 12 };
    const stored = [theirs, ...FULL_BOOK.slice(0, 4)];
    expect(mergedAddresses(FULL_BOOK, [mine, ...FULL_BOOK.slice(0, 4)], stored)).toEqual([
      theirs,
      mine,
      ...FULL_BOOK.slice(0, 3),
    ]);
  });

  it('ADB-2 STO-7 of two uses of one address the later counts; one that this tab removes is gone', () => {
    const later = { ...sampleStored, use: 7 };
    expect(mergedAddresses([sampleStored], [{ ...sampleStored, use: 3 }], [later])).toEqual([later]);
    expect(mergedAddresses([otherStored, sampleStored], [otherStored], [later, otherStored])).toEqual([otherStored]);
  });

  it('ADB-2 STO-7 a use in this tab counts against one that is no later, in the words of this tab', () => {
    const used = { address: { ...sampleAddress, city: 'PORTLAND' }, use: 3 };
    const merged = [2, 3].map((use) => mergedAddresses([sampleStored], [used], [{ ...sampleStored, use }]));
    expect(merged).toEqual([[used], [used]]);
  });
});

describe('ADB-3 a stored address fills step 2', () => {
  it('ADB-3 nothing is filled in without a press; a press fills all fields, also over what was typed', async () => {
    const { type, delivery, flow, drafts } = await startAtStep2([otherStored, sampleStored]);
    expect(delivery()).toEqual(EMPTY_DETAILS.delivery);
    type({ ...EMPTY_DETAILS.delivery, city: 'Boston' });
    flow('checkout').send({ type: 'address.chosen', address: otherAddress });
    expect(delivery()).toEqual(otherAddress);
    expect(drafts.of('checkout')).toEqual(otherAddress);
  });
});

describe('ADB-4 addresses are removed', () => {
  it('ADB-4 Undo restores several, the last one first, each at its place', async () => {
    const { flow, known, savedAddresses } = await startAtStep2([otherStored, sampleStored]);
    const book = flow('addresses');
    book.send({ type: 'address.removed', address: otherAddress });
    book.send({ type: 'address.removed', address: sampleAddress });
    expect(known()).toEqual([]);
    await flush();
    expect(savedAddresses.at(-1)).toEqual([]);
    expect(latestRemoved(book.getSnapshot())).toEqual(sampleAddress);
    book.send({ type: 'removal.undone' });
    expect(known()).toEqual([sampleAddress]);
    book.send({ type: 'removal.undone' });
    expect(known()).toEqual([otherAddress, sampleAddress]);
    expect(latestRemoved(book.getSnapshot())).toBeNull();
  });

  it('ADB-4 Undo restores nothing twice, and makes room where another tab has taken the place', async () => {
    const { flow, known, addressesInOtherTab } = await startAtStep2([sampleStored]);
    const book = flow('addresses');
    book.send({ type: 'address.removed', address: sampleAddress });
    addressesInOtherTab([otherStored, sampleStored]);
    book.send({ type: 'removal.undone' });
    expect(known()).toEqual([otherAddress, sampleAddress]);
    book.send({ type: 'address.removed', address: sampleAddress });
    addressesInOtherTab(FULL_BOOK);
    book.send({ type: 'removal.undone' });
    expect(known()).toEqual([...FULL_BOOK.slice(0, 4).map(({ address }) => address), sampleAddress]);
  });

  it('ADB-4 once the checkout is closed, nothing can be undone', async () => {
    const { flow, known } = await startAtStep2([sampleStored]);
    flow('addresses').send({ type: 'address.removed', address: sampleAddress });
    flow('checkout').send({ type: 'dialog.dismissed' });
    expect(latestRemoved(flow('addresses').getSnapshot())).toBeNull();
    flow('addresses').send({ type: 'removal.undone' });
    expect(known()).toEqual([]);
  });
});

describe('ADB-5 what storage gives back', () => {
  it.each<[string, unknown]>([
    ['no city', { address: { ...sampleAddress, city: undefined }, use: 1 }],
    ['a country that is not delivered to', { address: { ...sampleAddress, country: 'ATL' }, use: 1 }],
    ['a text that no field takes', { address: { ...sampleAddress, street: 'x'.repeat(255) }, use: 1 }],
    ['no text at all', { address: EMPTY_DETAILS.delivery, use: 1 }],
    ['no use', { address: sampleAddress }],
    ['the address of another one', { address: LOUD, use: 1 }],
  ])('ADB-5 an entry with %s is damaged, and the others are as they were', (_, damaged) => {
    expect(sortedOut([otherStored, damaged, 7])).toEqual({ sound: [otherStored], damaged: [damaged, 7] });
  });

  it('ADB-2 ADB-5 the one used last is the first, in whatever order they are stored', () => {
    expect(sortedOut([sampleStored, otherStored]).sound).toEqual([otherStored, sampleStored]);
  });

  it('ADB-5 a message says once that addresses could not be read', async () => {
    const shop = startShop({ addresses: { addresses: [sampleStored], damaged: 2, isLeftInPlace: true } });
    shop.hydrate();
    await flush();
    expect(shop.toasts()).toMatchObject([{ title: 'Some of your addresses could not be read' }]);
    expect(shop.toasts()[0]?.detail).toContain('no room');
    expect(shop.savedAddresses).toEqual([[sampleStored]]);
  });
});

describe('STO-4 ADB-1 signing out', () => {
  const SIGNED_OUT = ['here', 'in another tab'] as const;
  type SignedOut = (typeof SIGNED_OUT)[number];
  const signOut = ({ flow, session }: Awaited<ReturnType<typeof startAtStep2>>, where: SignedOut) =>
    where === 'here' ? flow('session').send({ type: 'signOut.requested' }) : session.inOtherTab(null);

  it.each(SIGNED_OUT)(
    'STO-4 %s: the closed checkout forgets the address, the payment and the choice',
    async (where) => {
      const shop = await startAtStep2();
      const { type, delivery, drafts, flow, remember } = shop;
      type(sampleAddress);
      remember();
      flow('checkout').send({ type: 'payment.chosen', method: 'paypal' });
      flow('checkout').send({ type: 'dialog.dismissed' });
      expect(delivery()).toEqual(sampleAddress);
      signOut(shop, where);
      expect(flow('checkout').getSnapshot().context.details).toEqual(EMPTY_DETAILS);
      expect(drafts.of('checkout')).toBeUndefined();
      expect(isRemembering(flow('addresses').getSnapshot())).toBe(false);
    },
  );

  it('STO-4 in another tab: an open checkout closes, and a message says why', async () => {
    const shop = await startAtStep2();
    shop.type(sampleAddress);
    signOut(shop, 'in another tab');
    expect(shop.flow('checkout').getSnapshot().matches('closed')).toBe(true);
    expect(shop.delivery()).toEqual(EMPTY_DETAILS.delivery);
    await flush();
    expect(shop.toasts()).toMatchObject([{ title: 'You have signed out in another tab' }]);
    expect(shop.cartText()).not.toBe('');
  });

  it('STO-4 the start of a page that knows no shopper forgets nothing', async () => {
    const shop = startShop({ at: '/cart' });
    shop.flow('checkout').send({ type: 'draft.restored', draft: sampleAddress });
    shop.hydrate([sampleLine('a', 1, 1000)]);
    await flush();
    expect(shop.flow('checkout').getSnapshot().context.details.delivery).toEqual(sampleAddress);
  });
});

describe('ADB-6 signing out', () => {
  it('ADB-6 leaves the addresses', async () => {
    const { flow, known, session } = await startAtStep2([sampleStored]);
    expect(flow('session').getSnapshot().matches({ known: 'signedIn' })).toBe(true);
    session.inOtherTab(null);
    expect(flow('session').getSnapshot().matches({ known: 'signedOut' })).toBe(true);
    expect(known()).toEqual([sampleAddress]);
  });
});
