import { describe, expect, it } from 'vitest';
import { isSameData, renewed } from '#machines/domain/same-data.ts';

const gin = { id: 'gin', price: 1 };
const rum = { id: 'rum', price: 2 };
const copy = <T>(value: T): T => structuredClone(value);

describe('API-5 what today’s answer changes', () => {
  it('API-5 the same list stays the same object, though the answer is another', () => {
    const known = [gin, rum];
    expect(renewed(known, copy(known))).toBe(known);
    expect(renewed([], [])).toEqual([]);
    expect(isSameData(known, copy(known))).toBe(true);
    expect(isSameData(known, [gin])).toBe(false);
  });

  it('STO-7 the order of fields makes no difference, at any depth; that of a list does', () => {
    const line = { product: gin, quantity: 1 };
    expect(isSameData(line, { quantity: 1, product: { price: 1, id: 'gin' } })).toBe(true);
    expect(isSameData(line, { quantity: 1, product: { price: 2, id: 'gin' } })).toBe(false);
    expect(isSameData([gin, rum], [rum, gin])).toBe(false);
  });

  it.each([
    ['in another order', [rum, gin]],
    ['with one fewer', [gin]],
    ['with one more', [gin, rum, { id: 'ale', price: 3 }]],
    ['with another price', [gin, { ...rum, price: 3 }]],
  ])('API-5 a list %s is today’s, with the known objects of what is unchanged', (_, today) => {
    const now = renewed([gin, rum], copy(today));
    expect(now).toEqual(today);
    expect(now.find(({ id }) => id === 'gin')).toBe(gin);
  });
});
