import { describe, expect, it } from 'vitest';
import { cartProduct } from '#machines/domain/cart.ts';
import { type NamedProduct, namedProduct } from '#machines/domain/named-product.ts';
import { otherBottle, sampleBottle, soldOutBottle } from '#machines/domain/product.samples.ts';
import { sortedOut } from '#machines/domain/stored-products.ts';
import { sampleSaved } from '#machines/saved/saved.samples.ts';
import { isSaved } from '#machines/saved/saved.selectors.ts';
import { MOST_SAVED } from '#machines/saved/saved-bottles.ts';
import { alternativesTo, bottleState, offersProblem } from '#machines/saved-offers/saved-offers.selectors.ts';
import { savedTexts } from '#machines/shop/saved-texts.ts';
import { startShop } from '#tests/support/start-shop.ts';
import { flush } from '#tools/chart-tests/engine/flush.ts';

const otherSaved = namedProduct(otherBottle);
const FULL: readonly NamedProduct[] = Array.from({ length: MOST_SAVED }, (_, at) => ({ ...otherSaved, id: `b${at}` }));

/** A shop at the cart's page, with a line of two and another of one. */
async function startAtCart(bottles: readonly NamedProduct[] = []) {
  const shop = startShop({ at: '/cart', saved: { bottles, damaged: 0 } });
  shop.hydrate([
    { product: cartProduct(sampleBottle), quantity: 2 },
    { product: cartProduct(otherBottle), quantity: 1 },
  ]);
  await flush();
  const ids = () =>
    shop
      .flow('saved')
      .getSnapshot()
      .context.bottles.map(({ id }) => id);
  const putAside = async (id = sampleBottle.id) => {
    shop.flow('cart').send({ type: 'line.removed', id, isSavedForLater: true });
    await flush();
  };
  const lines = () =>
    shop
      .flow('cart')
      .getSnapshot()
      .context.lines.map(({ product, quantity }) => `${quantity} × ${product.id}`);
  return { ...shop, ids, lines, putAside };
}

describe('SAV-6 what storage gives back', () => {
  it.each([
    ['no id', { id: undefined }],
    ['no name', { name: ' ' }],
    ['a picture of elsewhere', { imageUrl: '//elsewhere.example/x.avif' }],
  ])('SAV-6 an entry with %s is damaged, and the others are as they were', (_, change) => {
    const damaged = { ...sampleSaved, ...change };
    expect(sortedOut([otherSaved, damaged, 7])).toEqual({ sound: [otherSaved], damaged: [damaged, 7] });
  });

  it('SAV-1 a bottle that is stored twice counts once; nothing else of it is stored', () => {
    expect(sortedOut([{ ...sampleSaved, price: 4495 }, sampleSaved])).toEqual({
      sound: [sampleSaved],
      damaged: [sampleSaved],
    });
    expect(Object.keys(namedProduct(sampleBottle))).toEqual(['id', 'name', 'imageUrl']);
  });
});

const UNDO_REMOVAL = {
  kind: 'undo',
  command: { flow: 'saved', event: { type: 'removal.undone', removal: 'saved-1' } },
} as const;
const UNDO_MOVE = {
  kind: 'undo',
  command: { flow: 'saved', event: { type: 'savedForLater.undone', removal: 1 } },
} as const;

describe('SAV-2 SAV-3 hearts', () => {
  it('SAV-2 two presses in one moment save and take out again, and Undo brings back', async () => {
    const { flow, ids, toasts, savedBottles } = await startAtCart([otherSaved]);
    flow('saved').send({ type: 'bottle.toggled', bottle: sampleBottle });
    expect(ids()).toEqual([sampleBottle.id, otherBottle.id]);
    expect(isSaved(sampleBottle.id)(flow('saved').getSnapshot())).toBe(true);
    flow('saved').send({ type: 'bottle.toggled', bottle: sampleBottle });
    expect(ids()).toEqual([otherBottle.id]);
    await flush();
    expect(savedBottles.at(-1)).toEqual([otherSaved]);
    const [toast, ...others] = toasts();
    expect(others).toEqual([]);
    expect(toast).toMatchObject({ title: 'No longer saved', action: UNDO_REMOVAL });
    flow('toasts').send({ type: 'undo.chosen', id: toast?.id ?? 0, command: UNDO_REMOVAL.command });
    expect(ids()).toEqual([sampleBottle.id, otherBottle.id]);
  });

  it('SAV-1 with a hundred, one more is not saved, and that is said', async () => {
    const { flow, ids, toasts } = await startAtCart(FULL);
    flow('saved').send({ type: 'bottle.toggled', bottle: sampleBottle });
    expect(ids()).toHaveLength(MOST_SAVED);
    expect(toasts()).toMatchObject([{ title: 'No more can be saved' }]);
    expect(savedTexts.full().detail).toContain('100');
  });

  it('SAV-1 SAV-3 Undo brings back nothing where another tab has taken its place, and that is said', async () => {
    const { flow, ids, toasts, savedInOtherTab } = await startAtCart([sampleSaved]);
    flow('saved').send({ type: 'bottle.removed', id: sampleBottle.id });
    savedInOtherTab(FULL);
    await flush();
    flow('toasts').send({ type: 'undo.chosen', id: toasts()[0]?.id ?? 0, command: UNDO_REMOVAL.command });
    expect(ids()).toEqual(FULL.map(({ id }) => id));
    expect(toasts().map(({ title }) => title)).toContain('No more can be saved');
  });
});

