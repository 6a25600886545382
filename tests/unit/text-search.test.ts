import { describe, expect, test } from 'vitest';
import { SECTIONS, sectionCategories } from '#machines/domain/categories.ts';
import { catalogueIndex, products } from '#mocks/catalogue.ts';
import {
  type ApiProduct,
  type Criteria,
  indexCatalogue,
  type ListAnswer,
  searchCatalogue,
} from '#mocks/catalogue-search.ts';
import synonyms from '#mocks/data/synonyms.json' with { type: 'json' };

const DEFAULTS: Criteria = { sortBy: 'name', sortOrder: 'asc', page: 1, pageSize: 100, inStock: true };
const search = (text: string, criteria: Partial<Criteria> = {}): ListAnswer =>
  searchCatalogue(catalogueIndex, { ...DEFAULTS, search: text, ...criteria });
const best = (text: string) => search(text, { sortBy: 'best', sortOrder: 'desc' }).data;
const ids = (found: readonly ApiProduct[] | undefined) => (found ?? []).map(({ id }) => id);
const idsWhere = (isWanted: (product: ApiProduct) => boolean) => ids(products.filter(isWanted));

describe('PRD-5 the results of a search', () => {
  test("PRD-5 'single malt' finds the six single malts: a type is searched too", () => {
    const malts = idsWhere(({ type }) => type === 'Single Malt');
    expect(malts).toHaveLength(6);
    expect(ids(search('single malt', { inStock: false }).data)).toEqual(expect.arrayContaining(malts));
  });

  test('PRD-5 words that begin, and letters within words, are found as before', () => {
    expect(ids(search('whis').data)).toEqual(expect.arrayContaining(ids(search('', { category: 'whisky' }).data)));
    expect(ids(search('onfir').data)).toContain('glen-averne-black-moss-peated');
    expect(ids(search('a').data)).toHaveLength(idsWhere(({ inStock }) => inStock).length);
  });

  test.each([
    ['12 years', ({ age }: ApiProduct) => age === '12 years'],
    ['12yo', ({ age }: ApiProduct) => age === '12 years'],
    ['18 yr', ({ age }: ApiProduct) => age === '18 years'],
    ['20 months', ({ age }: ApiProduct) => age === '20 months'],
    ['70cl', ({ volume }: ApiProduct) => volume === '700ml'],
    ['750ml', ({ volume }: ApiProduct) => volume === '750ml'],
    ['33cl', ({ volume }: ApiProduct) => volume.endsWith('330ml')],
    ['1.5 litre', ({ volume }: ApiProduct) => volume === '1500ml'],
    ['1.5l', ({ volume }: ApiProduct) => volume === '1500ml'],
    ['1.5 liters', ({ volume }: ApiProduct) => volume === '1500ml'],
    ['sussex', ({ region }: ApiProduct) => region === 'Sussex'],
    ['jalisco', ({ category }: ApiProduct) => category === 'tequila'],
    ['tuscany', ({ brand }: ApiProduct) => brand === 'Tenuta Sarvella'],
    ['italian', ({ country }: ApiProduct) => country === 'Italy'],
    ['French wine', ({ brand }: ApiProduct) => brand === 'Château Orvelle'],
    ['claret', ({ brand, type }: ApiProduct) => brand === 'Château Orvelle' && type === 'Red'],
    ['rosé champagne', ({ type }: ApiProduct) => type === 'Sparkling'],
  ])("PRD-5 '%s' finds by age, volume, region and country", (text, isMeant) => {
    const meant = idsWhere((product) => product.inStock && isMeant(product));
    expect(meant.length).toBeGreaterThan(0);
    expect(ids(search(text).data)).toEqual(expect.arrayContaining(meant));
  });

  test.each([
    ['12 year', ({ age = '' }: ApiProduct) => age === '12 years'],
    ['50cl', ({ volume }: ApiProduct) => /(?<!\d)500ml$/.test(volume)],
    ['18 year', ({ age = '' }: ApiProduct) => age === '18 years'],
  ])("PRD-5 '%s' is a whole number: it is not in '312 bottles' or '150cl'", (text, isMeant) => {
    const meant = idsWhere((product) => product.inStock && isMeant(product));
    expect(meant.length).toBeGreaterThan(0);
    expect(ids(search(text).data).toSorted()).toEqual(meant.toSorted());
  });

  test.each(SECTIONS.map(({ id, title }) => [title, id]))("PRD-5 CAT-1 '%s' finds all of its section", (title, id) => {
    const held = idsWhere(({ category }) => sectionCategories(id).includes(category));
    expect(held.length).toBeGreaterThan(0);
    expect(ids(search(title, { inStock: false }).data)).toEqual(expect.arrayContaining(held));
  });

  test("PRD-5 'low alcohol' finds no drink without alcohol, 'alcohol free' does, and what is low in alcohol comes first", () => {
    expect(search('low alcohol').data.every(({ alcoholContent }) => alcoholContent > 0)).toBe(true);
    expect(ids(search('alcohol free').data)).toEqual(ids(search('non-alcoholic').data));
    expect(best('alcohol free')[0]?.type).toBe('Low Alcohol');
    expect(search('alcohol free').data.every(({ alcoholContent }) => alcoholContent <= 1.2)).toBe(true);
  });

  test('PRD-5 the country is searched where it is known', () => {
    expect(ids(search('sweden').data)).toEqual(ids(search('', { brand: 'norrvik' }).data));
  });

  test.each([
    ['whiskey', (product: ApiProduct) => product.category === 'whisky'],
    ['fizz', (product: ApiProduct) => product.type === 'Sparkling'],
    ['bubbly', (product: ApiProduct) => product.type === 'Sparkling'],
    ['champagne', (product: ApiProduct) => product.type === 'Sparkling'],
    ['red wine', (product: ApiProduct) => product.category === 'wine' && product.type === 'Red'],
    ['coke', (product: ApiProduct) => product.category === 'cola'],
    ['cocktail shaker', (product: ApiProduct) => product.category === 'shakers'],
    ['rosé', (product: ApiProduct) => product.type === 'Rosé'],
    ['smoky whisky', (product: ApiProduct) => product.id === 'glen-averne-black-moss-peated'],
    ['scotch', (product: ApiProduct) => product.brand === 'Glen Averne' && product.category === 'whisky'],
    ['alcohol free', (product: ApiProduct) => product.type === 'Low Alcohol'],
    ['gin and tonic', ({ category, id }: ApiProduct) => category === 'gin' || id.includes('tonic-water')],
    ['gin & tonic', ({ category, id }: ApiProduct) => category === 'gin' || id.includes('tonic-water')],
    ['G&T', ({ category, id }: ApiProduct) => category === 'gin' || id.includes('tonic-water')],
    ['rum and coke', ({ category }: ApiProduct) => category === 'rum' || category === 'cola'],
    ['craft beers', ({ category }: ApiProduct) => category === 'beer'],
    ['soda water', ({ name }: ApiProduct) => name.includes('Sparkling Spring Water')],
    [
      'gifts',
      ({ category }: ApiProduct) => ['decanters', 'whiskey-glasses', 'shakers', 'chocolate'].includes(category),
    ],
    ['presents', ({ category }: ApiProduct) => ['decanters', 'wine-glasses', 'chocolate'].includes(category)],
  ])("PRD-5 '%s' finds what shoppers mean by it", (text, isMeant) => {
    const meant = idsWhere((product) => product.inStock && isMeant(product));
    expect(meant.length).toBeGreaterThan(0);
    expect(ids(search(text).data)).toEqual(expect.arrayContaining(meant));
  });

  test.each(['reduced', 'sale', 'offers', 'deals', 'clearance', 'Black Friday'])(
    "PRD-5 '%s' finds what costs less than before",
    (text) => {
      const reduced = idsWhere(({ inStock, price, originalPrice = 0 }) => inStock && originalPrice > price);
      expect(reduced.length).toBeGreaterThan(1);
      expect(ids(search(text).data).toSorted()).toEqual(reduced.toSorted());
      const whiskies = idsWhere(({ category, id }) => category === 'whisky' && reduced.includes(id));
      expect(ids(search(`whisky ${text}`).data)).toEqual(expect.arrayContaining(whiskies));
    },
  );

  test.each([
    ['gin under £30', 'gin', 0, 30],
    ['under £30 gin', 'gin', 0, 30],
    ['gin below 30 pounds', 'gin', 0, 30],
    ['Gin up to £28.50', 'gin', 0, 28.5],
    ['gin £30 or less', 'gin', 0, 30],
    ['gin less than 30', 'gin', 0, 30],
    ['whisky over £60', 'whisky', 60, 500],
    ['whisky £54.50 and over', 'whisky', 54.5, 500],
    ['rum between £20 and £30', 'rum', 20, 30],
    ['rum from 20 to 30 pounds', 'rum', 20, 30],
    ['rum £20–30', 'rum', 20, 30],
    ['under £20', '', 0, 20],
  ])("PRD-5 '%s' finds '%s' at £%d to £%d, both included", (text, words, minPrice, maxPrice) => {
    const expected = ids(search(words, { minPrice, maxPrice }).data);
    expect(expected.length).toBeGreaterThan(1);
    expect(ids(search(text).data)).toEqual(expected);
  });

  test.each([
    ['under 12 years', 'under'],
    ['rum 20-30', '30'],
  ])("PRD-5 '%s' names no price: its words are searched", (text, word) => {
    expect(ids(search(text).data).toSorted()).toEqual(
      ids(search(word).data.filter(({ id }) => ids(search(text.replace(word, '')).data).includes(id))).toSorted(),
    );
  });

  test('PRD-5 a price in the search and the filter of prices count together, and the counts beside the filter do not change', () => {
    expect(ids(search('rum under £30', { minPrice: 25 }).data)).toEqual(
      ids(search('rum', { minPrice: 25, maxPrice: 30 }).data),
    );
    const counts = search('rum under £30', { minPrice: 25, facets: true }).facets?.price;
    expect(counts).toEqual(search('rum under £30', { facets: true }).facets?.price);
  });

  test("PRD-5 '40%' finds what has this strength, and no 440ml", () => {
    const drinks = idsWhere(({ alcoholContent, inStock }) => inStock && alcoholContent === 40);
    expect(drinks.length).toBeGreaterThan(2);
    for (const text of ['40%', '40.0%']) expect(ids(search(text).data).toSorted()).toEqual(drinks.toSorted());
    expect(ids(search('72%').data)).toEqual(['tawny-rye-72-dark-chocolate']);
  });

  test("PRD-5 '0%' is alcohol free: no glasses, no '40%'", () => {
    expect(ids(search('0%').data)).toEqual(ids(search('alcohol free').data));
    for (const text of ['0% beer', '0.0 beer'])
      expect(ids(search(text).data)).toEqual(ids(search('alcohol free beer').data));
  });

  test("PRD-5 a synonym replaces whole words only: 'fizz' finds no sparkling water, and nothing that is merely like wine", () => {
    expect(ids(search('fizz').data)).toEqual(idsWhere(({ type, inStock }) => inStock && type === 'Sparkling'));
  });

  test.each([
    ['wines', 'wine'],
    ['beers', 'beer'],
    ['whiskies', 'whisky'],
    ['whiskys', 'whisky'],
    ['whiskeys', 'whisky'],
    ['gins', 'gin'],
    ['rums', 'rum'],
    ['brandies', 'brandy'],
    ['vodkas', 'vodka'],
    ['tequilas', 'tequila'],
    ['cognacs', 'cognac'],
    ['lagers', 'lager'],
    ['cheeses', 'cheese'],
    ['juices', 'juice'],
    ['nosing glasses', 'nosing glass'],
    ['single malts', 'single malt'],
    ['soft drinks', 'soft drink'],
    ['rocks glasses', 'rocks glass'],
    ['no alcohol', 'alcohol free'],
    ['beer without alcohol', 'beer alcohol free'],
    ['nonalcoholic', 'alcohol free'],
    ['Coca-Cola', 'coke'],
    ['red whine', 'red wine'],
  ])("PRD-5 '%s' finds what '%s' finds", (typed, meant) => {
    expect(search(meant).total).toBeGreaterThan(0);
    expect(ids(search(typed).data)).toEqual(ids(search(meant).data));
  });

  test("PRD-5 a plural is met by whole words: 'ales' by pale ale and by what an ale is, 'nuts' by no chestnut", () => {
    const ales = idsWhere(({ type, inStock }) => inStock && ['Pale Ale', 'Bitter', 'IPA'].includes(type));
    expect(ids(search('ales').data)).toEqual(expect.arrayContaining(ales));
    expect(search('nuts').total).toBeLessThan(search('nut').total);
  });

  test.each([
    ['gin,', 'gin'],
    ['gin;', 'gin'],
    ['“gin”', 'gin'],
    ['(gin)', 'gin'],
    ['scotch,', 'scotch'],
    ['london-dry', 'london dry'],
    ['old-tom', 'old tom'],
    ['12-year-old', '12 year old'],
    ['V.S.O.P.', 'vsop'],
    ['x.o.', 'xo'],
    ['12x330ml', '12 330ml'],
    ['whisky/sherry', 'whisky sherry'],
    ['marl & bine', 'marl bine'],
  ])("PRD-5 '%s' finds what '%s' finds: marks are no part of a word", (marked, bare) => {
    expect(search(bare).total).toBeGreaterThan(0);
    expect(ids(search(marked).data)).toEqual(ids(search(bare).data));
  });

  test("PRD-5 a word with a hyphen that a text has is one word: 'wine-glasses' finds no decanter", () => {
    const glasses = ids(search('wine-glasses', { inStock: false }).data);
    expect(glasses).toEqual(ids(search('', { category: 'wine-glasses', inStock: false }).data));
    expect(search('wine glasses', { inStock: false }).total).toBeGreaterThan(glasses.length);
  });

  test.each(['.', '&', '“ ”', '- / -'])('PRD-5 %j holds no word and finds nothing', (marks) => {
    expect(search(marks, { inStock: false })).toMatchObject({ total: 0, instead: { text: null, products: [] } });
  });

  test.each([...synonyms.same.flat(), ...Object.keys(synonyms.means)])("PRD-5 '%s' finds something", (name) => {
    expect(search(name, { inStock: false }).total).toBeGreaterThan(0);
  });

  test('PRD-5 what contains the words stays in the list in name order, whatever answers best', () => {
    const names = search('gin').data.map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator('en-GB').compare));
    const contains = idsWhere(
      ({ name, description, inStock }) => inStock && `${name} ${description}`.toLowerCase().includes('gin'),
    );
    expect(ids(search('gin').data)).toEqual(expect.arrayContaining(contains));
  });
});

