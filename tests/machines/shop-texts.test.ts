import { describe, expect, it } from 'vitest';
import { sampleWatched } from '#machines/back-in-stock/back-in-stock.samples.ts';
import { namedProduct } from '#machines/domain/named-product.ts';
import { otherBottle, sampleBottle } from '#machines/domain/product.samples.ts';
import { earlierOrder, sampleOrder } from '#machines/orders/orders.samples.ts';
import { repeatOf } from '#machines/orders/repeat-order.ts';
import { addressTexts } from '#machines/shop/address-texts.ts';
import { backInStockTexts } from '#machines/shop/back-in-stock-texts.ts';
import { orderTexts } from '#machines/shop/order-texts.ts';
import { savedTexts } from '#machines/shop/saved-texts.ts';

const VIEW_CART = { kind: 'link', label: 'View cart', href: '/cart' };

describe('ADB-5 BCK-6 ORD-5 SAV-6 STO-2 what could not be read', () => {
  it.each([
    {
      damaged: addressTexts.damaged,
      one: 'one of your addresses',
      several: 'some of your addresses',
      meanwhile: 'An address that you add now lasts until you leave or reload the page.',
    },
    {
      damaged: backInStockTexts.damaged,
      one: 'a product you wait for',
      several: 'some products you wait for',
      meanwhile: 'What you ask for now lasts until you leave or reload the page.',
    },
    {
      damaged: orderTexts.damaged,
      one: 'one order',
      several: 'some orders',
      meanwhile: 'New orders last until you leave or reload the page.',
    },
    {
      damaged: savedTexts.damaged,
      one: 'one saved bottle',
      several: 'some saved bottles',
      meanwhile: 'What you save now lasts until you leave or reload the page.',
    },
  ])('ADB-5 BCK-6 ORD-5 SAV-6 STO-2 $several', ({ damaged, one, several, meanwhile }) => {
    const plain = { key: 'unread', imageUrl: null, action: null };
    const titleOf = (thing: string) => `${thing.charAt(0).toUpperCase()}${thing.slice(1)} could not be read`;
    const detail = 'We have set aside what was damaged. The rest is as it was.';
    expect(damaged(1, false)).toMatchObject({ ...plain, title: titleOf(one), detail, unread: { things: [one] } });
    expect(damaged(2, false)).toMatchObject({ ...plain, title: titleOf(several), detail });
    expect(damaged(1, true)).toMatchObject({
      ...plain,
      title: titleOf(one),
      detail: `There is no room to set it aside, so we leave all as it is. ${meanwhile}`,
    });
  });
});

describe('BCK-5 a product that is no longer waited for', () => {
  it('BCK-5 is named in a message of its own, whose Undo asks again', () => {
    expect(backInStockTexts.cancelled(sampleWatched)).toEqual({
      key: 'watched-glen-averne-18-year-old',
      title: 'We will not tell you',
      detail: 'Glen Averne 18 Year Old',
      imageUrl: '/images/products/glen-averne-18-year-old.avif',
      action: {
        kind: 'undo',
        command: { flow: 'backInStock', event: { type: 'watch.requested', product: sampleWatched } },
      },
    });
  });
});

describe('SAV-2 SAV-5 a bottle that is saved', () => {
  const bottle = namedProduct(sampleBottle);
  const said = {
    key: 'saved-glen-averne-12-year-old',
    title: 'Saved for later',
    imageUrl: '/images/products/glen-averne-12-year-old.avif',
  };

  it('SAV-2 is named, with the way to all that are saved', () => {
    expect(savedTexts.added(bottle)).toEqual({
      ...said,
      detail: 'Glen Averne 12 Year Old',
      action: { kind: 'link', label: 'View saved', href: '/saved' },
    });
  });

  it('SAV-5 from the cart: the message says that it is no longer there, and Undo brings it back', () => {
    expect(savedTexts.savedForLater({ removal: 4, bottle })).toEqual({
      ...said,
      detail: 'Glen Averne 12 Year Old is out of your cart.',
      action: { kind: 'undo', command: { flow: 'saved', event: { type: 'savedForLater.undone', removal: 4 } } },
    });
  });
});

describe('SRV-8 the answer to an order after the checkout was closed', () => {
  it.each([
    ['TR-2026-4F7K2M', '/orders/TR-2026-4F7K2M'],
    [null, '/orders'],
  ])('SRV-8 an order with the number %s is placed: see it at %s', (number, href) => {
    expect(orderTexts.taken(number)).toEqual({
      key: 'order-taken',
      title: 'Your order has been placed',
      detail: number,
      imageUrl: null,
      action: { kind: 'link', label: 'See your order', href },
    });
  });

  it("SRV-8 an order that is refused: why, in the server's words, and the way to the cart", () => {
    expect(orderTexts.refused({ code: 'soldOut', message: 'The last gin was sold at noon.' })).toEqual({
      key: 'order-refused',
      title: 'Something has just sold out',
      detail:
        'The last gin was sold at noon. Your order has not been placed. Please look at what is left of it before you complete it.',
      imageUrl: null,
      action: VIEW_CART,
    });
  });
});

describe('ORD-3 an order that is bought again', () => {
  it('ORD-3 shows a bottle that is in the cart, and the way there', () => {
    expect(orderTexts.repeated(repeatOf(sampleOrder.lines, [otherBottle]))).toEqual({
      key: 'repeated',
      title: 'One of three items is in your cart',
      detail: 'Glen Averne 12 Year Old is no longer sold. Prices are today’s.',
      imageUrl: '/images/products/ashcombe-london-dry-gin.avif',
      action: VIEW_CART,
    });
  });

  it('ORD-3 shows no picture and no way to the cart where nothing was put there', () => {
    expect(orderTexts.repeated(repeatOf(sampleOrder.lines, []))).toMatchObject({ imageUrl: null, action: null });
  });
});

describe('ORD-4 orders that are deleted', () => {
  it.each([
    ['one shows its first picture', [sampleOrder], '/images/products/glen-averne-12-year-old.avif'],
    ['one without a bottle shows none', [{ ...sampleOrder, lines: [] }], null],
    ['several show none', [sampleOrder, earlierOrder], null],
  ])('ORD-4 each deletion has a message of its own; %s', (_, orders, imageUrl) => {
    expect(orderTexts.deleted({ id: 'orders-5', orders }, 0)).toMatchObject({ key: 'deleted-orders-5', imageUrl });
  });
});
