import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ARTICLE_PATHS, routeOf, TEXT_PAGES } from '#machines/domain/routes.ts';
import { QUESTIONS } from '#machines/help/questions.ts';
import brands from '#mocks/data/brands.json' with { type: 'json' };
import products from '#mocks/data/products.json' with { type: 'json' };
import { about } from '#src/content/about.ts';
import { accessibility } from '#src/content/accessibility.ts';
import { ageVerification } from '#src/content/age-verification.ts';
import { blog } from '#src/content/blog.ts';
import { OPENINGS } from '#src/content/careers/openings.ts';
import { cookies } from '#src/content/cookies.ts';
import { legal } from '#src/content/legal.ts';
import { press } from '#src/content/press.ts';
import { privacy } from '#src/content/privacy.ts';
import { returns } from '#src/content/returns.ts';
import { shipping } from '#src/content/shipping.ts';
import { terms } from '#src/content/terms.ts';
import { articleAt } from '#src/content/text/article-at.ts';
import { inlineParts, plainText } from '#src/content/text/inline-text.ts';
import { PAGE_INDEX } from '#src/content/text/page-index.ts';
import { TEXTS } from '#src/content/text/text-pages.ts';
import { isArticle, type TableBlock, type TextBlock, type TextPageContent } from '#src/content/text-content.ts';
import { DRAFT_KEYS, STORAGE_KEYS } from '#src/platform/storage-keys.ts';

const PAGES: Readonly<Record<string, TextPageContent>> = Object.fromEntries(
  await Promise.all(TEXT_PAGES.map(async ({ name }) => [name, await TEXTS[name]()] as const)),
);
const LATEST_DATE = '2026-11-28';

function stringsOfBlock(block: TextBlock): readonly string[] {
  if (typeof block === 'string') return [block];
  if (block.kind === 'list') return block.items;
  if (block.kind === 'notice') return [block.text];
  if (block.kind === 'lines') return block.lines;
  // A row is read as one: 'Standard 3–5 business days £100 £4.99'.
  return [block.caption, block.columns.join(' '), ...block.rows.map((row) => row.join(' '))];
}
/** Every string of a page, in the order in which it is read. */
const stringsOf = ({ title, lead, sections }: TextPageContent) => [
  title,
  lead,
  ...sections.flatMap((section) => [section.title, ...section.blocks.flatMap(stringsOfBlock)]),
];
const tablesOf = ({ sections }: TextPageContent): readonly TableBlock[] =>
  sections.flatMap((section) =>
    section.blocks.filter((block): block is TableBlock => typeof block !== 'string' && block.kind === 'table'),
  );
const textOf = (page: TextPageContent) => stringsOf(page).map(plainText).join('\n');

const linksOf = (text: string) => inlineParts(text).flatMap((part) => (part.kind === 'link' ? [part.href] : []));
const addressOf = (href: string) => {
  const { pathname, search } = new URL(href, 'https://shop.test');
  return { path: pathname, search };
};

