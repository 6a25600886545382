import { describe, expect, it } from 'vitest';
import type { Removal } from '#machines/cart/removals.ts';
import { correctionText } from '#machines/domain/correction.ts';
import { otherVoucher, sampleVoucher } from '#machines/domain/voucher.samples.ts';
import { toastTexts } from '#machines/shop/toast-texts.ts';
import { sampleLine, sampleProduct } from '#tests/support/sample-products.ts';

const product = sampleProduct({ id: 'gin-1', name: 'Marl & Bine Gin' });
/** What was taken out at one time: two bottles of each product. */
const removalOf = (id: number, ...names: string[]): Removal => ({
  id,
  lines: names.map((name) => sampleLine(name, 2)),
  places: names,
  discount: 0,
});

describe('CRT-6 what the shop says in passing', () => {
  it('CRT-6 an addition names product and quantity and leads to the cart', () => {
    expect(toastTexts.added(product, 3)).toEqual({
      key: 'added',
      title: 'Added to your cart',
      detail: '3 × Marl & Bine Gin',
      imageUrl: product.imageUrl,
      action: { kind: 'link', label: 'View cart', href: '/cart' },
      pieces: 3,
    });
  });

  it('CRT-6 one removed product is named, several are counted; both can be undone', () => {
    expect(toastTexts.removed(removalOf(7, 'a'))).toMatchObject({
      title: 'Removed from your cart',
      detail: '2 × Bottle a',
      action: { kind: 'undo', command: { flow: 'cart', event: { type: 'removal.undone', removal: 7 } } },
    });
    expect(toastTexts.removed(removalOf(8, 'a', 'b', 'c'))).toMatchObject({
      title: 'Your cart was cleared',
      detail: '3 products',
      imageUrl: null,
      action: { kind: 'undo', command: { flow: 'cart', event: { type: 'removal.undone', removal: 8 } } },
    });
  });

  it('CRT-6 two removals are two messages, two additions are one', () => {
    expect(toastTexts.removed(removalOf(1, 'a')).key).not.toBe(toastTexts.removed(removalOf(2, 'a')).key);
    expect(toastTexts.added(product, 1).key).toBe(toastTexts.added(product, 2).key);
  });

  it('CRT-5 a refusal says why', () => {
    expect(toastTexts.refused(product)).toEqual({
      key: 'refused-gin-1',
      title: 'Out of stock',
      detail: 'Marl & Bine Gin cannot be added to your cart.',
      imageUrl: product.imageUrl,
      action: null,
    });
  });

  it('CRT-1 the most of one product is named', () => {
    expect(toastTexts.limit(product)).toMatchObject({
      key: 'limit-gin-1',
      detail: 'One order can hold at most 999 × Marl & Bine Gin.',
    });
  });

  it.each([
    [
      { kind: 'priceChanged', id: 'a', name: 'Gin', from: 4000, to: 4250 } as const,
      'Gin now costs £42.50 (it was £40.00).',
    ],
    [{ kind: 'gone', id: 'a', name: 'Gin' } as const, 'Gin is no longer sold and has been taken out.'],
    [{ kind: 'outOfStock', id: 'a', name: 'Gin' } as const, 'Gin is out of stock and has been taken out.'],
    [{ kind: 'takenOutElsewhere', id: 'a', name: 'Gin' } as const, 'Gin has been taken out in another tab.'],
    [
      { kind: 'voucherUsedUp', id: 'a', name: 'SPENT' } as const,
      'Voucher SPENT has already been used and has been taken out.',
    ],
    [
      { kind: 'voucherUnknown', id: 'a', name: 'SPENT' } as const,
      'Voucher SPENT is no longer valid and has been taken out.',
    ],
    [
      { kind: 'voucherChanged', id: 'a', name: 'TAWNY5', to: { ...otherVoucher, value: 300 } } as const,
      'Voucher TAWNY5 now takes £3.00 off orders of £30 or more.',
    ],
    [
      { kind: 'voucherChanged', id: 'a', name: 'WELCOME10', to: { ...sampleVoucher, value: 5 } } as const,
      'Voucher WELCOME10 now takes 5% off.',
    ],
  ])('CRT-5 VCH-5 %o', (correction, sentence) => {
    expect(correctionText(correction)).toBe(sentence);
    expect(toastTexts.corrected([correction, correction])).toMatchObject({
      key: 'corrected',
      detail: `${sentence} ${sentence}`,
    });
  });

  it.each([
    [false, 'We have set it aside and started a new one.'],
    [
      true,
      'There is no room to set it aside, so we leave it as it is. A new cart lasts until you leave or reload the page.',
    ],
  ])('CRT-5 STO-2 a message reports an unreadable cart; left in place: %s', (isLeftInPlace, detail) => {
    expect(toastTexts.damaged(isLeftInPlace)).toEqual({
      key: 'unread',
      title: 'Your saved cart could not be read',
      detail,
      imageUrl: null,
      action: null,
      unread: { things: ['your saved cart'], isLeftInPlace },
    });
  });

  it('CRT-5 a message reports a cart that was emptied elsewhere', () => {
    expect(toastTexts.emptiedElsewhere()).toMatchObject({ title: 'Your cart was emptied in another tab' });
  });
});
