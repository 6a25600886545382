import { describe, expect, it } from 'vitest';
import { otherBottle, sampleBottle } from '#machines/domain/product.samples.ts';
import { FULL_SHELF, restoredSavedSamples, sampleSaved } from '#machines/saved/saved.samples.ts';
import { NO_STORED_SAVED, type RestoredSaved } from '#machines/saved/stored-saved.ts';
import { isHeartFull } from '#machines/shop/heart.selectors.ts';
import type { ShopRefs } from '#machines/shop/refs.ts';
import { flush } from '#tests/support/flush.ts';
import { heldRequests } from '#tests/support/held-requests.ts';
import { startShop } from '#tests/support/start-shop.ts';

/** A shop at the list, where nothing has brought the code of saving: the test lets it come. */
function startAtList(kept: RestoredSaved = NO_STORED_SAVED) {
  const code = heldRequests<void>();
  const shop = startShop({ at: '/products', kept, asked: { fetchPurchase: code.logic } });
  shop.hydrate();
  const { flow } = shop;
  const press = (bottle = sampleBottle) => flow('purchaseCode').send({ type: 'bottle.toggled', bottle });
  /** As its heart is drawn. */
  const isFull = ({ id } = sampleBottle) => {
    const saved: ShopRefs['saved'] | undefined = flow('saved');
    return isHeartFull(id, flow('purchaseCode').getSnapshot(), saved?.getSnapshot());
  };
  const ids = () =>
    flow('saved')
      .getSnapshot()
      .context.bottles.map(({ id }) => id);
  return { ...shop, code, press, isFull, ids };
}

describe('SAV-2 a heart that is pressed before the code of saving is here', () => {
  it('SAV-2 nothing is fetched before a press; a press fetches it once, whatever else is pressed', async () => {
    const { code, press, flow } = startAtList();
    await flush();
    expect(code.all).toHaveLength(0);
    press();
    press(otherBottle);
    expect(code.all).toHaveLength(1);
    expect(flow('purchaseCode').getSnapshot().hasTag('busy')).toBe(true);
  });

  it('SAV-2 it is full at once and stays so until it is saved, which is said', async () => {
    const { code, press, isFull, flow, ids, toasts, savedBottles } = startAtList();
    const looks: boolean[] = [];
    press();
    expect(isFull()).toBe(true);
    flow('purchaseCode').subscribe(() => {
      looks.push(isFull());
      flow('saved')?.subscribe(() => looks.push(isFull()));
    });
    await code.latest().answer(undefined);
    await flush();
    expect(new Set(looks)).toEqual(new Set([true]));
    expect(ids()).toEqual([sampleBottle.id]);
    expect(savedBottles.at(-1)).toEqual([sampleSaved]);
    expect(toasts()).toMatchObject([{ title: 'Saved for later', detail: sampleBottle.name }]);
    expect(flow('purchaseCode').getSnapshot().hasTag('busy')).toBe(false);
  });

  it('SAV-1 SAV-2 several are saved, the latest first, and one pressed twice is not', async () => {
    const third = { ...sampleBottle, id: 'third' };
    const { code, press, isFull, ids } = startAtList();
    press();
    press(otherBottle);
    press(third);
    press(otherBottle);
    expect([isFull(), isFull(otherBottle), isFull(third)]).toEqual([true, false, true]);
    await code.latest().answer(undefined);
    await flush();
    expect(ids()).toEqual(['third', sampleBottle.id]);
  });

  it('SAV-2 one that was saved before stays saved, at its place', async () => {
    const before = { bottles: [{ ...sampleSaved, id: 'first' }, sampleSaved], damaged: 0 };
    const { code, press, isFull, ids, toasts } = startAtList(before);
    press();
    await code.latest().answer(undefined);
    await flush();
    expect(ids()).toEqual(['first', sampleBottle.id]);
    expect(isFull()).toBe(true);
    expect(toasts()).toMatchObject([{ title: 'Saved for later' }]);
  });

  it('SAV-1 SAV-2 where there is no room it is empty again, and that is said', async () => {
    const { code, press, isFull, ids, toasts } = startAtList(restoredSavedSamples.full);
    press();
    await code.latest().answer(undefined);
    await flush();
    expect(ids()).toEqual(FULL_SHELF.map(({ id }) => id));
    expect(isFull()).toBe(false);
    expect(toasts()).toMatchObject([{ title: 'No more can be saved' }]);
  });

  it('SAV-2 code that does not come is said, and the next press asks for it again', async () => {
    const { code, press, isFull, ids, toasts } = startAtList();
    press();
    await code.latest().fail(new TypeError('Failed to fetch dynamically imported module'));
    expect(isFull()).toBe(false);
    expect(toasts()).toMatchObject([{ title: 'Could not be saved', imageUrl: sampleBottle.imageUrl }]);
    press(otherBottle);
    expect(code.all).toHaveLength(2);
    await code.latest().answer(undefined);
    await flush();
    expect(ids(), 'what was said not to be saved is not').toEqual([otherBottle.id]);
  });

  it('SAV-2 several that could not be saved are one message, with the picture of none', async () => {
    const { code, press, toasts } = startAtList();
    press();
    press(otherBottle);
    await code.latest().fail(new TypeError('offline'));
    expect(toasts()).toMatchObject([{ title: 'Could not be saved', imageUrl: null }]);
  });

  it('SAV-2 a page that brings the code brings it for the bottle that waits, too', async () => {
    const { code, press, go, ids } = startAtList();
    press();
    go('/cart');
    await flush();
    expect(ids()).toEqual([sampleBottle.id]);
    expect(code.latest().signal.aborted).toBe(true);
  });

  it('SAV-2 a heart that is pressed while storage is being read waits, and is full meanwhile', async () => {
    const { flow, press, isFull, ids } = startAtList();
    flow('purchaseCode').send({ type: 'code.arrived' });
    press();
    press(otherBottle);
    press(otherBottle);
    expect([isFull(), isFull(otherBottle), ids()]).toEqual([true, false, []]);
    await flush();
    expect([isFull(), isFull(otherBottle), ids()]).toEqual([true, false, [sampleBottle.id]]);
    press();
    expect([isFull(), ids()]).toEqual([false, []]);
  });
});