describe('PAG-1 figures, each on its own page', () => {
  test.each([
    ['standard', 'Standard £4.99'],
    ['express', 'Express, same-day £9.99'],
    ['free delivery', 'Any order over £75 Free'],
    ['hours', 'Mon–Sat 9:00–20:00'],
    ['Sunday hours', 'Sun 12:00–18:00'],
    ['attempts', 'three delivery attempts'],
    ['cancellation', '14-day cancellation for unopened items'],
    ['damage', 'report damage within 48 hours'],
    ['refunds', 'Refunds are made in 5–7 business days'],
    ['age', '18+'],
    ['Challenge 25', 'Challenge 25 policy'],
  ])('PAG-1 legal: %s', (_, figure) => {
    expect(textOf(legal)).toContain(figure);
  });

  test.each([
    ['standard', 'Standard 3–5 business days £100 £4.99'],
    ['express', 'Express next business day £500 £9.99'],
    ['free shipping', 'Free shipping on orders over £50.'],
    ['processing', 'within 1–2 business days'],
    ['remote areas', 'a further 1–2 business days for remote areas'],
    ['insurance', 'up to £100 with standard shipping, and up to £500 with express'],
  ])('PAG-1 shipping: %s', (_, figure) => {
    expect(textOf(shipping)).toContain(figure);
  });

  test.each([
    ['window', '30 days from delivery'],
    ['refunds', 'Refund to the original payment method 5–7 business days'],
    ['store credit', 'Store credit immediate'],
    ['exchange', 'Exchange 3–5 business days'],
    ['processing', '2–3 business days after receipt'],
  ])('PAG-1 returns: %s', (_, figure) => {
    expect(textOf(returns)).toContain(figure);
  });

  test('PAG-1 terms speak of 18 or parental consent', () => {
    expect(textOf(terms)).toMatch(/18 or over, or have the consent of a parent/);
  });

  test('PAG-1 the pages disagree as they are meant to: none holds the other’s figures', () => {
    expect(textOf(legal)).not.toContain('£50');
    expect(textOf(legal)).not.toContain('30 days');
    expect(textOf(shipping)).not.toContain('£75');
    expect(textOf(returns)).not.toMatch(/14[- ]day/);
    expect(textOf(about) + textOf(terms)).not.toMatch(/£75|£50|£4\.99|£9\.99/);
  });

  test.each([
    ['/legal', legal, 'The cart shows the delivery charge that applies to your order'],
    ['/shipping', shipping, 'Your cart shows the delivery charge that applies to your order'],
    ['/terms', terms, 'the cart shows the one that applies to your order'],
    ['/blog', blog, 'the cart shows the charge that applies'],
  ])('PAG-1 + %s names delivery charges, and says that the cart shows the one that applies', (_, page, line) => {
    expect(textOf(page)).toContain(line);
  });

  test('PAG-1 + no other page names a delivery charge', () => {
    for (const page of [about, accessibility, ageVerification, cookies, press, privacy, returns]) {
      expect(textOf(page), page.path).not.toMatch(/£4\.99|£5\.99|£9\.99|delivery charge/);
    }
  });
});

describe('PAG-1 text pages', () => {
  test.each(Object.entries(PAGES))('PAG-1 %s is the page of its route, and is in the index', (name, page) => {
    expect(routeOf({ path: page.path, search: '' })).toEqual({ name });
    const neighbours: readonly { title: string; path: string }[] = PAGE_INDEX[page.index].pages;
    expect(neighbours).toContainEqual({ title: page.title, path: page.path });
  });

  test.each(Object.values(PAGES).map((page) => [page.path, page] as const))('PAG-1 %s is well formed', (_, page) => {
    const ids = page.sections.map((section) => section.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]*$/);
    expect(page.description.length).toBeGreaterThan(60);
    expect(page.description.length).toBeLessThanOrEqual(170);
    for (const section of page.sections) expect(section.blocks.length).toBeGreaterThan(0);
    for (const { columns, rows } of tablesOf(page)) {
      for (const row of rows) expect(row).toHaveLength(columns.length);
    }
  });

  test('PAG-1 dates are of this year and not of the future, the latest first', () => {
    for (const page of Object.values(PAGES)) {
      const dates = page.sections.flatMap((section) => (isArticle(section) ? section.date : []));
      expect(dates).toEqual([...dates].sort().reverse());
      for (const date of [...dates, ...(page.updated ? [page.updated] : [])]) {
        expect(date).toMatch(/^2026-\d\d-\d\d$/);
        expect(date <= LATEST_DATE, `${page.path} ${date}`).toBe(true);
      }
    }
  });

  test('PAG-1 press and blog hold several dated pieces', () => {
    expect(press.sections.filter(isArticle).length).toBeGreaterThanOrEqual(3);
    expect(blog.sections.filter(isArticle).length).toBeGreaterThanOrEqual(3);
  });

  test('PAG-1 STO-4 cookies names every key that the shop stores under', () => {
    for (const key of Object.values({ ...STORAGE_KEYS, ...DRAFT_KEYS }))
      expect(stringsOf(cookies).join()).toContain(`\`${key}\``);
  });

  test('PAG-1 about: brands, years and prices are the catalogue’s', () => {
    const known = new Map(brands.map((brand) => [brand.name, brand]));
    const [table] = tablesOf(about);
    if (!table) throw new Error('about has no table of brands');
    expect(table.rows).toHaveLength(brands.length);
    for (const [name, place, since] of table.rows) {
      const brand = known.get(plainText(name));
      expect(linksOf(name)).toEqual([`/products?brand=${brand?.id}`]);
      expect(place).toBe(`${brand?.region}, ${brand?.country}`);
      expect(since).toBe(`${brand?.founded}`);
    }
    const prices = products.map((product) => product.price);
    for (const [, price] of textOf(about).matchAll(/£(\d+(?:\.\d\d)?)/g)) expect(prices).toContain(Number(price));
  });
});