describe("SAV-5 'Save for later' in the cart", () => {
  it('SAV-5 takes the line out, saves the bottle, and one message brings back both', async () => {
    const { flow, ids, lines, putAside, toasts } = await startAtCart();
    await putAside();
    expect(lines()).toEqual([`1 × ${otherBottle.id}`]);
    expect(ids()).toEqual([sampleBottle.id]);
    expect(toasts()).toMatchObject([{ title: 'Saved for later', action: UNDO_MOVE }]);
    flow('toasts').send({ type: 'undo.chosen', id: toasts()[0]?.id ?? 0, command: UNDO_MOVE.command });
    expect(lines()).toEqual([`2 × ${sampleBottle.id}`, `1 × ${otherBottle.id}`]);
    expect(ids()).toEqual([]);
  });

  it('SAV-5 a bottle that was saved before stays saved after Undo', async () => {
    const { flow, ids, lines, putAside, toasts } = await startAtCart([otherSaved, sampleSaved]);
    await putAside();
    expect(ids()).toEqual([otherBottle.id, sampleBottle.id]);
    flow('toasts').send({ type: 'undo.chosen', id: toasts()[0]?.id ?? 0, command: UNDO_MOVE.command });
    expect(lines()).toHaveLength(2);
    expect(ids()).toEqual([otherBottle.id, sampleBottle.id]);
  });

  it('SAV-5 at the limit the line stays where it was, and a message says so', async () => {
    const { lines, putAside, toasts } = await startAtCart(FULL);
    await putAside();
    expect(lines()).toEqual([`2 × ${sampleBottle.id}`, `1 × ${otherBottle.id}`]);
    expect(toasts()).toMatchObject([{ title: 'No more can be saved' }]);
  });
});

describe('SAV-4 what can be had today', () => {
  it("SAV-4 each visit requests the bottles, also by the page's own link; alternatives to sold out ones are requested next", async () => {
    const shop = startShop({ at: '/', saved: { bottles: [namedProduct(soldOutBottle), otherSaved], damaged: 0 } });
    shop.hydrate();
    shop.go('/saved');
    await flush();
    const ids = [soldOutBottle.id, otherBottle.id];
    expect(shop.offers.all.map(({ input }) => input)).toEqual([{ ids }]);
    await shop.offers.latest().answer({ asked: ids, found: [soldOutBottle] });
    const offers = () => shop.flow('savedOffers').getSnapshot();
    expect(ids.map((id) => bottleState(id)(offers()))).toEqual(['outOfStock', 'gone']);
    await shop.alternatives.latest().answer({ [soldOutBottle.id]: [sampleBottle] });
    expect(alternativesTo(soldOutBottle.id)(offers())).toEqual([sampleBottle]);
    shop.go('/saved');
    await flush();
    expect(shop.offers.all).toHaveLength(2);
    shop.go('/');
    await flush();
    expect(offers().matches('idle')).toBe(true);
    expect(shop.offers.latest().signal.aborted).toBe(true);
  });

  it('SAV-4 SAV-6 what another tab saves is asked for, too', async () => {
    const shop = startShop({ at: '/saved' });
    shop.hydrate();
    await flush();
    expect(shop.offers.all).toEqual([]);
    shop.savedInOtherTab([sampleSaved]);
    await flush();
    expect(shop.offers.all).toHaveLength(1);
    expect(offersProblem(shop.flow('savedOffers').getSnapshot())).toBeNull();
  });
});