describe('PRD-13 the best match', () => {
  test.each([
    ['tawny', 'tawny-rye-20-year-old-tawny-port'],
    ['rosé', 'tenuta-sarvella-rosato-2025'],
    ['london dry', 'ashcombe-london-dry-gin'],
    ['smoky whisky', 'glen-averne-black-moss-peated'],
    ['ipa', 'marl-and-bine-oast-house-ipa'],
    ['port', 'tawny-rye-20-year-old-tawny-port'],
  ])("PRD-13 of '%s' is %s", (text, id) => {
    expect(best(text)[0]?.id).toBe(id);
  });

  test("PRD-13 'tawny' does not begin with Pepsi, nor 'rosé' with rosemary nuts, and glasses come after what is drunk", () => {
    expect(ids(best('tawny')).indexOf('tawny-rye-20-year-old-tawny-port')).toBeLessThan(
      best('tawny').findIndex(({ category }) => category === 'pepsi'),
    );
    expect(best('rosé')[0]?.category).not.toBe('nuts');
    const categories = best('whisky').map(({ category }) => category);
    expect(categories.lastIndexOf('whisky')).toBeLessThan(categories.indexOf('whiskey-glasses'));
  });

  test.each(['wine', 'white wine', 'bordeaux', 'Bordeaux wine'])(
    "PRD-13 of '%s' the wines come before the glasses",
    (text) => {
      const categories = best(text).map(({ category }) => category);
      const wines = categories.filter((category) => category === 'wine').length;
      expect(wines).toBeGreaterThan(1);
      expect(categories.slice(0, wines)).toEqual(Array(wines).fill('wine'));
      expect(categories).toContain('wine-glasses');
    },
  );

  test('PRD-13 the same products in another order, and the other way about', () => {
    const forth = ids(best('oak'));
    expect([...forth].sort()).toEqual(ids(search('oak').data).sort());
    expect(ids(search('oak', { sortBy: 'best', sortOrder: 'asc' }).data)).toEqual([...forth].reverse());
    const second = search('oak', { sortBy: 'best', sortOrder: 'desc', page: 2, pageSize: 3 });
    expect(ids(second.data)).toEqual(forth.slice(3, 6));
  });

  test.each(['sale', 'under £40'])('PRD-13 %j, which all match alike, has no best matches', (text) => {
    const found = search(text);
    expect(found.total).toBeGreaterThan(8);
    expect(found.best).toBeUndefined();
  });

  test('PRD-13 a long list by name has its four best matches, on its first page only', () => {
    const long = search('tawny');
    expect(long.total).toBeGreaterThan(8);
    expect(ids(long.best)).toEqual(ids(best('tawny')).slice(0, 4));
    expect(search('tawny', { page: 2, pageSize: 24 }).best).toBeUndefined();
    expect(search('tawny', { sortBy: 'price' }).best).toBeUndefined();
    const short = search('rosé');
    expect(short.total).toBeLessThanOrEqual(8);
    expect(short.best).toBeUndefined();
    expect(search('').best).toBeUndefined();
  });

  test.each([
    [8, undefined],
    [9, 4],
  ])('PRD-13 of %i found in name order, so many stand above them: %s', (count, shown) => {
    const [product] = products;
    if (!product) throw new Error('the catalogue is empty');
    const named = Array.from({ length: count - 1 }, (_, at) => ({
      ...product,
      id: `p${at}`,
      name: `Quarterdeck ${at}`,
    }));
    const described = { ...product, id: 'described', name: 'Rum', description: 'For the quarterdeck.' };
    const found = searchCatalogue(indexCatalogue([...named, described], []), {
      ...DEFAULTS,
      inStock: false,
      search: 'quarterdeck',
    });
    expect([found.total, found.best?.length]).toEqual([count, shown]);
  });

  test('PRD-13 the best of a list meet all its filters', () => {
    const whiskies = search('oak', { minPrice: 10 });
    expect(whiskies.total).toBeGreaterThan(8);
    expect((whiskies.best ?? []).every(({ price, inStock }) => price >= 10 && inStock)).toBe(true);
  });
});

