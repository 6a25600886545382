import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { recentlyViewedMachine } from '#machines/recently-viewed/recently-viewed.machine.ts';
import { viewedProducts } from '#machines/recently-viewed/recently-viewed.selectors.ts';
import { StoredViewedSchema } from '#machines/recently-viewed/stored-viewed.ts';
import { sampleProduct, sampleProducts } from '#tests/support/sample-products.ts';

function startReading() {
  const stored: string[] = [];
  const viewing = createActor(
    recentlyViewedMachine.provide({
      actions: {
        storeProducts: ({ context }) => void stored.push(context.products.map(({ id }) => id).join('')),
      },
    }),
  ).start();
  const view = (...ids: string[]) => {
    for (const id of ids) viewing.send({ type: 'product.viewed', product: sampleProduct({ id }) });
  };
  const seen = () => viewedProducts(viewing.getSnapshot()).map(({ id }) => id);
  const hydrate = (...ids: string[]) =>
    viewing.send({ type: 'page.hydrated', viewed: ids.map((id) => sampleProduct({ id })) });
  return { viewing, hydrate, stored, view, seen };
}

function startViewing(...ids: string[]) {
  const started = startReading();
  started.hydrate(...ids);
  return started;
}

describe('DET-1 recently viewed', () => {
  it('DET-1 at first nothing', () => {
    const { viewing, seen } = startViewing();
    expect(seen()).toEqual([]);
    expect(viewing.getSnapshot().value).toBe('stored');
  });

  it('DET-1 the latest first, each once', () => {
    const { view, seen } = startViewing();
    view('a', 'b', 'c');
    expect(seen()).toEqual(['c', 'b', 'a']);
    view('a');
    expect(seen()).toEqual(['a', 'c', 'b']);
    view('a');
    expect(seen()).toEqual(['a', 'c', 'b']);
  });

  it('DET-1 a product viewed again is stored as it is today', () => {
    const { viewing, view } = startViewing();
    view('a', 'b');
    viewing.send({ type: 'product.viewed', product: sampleProduct({ id: 'a', price: 100 }) });
    expect(viewedProducts(viewing.getSnapshot())[0]).toMatchObject({ id: 'a', price: 100 });
  });

  it('DET-1 eight are stored', () => {
    const { view, seen } = startViewing();
    view('1', '2', '3', '4', '5', '6', '7', '8');
    expect(seen()).toHaveLength(8);
    view('9');
    expect(seen()).toEqual(['9', '8', '7', '6', '5', '4', '3', '2']);
    view('2');
    expect(seen()).toEqual(['2', '9', '8', '7', '6', '5', '4', '3']);
  });
});

describe('DET-3 across a reload', () => {
  it('DET-3 a stored list is read with each product once, and not with one twice', () => {
    expect(v.parse(StoredViewedSchema, sampleProducts('a', 'b'))).toEqual(sampleProducts('a', 'b'));
    expect(() => v.parse(StoredViewedSchema, sampleProducts('a', 'a'))).toThrow('each product is there once');
  });

  it('DET-3 the stored products follow those viewed meanwhile, each once', () => {
    const { hydrate, stored, view, seen } = startReading();
    view('a');
    expect(stored).toEqual([]);
    hydrate('b', 'a', 'c');
    expect(seen()).toEqual(['a', 'b', 'c']);
    expect(stored).toEqual(['abc']);
  });

  it('DET-3 a visit that looks at nothing writes nothing', () => {
    const { stored, seen } = startViewing('b', 'c');
    expect(seen()).toEqual(['b', 'c']);
    expect(stored).toEqual([]);
  });

  it('DET-3 each product looked at is stored at once, eight in all', () => {
    const { stored, view } = startViewing('1', '2', '3', '4', '5', '6', '7', '8');
    view('9');
    view('3');
    expect(stored).toEqual(['91234567', '39124567']);
  });
});
