import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { recentlyViewedMachine } from '#machines/recently-viewed/recently-viewed.machine.ts';
import { viewedProducts } from '#machines/recently-viewed/recently-viewed.selectors.ts';
import { sampleProduct } from '#tests/support/sample-products.ts';

function startViewing() {
  const viewing = createActor(recentlyViewedMachine).start();
  const view = (...ids: string[]) => {
    for (const id of ids) viewing.send({ type: 'product.viewed', product: sampleProduct({ id }) });
  };
  const seen = () => viewedProducts(viewing.getSnapshot()).map(({ id }) => id);
  return { viewing, view, seen };
}

describe('DET-1 recently viewed', () => {
  it('DET-1 at first nothing', () => {
    const { viewing, seen } = startViewing();
    expect(seen()).toEqual([]);
    expect(viewing.getSnapshot().value).toBe('empty');
  });

  it('DET-1 the latest first, each once', () => {
    const { viewing, view, seen } = startViewing();
    view('a', 'b', 'c');
    expect(seen()).toEqual(['c', 'b', 'a']);
    view('a');
    expect(seen()).toEqual(['a', 'c', 'b']);
    view('a');
    expect(seen()).toEqual(['a', 'c', 'b']);
    expect(viewing.getSnapshot().value).toBe('kept');
  });

  it('DET-1 a product looked at again is kept as it is today', () => {
    const { viewing, view } = startViewing();
    view('a', 'b');
    viewing.send({ type: 'product.viewed', product: sampleProduct({ id: 'a', price: 100 }) });
    expect(viewedProducts(viewing.getSnapshot())[0]).toMatchObject({ id: 'a', price: 100 });
  });

  it('DET-1 eight are kept', () => {
    const { view, seen } = startViewing();
    view('1', '2', '3', '4', '5', '6', '7', '8');
    expect(seen()).toHaveLength(8);
    view('9');
    expect(seen()).toEqual(['9', '8', '7', '6', '5', '4', '3', '2']);
    view('2');
    expect(seen()).toEqual(['2', '9', '8', '7', '6', '5', '4', '3']);
  });
});