describe('PRD-13 searches without results', () => {
  test.each([
    ['wiskey', 'whiskey', 'whisky'],
    ['chateu', 'château', 'wine'],
    ['bordeux', 'bordeaux', 'wine'],
    ['tequilla', 'tequila', 'tequila'],
    ['glen averene', 'glen averne', 'whisky'],
    ['prosecco', 'sparkling wine', 'wine'],
    ['christmas', 'gift', 'decanters'],
    ['Christmas gifts', 'gift', 'decanters'],
    ['proseco', 'sparkling wine', 'wine'],
    ['mojitto', 'white rum', 'rum'],
    ['Glenfiddich', 'single malt', 'whisky'],
    ['Mojito', 'white rum', 'rum'],
    ['champagne flutes', 'coupe glasses', 'cocktail-glasses'],
    ['Fever-Tree', 'tonic', 'water'],
    ['grey goose', 'vodka', 'vodka'],
    ['Father’s Day', 'gift', 'decanters'],
    ['Pilsner', 'lager', 'beer'],
    ['dry white', 'white wine', 'wine'],
  ])("PRD-13 '%s': did you mean '%s'?", (text, meant, category) => {
    const { total, data, instead } = search(text);
    expect({ total, data }).toEqual({ total: 0, data: [] });
    expect(instead?.text).toBe(meant);
    expect(instead?.products.some((product) => product.category === category)).toBe(true);
    expect(instead?.products.every(({ inStock }) => inStock)).toBe(true);
    expect(search(meant).total).toBeGreaterThan(0);
  });

  test.each(Object.entries(synonyms.near))("PRD-13 '%s' is not sold: '%s' comes nearest", (name, near) => {
    expect(search(name, { inStock: false }).total).toBe(0);
    expect(search(name).instead?.text).toBe(near);
    expect(search(near).total).toBeGreaterThan(0);
  });

  test('PRD-13 words that are known but never together find the products with some of them, and no other words', () => {
    const { total, instead } = search('sherry norrvik');
    expect(total).toBe(0);
    expect(instead?.text).toBeNull();
    expect(ids(instead?.products)).toContain('glen-averne-15-year-old-sherry-cask');
    expect((instead?.products.length ?? 0) <= 8).toBe(true);
  });

  test("PRD-13 a plural is no mistake: of 'whiskies averene' one word is corrected; 'liqueurs' are not sold, as no liqueur is", () => {
    expect(search('whiskies averene').instead?.text).toBe('whiskies averne');
    expect(search('liqueurs').instead?.text).toBe(synonyms.near.liqueur);
  });

  test.each(['vegan', 'sake', 'hammock', 'olives', 'help', 'mead', 'lavender'])(
    "PRD-13 '%s' is no mistyped name of a product: no other words are proposed",
    (text) => {
      expect(search(text).total).toBe(0);
      expect(search(text).instead?.text).toBeNull();
    },
  );

  test.each([
    ['prosecco under £20', 'sparkling wine under £20', 20],
    ['tequilla under £37', 'tequila under £37', 37],
  ])("PRD-13 '%s': did you mean '%s'?", (text, meant, maxPrice) => {
    const { total, instead } = search(text);
    expect({ total, text: instead?.text }).toEqual({ total: 0, text: meant });
    expect(instead?.products.length).toBeGreaterThan(0);
    expect(instead?.products.every(({ price }) => price <= maxPrice)).toBe(true);
    expect(search(meant).total).toBeGreaterThan(0);
  });

  test('PRD-13 where nothing costs so little, what the words find comes near', () => {
    const { total, instead } = search('whisky under £10');
    expect(total).toBe(0);
    expect(instead).toEqual({ text: null, products: best('whisky').slice(0, 8) });
  });

  test.each(['705ml', '£999', '45yo'])("PRD-13 '%s' holds a number, which is not corrected", (text) => {
    expect(search(text)).toMatchObject({ total: 0, instead: { text: null } });
  });

  test('PRD-13 a correction that would show nothing is not proposed', () => {
    expect(search('brunelo').instead).toEqual({ text: null, products: [] });
    expect(search('brunelo', { inStock: false }).instead?.text).toBe('brunello');
    expect(search('brunello', { inStock: false }).total).toBeGreaterThan(0);
  });

  test('PRD-13 without similar products, no products are proposed', () => {
    expect(search('qqqqqq').instead).toEqual({ text: null, products: [] });
  });

  test('PRD-13 where other filters hide what the words find, that comes near, and no other words are proposed', () => {
    const { total, instead } = search('cognac', { maxPrice: 1 });
    expect(total).toBe(0);
    expect(instead?.text).toBeNull();
    expect(ids(instead?.products)).toEqual(ids(best('cognac')).slice(0, 8));
  });

  test.each(['dark rum', 'cask strength', 'ship’s decanter'])(
    "PRD-13 '%s' is out of stock: it is counted, and what comes near is in stock",
    (text) => {
      const { total, outOfStock, instead } = search(text);
      expect(total).toBe(0);
      expect(outOfStock).toBe(search(text, { inStock: false }).total);
      expect(outOfStock).toBeGreaterThan(0);
      expect(instead?.text).toBeNull();
      expect(instead?.products.every(({ inStock }) => inStock)).toBe(true);
    },
  );

  test('PRD-13 what comes near a product that is out of stock has some of its words', () => {
    expect(ids(search('ship’s decanter').instead?.products)).toContain('tawny-rye-square-whisky-decanter');
    expect(search('dark rum').instead?.products[0]?.category).toBe('rum');
  });

  test('PRD-13 products out of stock are counted where none in stock matches, with all other filters, on the first page', () => {
    expect(search('cask strength', { category: 'gin' }).outOfStock).toBe(0);
    expect(search('', { category: 'vodka', type: 'Small Batch' }).outOfStock).toBe(1);
    expect(search('gin').outOfStock).toBeUndefined();
    expect(search('qqqqqq', { inStock: false }).outOfStock).toBeUndefined();
    expect(search('cask strength', { page: 2 }).outOfStock).toBeUndefined();
  });

  test.each(['%', '&', '()', '“”', '   ', '\u0000', '𝒢𝒾𝓃', 'x'.repeat(200)])('PRD-13 %j gets an answer', (text) => {
    expect(search(text).total).toBeGreaterThanOrEqual(0);
  });
});
