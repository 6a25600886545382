import { describe, expect, it } from 'vitest';
import { shortened } from '#machines/domain/shortened.ts';
import products from '#mocks/data/products.json' with { type: 'json' };

describe('PRD-6 a text that has to be shorter', () => {
  it.each([
    ['short enough', 12, 'short enough'],
    ['ends with a whole word', 14, 'ends with a…'],
    ['pear, oak, spice', 12, 'pear, oak…'],
    ['pear – oak – spice', 8, 'pear…'],
    ['Donaudampfschiff', 6, 'Donau…'],
    [' Donaudampfschiff', 6, ' Dona…'],
  ])("PRD-6 '%s' in %i characters is '%s'", (text, most, expected) => {
    expect(shortened(text, most)).toBe(expected);
  });

  it('PRD-6 every description of the catalogue ends with a word of its own', () => {
    for (const { description } of products) {
      for (const most of [52, 155]) {
        const short = shortened(description, most);
        expect(short.length).toBeLessThanOrEqual(most);
        if (short === description) continue;
        expect(description.startsWith(short.slice(0, -1))).toBe(true);
        expect(description[short.length - 1]).toMatch(/[\s,;:.–-]/);
      }
    }
  });
});