describe('PAG-2 articles', () => {
  test('PAG-2 each article has an address, and each address an article', () => {
    const written = [blog, press].flatMap(({ path, sections }) =>
      sections.filter(isArticle).map(({ id }) => `${path}/${id}`),
    );
    expect(written).toEqual(ARTICLE_PATHS);
  });

  test.each(ARTICLE_PATHS)('PAG-2 %s has a picture of the shop and a description of its own', (path) => {
    const { list, article } = articleAt(path, { blog, press });
    expect(path).toBe(`${list.path}/${article.id}`);
    for (const width of [400, 800]) {
      expect(existsSync(`public${article.picture.replace('.avif', `-${width}.avif`)}`)).toBe(true);
    }
    expect(article.description.length).toBeGreaterThan(60);
    expect(article.description.length).toBeLessThanOrEqual(155);
    expect(typeof article.blocks[0], 'its list shows how it begins').toBe('string');
  });

  test('PAG-2 no two have the same picture, title or description', () => {
    const articles = ARTICLE_PATHS.map((path) => articleAt(path, { blog, press }).article);
    for (const key of ['picture', 'title', 'description'] as const) {
      expect(new Set(articles.map((article) => article[key])).size).toBe(articles.length);
    }
  });
});

describe('FTR-1, RTE-1 links in texts', () => {
  const hrefs = [
    ...Object.values(PAGES).flatMap((page) =>
      stringsOf(page).flatMap((text) => linksOf(text).map((href) => [page.path, href] as const)),
    ),
    ...QUESTIONS.flatMap((group) => group.entries.flatMap(({ more }) => (more ? [['/help', more.href] as const] : []))),
  ];

  test.each(hrefs)('RTE-1 %s: %s leads somewhere', (_, href) => {
    if (href.startsWith('/')) expect(routeOf(addressOf(href)).name).not.toBe('notFound');
    else
      expect(href).toMatch(
        /^(mailto:hello@tawnyandrye\.example$|tel:\+44\d+$|https:\/\/(www\.drinkaware\.co\.uk|ico\.org\.uk|www\.equalityadvisoryservice\.com)\/)/,
      );
  });
});

describe('HLP-1 questions', () => {
  test('HLP-1 four groups, in order', () => {
    expect(QUESTIONS.map((group) => group.title)).toEqual([
      'Orders & Shipping',
      'Payment & Billing',
      'Account & Profile',
      'Products & Shopping',
    ]);
  });

  test('HLP-1 each group has at least five questions, and no id is used twice', () => {
    for (const group of QUESTIONS) expect(group.entries.length, group.title).toBeGreaterThanOrEqual(5);
    const ids = QUESTIONS.flatMap((group) => group.entries.map((entry) => entry.id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  const answers = QUESTIONS.flatMap((group) => group.entries.map((entry) => entry.answer)).join('\n');

  test('HLP-1 the FAQ has its own figures: free over £50, refunds within 30 days', () => {
    expect(answers).toContain('Shipping is free on orders over £50.');
    expect(answers).toContain('refunds within 30 days');
  });

  test.each([
    ['/shipping', shipping, '3–5 business days'],
    ['/shipping', shipping, 'next business day'],
    ['/shipping', shipping, '1–2 business days'],
    ['/shipping', shipping, '£50'],
    ['/returns', returns, '30 days'],
    ['/returns', returns, '2–3 business days'],
    ['/returns', returns, '5–7 business days'],
    ['/legal', legal, '48 hours'],
    ['/legal', legal, 'Challenge 25'],
    ['/legal', legal, '14 units a week'],
  ] as const)('HLP-1 agrees with %s', (_, page, figure) => {
    expect(answers).toContain(figure);
    expect(textOf(page)).toContain(figure);
  });
});

describe('JOB-1 openings', () => {
  test('JOB-1 there are three, each with all its details', () => {
    expect(OPENINGS.map((opening) => opening.title)).toEqual([
      'Frontend Developer',
      'Product Manager',
      'Customer Success Manager',
    ]);
    for (const { department, location, type, description, requirements } of OPENINGS) {
      for (const text of [department, location, type, description]) expect(text.trim()).not.toBe('');
      expect(requirements.length).toBeGreaterThanOrEqual(3);
    }
  });
});
