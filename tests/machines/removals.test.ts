import { describe, expect, it } from 'vitest';
import { latestRemoval, putBack, takenOut, type Undoable } from '#machines/cart/removals.ts';
import { type CartLine, withAdded, withQuantity, withRestored } from '#machines/domain/cart.ts';
import { asText, sampleLine, sampleProduct } from '#tests/support/sample-products.ts';
import { choose, seededRandom } from '#tools/chart-tests/engine/seeded-random.ts';

const LINES = [sampleLine('a', 1), sampleLine('b', 2), sampleLine('c', 3), sampleLine('d', 4)];
const cart = (lines: readonly CartLine[] = LINES, discount = 0): Undoable => ({
  lines,
  discount,
  removals: [],
  nextRemoval: 1,
});

describe('CRT-6 what is taken out comes back as it was', () => {
  it.each(['a', 'b', 'c', 'd'])('CRT-6 %s comes back at its place with its quantity', (id) => {
    const without = takenOut(cart(), [id]);
    expect(asText(without.lines)).not.toContain(id);
    const restored = putBack(without, 1);
    expect(asText(restored.lines)).toBe('a×1 b×2 c×3 d×4');
    expect(restored.removals).toEqual([]);
  });

  it('CRT-6 a cleared cart comes back whole, discount and all', () => {
    const cleared = { ...takenOut(cart(LINES, 500), ['a', 'b', 'c', 'd']), discount: 0 };
    expect(cleared.lines).toEqual([]);
    expect(putBack(cleared, 1)).toMatchObject({ lines: LINES, discount: 500 });
  });

  it('CRT-6 removals undone in the reverse order give the first cart again, whatever was taken out', () => {
    const random = seededRandom(6);
    for (let round = 0; round < 300; round += 1) {
      let present = cart();
      const undos: number[] = [];
      while (present.lines.length > 0 && random() < 0.9) {
        const ids = [choose(random, present.lines), choose(random, present.lines)].map(({ product }) => product.id);
        undos.unshift(present.nextRemoval);
        present = takenOut(present, ids);
      }
      expect(asText(undos.reduce(putBack, present).lines)).toBe('a×1 b×2 c×3 d×4');
    }
  });

  it('CRT-6 in any order of undoing every line and quantity comes back', () => {
    const random = seededRandom(7);
    for (let round = 0; round < 300; round += 1) {
      let present = cart();
      for (const id of ['a', 'b', 'c', 'd']) if (random() < 0.7) present = takenOut(present, [id]);
      const undos = present.removals.map(({ id }) => ({ id, rank: random() })).sort((x, y) => x.rank - y.rank);
      const restored = undos.reduce((all, { id }) => putBack(all, id), present);
      expect(asText([...restored.lines].sort((x, y) => (x.product.id < y.product.id ? -1 : 1)))).toBe(
        'a×1 b×2 c×3 d×4',
      );
    }
  });

  it('CRT-6 what was added again meanwhile gains the former quantity, in its new place', () => {
    const without = takenOut(cart(), ['a']);
    const again = { ...without, lines: withAdded(without.lines, sampleProduct({ id: 'a' }), 5) };
    expect(asText(putBack(again, 1).lines)).toBe('b×2 c×3 d×4 a×6');
  });

  it('CRT-6 later products have the same quantity', () => {
    const without = takenOut(cart(), ['b']);
    const changed = {
      ...without,
      lines: withQuantity(withAdded(without.lines, sampleProduct({ id: 'e' }), 1), 'c', 9),
    };
    expect(asText(putBack(changed, 1).lines)).toBe('a×1 b×2 c×9 d×4 e×1');
  });

  it('CRT-6 a place beyond the end is the end', () => {
    expect(asText(withRestored([], [{ line: sampleLine('z'), index: 7 }]))).toBe('z×1');
  });

  it('CRT-6 an unknown removal, or one undone already, changes nothing', () => {
    const without = takenOut(cart(), ['a']);
    expect(putBack(without, 99)).toBe(without);
    const restored = putBack(without, 1);
    expect(putBack(restored, 1)).toBe(restored);
  });

  it('CRT-6 the ten latest removals can be undone, each under a number of its own', () => {
    const many = Array.from({ length: 12 }, (_, index) => sampleLine(`p${index}`));
    const emptied = many.reduce((present, { product }) => takenOut(present, [product.id]), cart(many));
    expect(emptied.removals.map(({ id }) => id)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(emptied.nextRemoval).toBe(13);
  });

  it('CRT-6 the latest removal is the one to name; without any, none can be named', () => {
    expect(latestRemoval(takenOut(takenOut(cart(), ['a']), ['b'])).lines).toMatchObject([{ line: { quantity: 2 } }]);
    expect(() => latestRemoval(cart())).toThrow('Nothing has been taken out of this cart.');
  });

  it('CRT-3 undo never lowers a discount', () => {
    expect(putBack({ ...takenOut(cart(LINES, 100), ['a']), discount: 700 }, 1).discount).toBe(700);
  });
});
