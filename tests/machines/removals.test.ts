import { describe, expect, it } from 'vitest';
import { latestRemoval, putBack, takenOut, type Undoable } from '#machines/cart/removals.ts';
import { type CartLine, idsOf, withAdded, withQuantity } from '#machines/domain/cart.ts';
import { removedAndUndone } from '#tests/support/removals-at-random.ts';
import { asText, sampleLine, sampleProduct } from '#tests/support/sample-products.ts';
import { seededRandom } from '#tools/chart-tests/engine/seeded-random.ts';

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

  it('CRT-6 the older removal undone first: each line is back at its place', () => {
    const without = takenOut(takenOut(cart(), ['a']), ['b']);
    expect(asText(putBack(without, 1).lines)).toBe('a×1 c×3 d×4');
    expect(asText(putBack(putBack(without, 1), 2).lines)).toBe('a×1 b×2 c×3 d×4');
  });

  it('CRT-6 undone in any order, whatever was taken out and added meanwhile, the lines stand as they were added', () => {
    const random = seededRandom(6);
    for (let round = 0; round < 300; round += 1) {
      const { list, added } = removedAndUndone(random, {
        start: cart(),
        idsOf: ({ lines }) => idsOf(lines),
        add: (present, id) => ({ ...present, lines: withAdded(present.lines, sampleProduct({ id }), 1) }),
        remove: (present, ids) => [takenOut(present, ids), (later) => putBack(later, present.nextRemoval)],
      });
      expect(asText(list.lines)).toBe(['a×1 b×2 c×3 d×4', ...added.map((id) => `${id}×1`)].join(' '));
    }
  });

  it('CRT-6 what was added again meanwhile gains the former quantity, in its new place', () => {
    const without = takenOut(cart(), ['a']);
    const again = { ...without, lines: withAdded(without.lines, sampleProduct({ id: 'a' }), 5) };
    expect(asText(putBack(again, 1).lines)).toBe('b×2 c×3 d×4 a×6');
  });

  it('CRT-6 what was added again meanwhile is the last, and moves no other line', () => {
    const without = takenOut(takenOut(cart(), ['a']), ['b']);
    const again = { ...without, lines: withAdded(without.lines, sampleProduct({ id: 'a' }), 5) };
    expect(asText(putBack(again, 2).lines)).toBe('b×2 c×3 d×4 a×5');
  });

  it('CRT-6 what another tab has left out is no place any more, and what it has added stands behind', () => {
    const without = takenOut(cart(), ['b']);
    const elsewhere = { ...without, lines: [sampleLine('d', 4), sampleLine('e', 1)] };
    expect(asText(putBack(elsewhere, 1).lines)).toBe('b×2 d×4 e×1');
    expect(asText(putBack({ ...without, lines: [] }, 1).lines)).toBe('b×2');
  });

  it('CRT-6 later products have the same quantity', () => {
    const without = takenOut(cart(), ['b']);
    const changed = {
      ...without,
      lines: withQuantity(withAdded(without.lines, sampleProduct({ id: 'e' }), 1), 'c', 9),
    };
    expect(asText(putBack(changed, 1).lines)).toBe('a×1 b×2 c×9 d×4 e×1');
  });

  it('CRT-6 an unknown removal, or one undone already, changes nothing', () => {
    const without = takenOut(cart(), ['a']);
    expect(putBack(without, 99)).toBe(without);
    const restored = putBack(without, 1);
    expect(putBack(restored, 1)).toBe(restored);
  });

  it('CRT-6 a removal whose message is still shown can be undone, however many later messages were dismissed', () => {
    const many = Array.from({ length: 12 }, (_, index) => sampleLine(`p${index}`));
    const emptied = many.reduce((present, { product }) => takenOut(present, [product.id]), cart(many));
    expect(asText(putBack(emptied, 1).lines)).toBe('p0×1');
    expect(emptied.nextRemoval).toBe(13);
  });

  it('CRT-6 the latest removal is the one to name; without any, none can be named', () => {
    expect(latestRemoval(takenOut(takenOut(cart(), ['a']), ['b'])).lines).toMatchObject([{ quantity: 2 }]);
    expect(() => latestRemoval(cart())).toThrow('Nothing has been taken out of this cart.');
  });

  it('CRT-3 undo never lowers a discount', () => {
    expect(putBack({ ...takenOut(cart(LINES, 100), ['a']), discount: 700 }, 1).discount).toBe(700);
  });
});
