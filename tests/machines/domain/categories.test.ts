import { describe, expect, it } from 'vitest';
import {
  CATEGORY_IDS,
  canonicalCategory,
  categoryName,
  expandCategory,
  SECTIONS,
  sectionById,
  sectionCategories,
  sectionOfCategory,
} from '#machines/domain/categories.ts';

const HOSTILE = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '../gin',
  'gin,rum',
  'nonsense',
];

describe('CAT-1 the five sections', () => {
  it('CAT-1 titles, category ids and their order are those of the specification', () => {
    expect(SECTIONS.map(({ title, categories }) => [title, ...categories])).toEqual([
      ['Alcoholic Beverages', 'whiskey', 'wine', 'gin', 'rum', 'brandy', 'tequila', 'beer', 'vodka'],
      ['Non-Alcoholic', 'cola', 'pepsi', 'energy', 'juice', 'water', 'coffee'],
      ['Snacks', 'nuts', 'chips', 'chocolate', 'cheese', 'crackers'],
      ['Glassware', 'wine-glasses', 'whiskey-glasses', 'cocktail-glasses', 'beer-glasses', 'decanters'],
      ['Bar Tools', 'shakers', 'strainers', 'openers', 'muddlers', 'ice-tools'],
    ]);
  });

  it('CAT-1 every category belongs to exactly one section, under either spelling', () => {
    expect(CATEGORY_IDS).toHaveLength(29);
    expect(new Set(CATEGORY_IDS).size).toBe(29);
    for (const { id, categories } of SECTIONS) {
      for (const category of categories) {
        expect(sectionOfCategory(category)?.id).toBe(id);
        expect(sectionOfCategory(category.toUpperCase())?.id).toBe(id);
      }
    }
    expect(sectionOfCategory('whisky')?.id).toBe('alcoholic');
  });

  it('PRD-9 a section alone means its categories in the spelling of the catalogue', () => {
    expect(sectionCategories('alcoholic')).toEqual([
      'whisky',
      'wine',
      'gin',
      'rum',
      'brandy',
      'tequila',
      'beer',
      'vodka',
    ]);
    expect(sectionCategories(' Snacks ')).toEqual(['nuts', 'chips', 'chocolate', 'cheese', 'crackers']);
  });
});

describe('RTE-4 names of categories', () => {
  it.each(['whisky', 'whiskey', 'Whisky', 'WHISKEY', ' whiskey '])("RTE-4 '%s' is the one category whisky", (name) => {
    expect(canonicalCategory(name)).toBe('whisky');
    expect(expandCategory(name)).toEqual(['whisky']);
    expect(categoryName(name)).toBe('Whisky');
  });

  it("RTE-4 'spirits' means whisky, gin, rum, brandy, tequila and vodka together", () => {
    expect(canonicalCategory('Spirits')).toBe('spirits');
    expect(expandCategory('spirits')).toEqual(['whisky', 'gin', 'rum', 'brandy', 'tequila', 'vodka']);
    expect(categoryName('spirits')).toBe('Spirits');
  });

  it('RTE-4 every category id is its own canonical id', () => {
    for (const id of CATEGORY_IDS) {
      expect(canonicalCategory(id)).toBe(id);
      expect(expandCategory(id)).toEqual([id]);
    }
  });

  it.each(HOSTILE)("PRD-9 '%s' is no category and no section", (name) => {
    expect(canonicalCategory(name)).toBeNull();
    expect(expandCategory(name)).toEqual([]);
    expect(sectionById(name)).toBeNull();
    expect(sectionCategories(name)).toEqual([]);
    expect(sectionOfCategory(name)).toBeNull();
  });

  it.each(HOSTILE)("PRD-9 the name of '%s' is a text", (name) => {
    expect(categoryName(name)).toBeTypeOf('string');
  });

  it.each([
    ['gin', 'Gin'],
    ['wine-glasses', 'Wine Glasses'],
    ['whiskey-glasses', 'Whisky Glasses'],
    ['chips', 'Crisps'],
    ['energy', 'Energy Drinks'],
    ['ice-tools', 'Ice Tools'],
  ])("CAT-2 '%s' is called '%s'", (id, name) => {
    expect(categoryName(id)).toBe(name);
  });
});
