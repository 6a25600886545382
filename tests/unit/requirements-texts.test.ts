import { describe, expect, test } from 'vitest';
import { additionMachine } from '#machines/addition/addition.machine.ts';
import { MOST_WATCHED } from '#machines/back-in-stock/watched-products.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { catalogueMachine } from '#machines/catalogue/catalogue.machine.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { CHECKOUT_STEPS } from '#machines/checkout/checkout-steps.ts';
import { contactMachine } from '#machines/contact/contact.machine.ts';
import { DELIVERY_FEE, FREE_DELIVERY_FROM, TAX_RATE } from '#machines/domain/cart.ts';
import { PRICE_SCALE } from '#machines/domain/price-scale.ts';
import { PRICE_RANGE } from '#machines/domain/product-query.ts';
import { STRENGTHS } from '#machines/domain/strength.ts';
import { LONGEST_LINE, LONGEST_TEXT } from '#machines/domain/typed-text.ts';
import { LONGEST_CODE } from '#machines/domain/voucher.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { CODE_LENGTH } from '#machines/login/login-rules.ts';
import { CLOSE_UP, LARGEST, LEVELS, WHOLE } from '#machines/picture-zoom/zoom-geometry.ts';
import { placingMachine } from '#machines/placing/placing.machine.ts';
import { MOST_SAVED } from '#machines/saved/saved-bottles.ts';
import { CALENDAR_START } from '#machines/signup/date-of-birth.ts';
import { signupMachine } from '#machines/signup/signup.machine.ts';
import { DELAYS } from '#mocks/delays.ts';
import { conditions } from '#src/theme/conditions.ts';
import tokens from '#src/theme/tokens.json' with { type: 'json' };
import { filesIn, textOf, withoutComments } from '#tests/support/source.ts';

/** The text of each requirement, tables below it included. */
const STATEMENTS: ReadonlyMap<string, string> = new Map(
  textOf('docs/requirements.md')
    .split(/\n## /)
    .flatMap((section) => section.split(/^- (?=[A-Z]{3}-\d+ )/m).slice(1))
    .map((text) => [/^\S+/.exec(text)?.[0] ?? '', text.replace(/^\S+ /, '')] as const),
);

const QUOTED = /(?<![\w’'])'([^'\n]+(?:'[a-z][^'\n]*)*)'(?!\w)/g;
const quotedIn = (statement: string) => [...statement.matchAll(QUOTED)].map(([, text = '']) => text);

const sources = ['machines', 'src', 'mocks', 'tools/demo-server']
  .flatMap((folder) => filesIn(folder, /\.(?:tsx?|json)$/))
  .map((file) => ({ file, text: textOf(file) }));
const plain = (text: string) =>
  text
    .replaceAll(/\\(['"`])/g, '$1')
    .replaceAll("{' '}", ' ')
    .replaceAll(/\s+/g, ' ');
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const GAP = /\$\{[^}]*\}|\{name\}|…/g;

/** Chapters whose texts stand in files that name others. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  DEP: ['src/app/', 'src/ui/', 'src/boot/', 'src/features/checkout/'],
  DET: ['src/features/product/', 'src/features/cart/', 'src/ui/'],
  FLT: ['src/app/'],
  FTR: ['src/app/Footer'],
  NET: ['src/features/orders/'],
};

/** The files that name a requirement, or another one of its chapter: its texts have to stand in one of them. */
const filesOf = (id: string) =>
  sources.filter(
    ({ file, text }) =>
      text.includes(id.slice(0, 4)) || (ELSEWHERE[id.slice(0, 3)] ?? []).some((place) => file.startsWith(place)),
  );

/** A text between quotes, tags or backticks that reads as a quoted one; where a name or a figure is put in, any does. */
function isSaid(quoted: string, id: string): boolean {
  const gapless = new RegExp(`[>'"\`}]\\s*${escaped(plain(quoted)).replace(/\\\{name\\\}|…/g, '[^\'"`<>]*')}`);
  return filesOf(id).some(({ text }) => {
    const code = plain(withoutComments(text));
    if (gapless.test(code)) return true;
    return [...code.matchAll(/`([^`]*\$\{[^`]*)`/g)].some(([, template = '']) => {
      const letters = template.replaceAll(GAP, '').replaceAll(/[^a-z]/gi, '');
      return letters.length > 3 && new RegExp(`^${template.split(GAP).map(escaped).join('.+')}$`).test(quoted);
    });
  });
}

/**
 * Quoted texts that are not in the shop, or are composed of parts. Each with the reason, or the test that looks for it.
 */
const NOT_LOOKED_FOR: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'RTE-6': { '/PRODUCTS/GIN': 'an address that is sent elsewhere' },
  'RTE-7': { '/products%2Fgin': 'an address that is no page' },
  'PRD-5': {
    chateau: 'what a shopper types',
    Château: 'the name of a product of some catalogue',
    smorrebrod: 'what a shopper types',
    Smørrebrød: 'the name of a product of some catalogue',
    fizz: 'what a shopper types',
    gins: 'what a shopper types',
    whiskies: 'what a shopper types',
    'french wine': 'what a shopper types',
    '12yo': 'what a shopper types',
    '70cl': 'what a shopper types',
    '40%': 'what a shopper types',
    '1.5 litre': 'what a shopper types',
    'whisky offers': 'what a shopper types',
    'gin under £30': 'what a shopper types',
    'whisky over £60': 'what a shopper types',
    'rum £20-30': 'what a shopper types',
    'gin,': 'what a shopper types',
    '“gin”': 'what a shopper types',
    'v.s.o.p.': 'what a shopper types',
    'old-tom': 'what a shopper types',
  },
  'PRD-11': {
    '28 units per bottle': 'of parts: tests/unit/product-page.test.ts',
    '£57.14 / litre': 'of parts: tests/machines/domain/product.test.ts',
  },
  'PRD-13': {
    'Did you mean whiskey?': 'text and link: tests/e2e/products.spec.ts',
    'white wine': 'what a shopper types',
    sake: 'what a shopper types',
    safe: 'a word of a description',
  },
  'PRD-15': {
    '12 years': 'of parts: tests/machines/filter-offers.test.ts',
    '12 years (2)': 'of parts: tests/machines/filter-offers.test.ts',
    '20 months (2)': 'of parts: tests/machines/filter-offers.test.ts',
  },
  'CRT-6': { '3 items added': 'of parts: tests/machines/toasts.test.ts' },
  'ORD-1': { 'TR-2026-4F7K2M': 'one of many: tests/machines/orders.test.ts' },
  'ORD-3': {
    '… is no longer sold.': 'of parts: tests/machines/orders.test.ts',
    '… is out of stock.': 'of parts: tests/machines/orders.test.ts',
  },
  'DET-2': { 'not found': 'the kind of view; its heading is RTE-7’s' },
  'LOG-5': { '123 456': 'what a shopper pastes' },
  'TYP-2': {
    '(07700) 900123': 'what a shopper types',
    '07700-900-123': 'what a shopper types',
    '+44 (0)7700 900123': 'what a shopper types',
    '0044 7700 900123': 'what a shopper types',
  },
};

/** Figures of a statement, in their order, without those of IDs, quoted texts, code and addresses of pages. */
function figuresIn(statement: string): readonly string[] {
  const text = statement
    .replaceAll(/\b[A-Z]{3}-\d+\b/g, '')
    .replaceAll(QUOTED, '')
    .replaceAll(/`[^`]*`/g, '')
    .replaceAll(/\]\([^)]*\)/g, '');
  return [...text.matchAll(/(?<![\w.])\d(?:[\d,.:]*\d)?%?/g)].map(([figure]) => figure);
}

/** A constant of a file that no other needs. @throws where the file has none of this name */
function constantOf(file: string, name: string): number {
  const [, value] = new RegExp(`\\b${name} = '?([\\d_]+)'?;`).exec(textOf(file)) ?? [];
  if (value === undefined) throw new Error(`${file} has no figure ${name}.`);
  return Number(value.replaceAll('_', ''));
}

/** A delay of a chart, in milliseconds. @throws where the chart has none of this name */
function delayOf({ implementations }: { implementations: { delays: object } }, name: string): number {
  const value = Object.entries(implementations.delays).find(([known]) => known === name)?.[1];
  if (typeof value !== 'number') throw new Error(`The chart has no delay ${name}.`);
  return value;
}

const seconds = (ms: number) => ms / 1000;
const percent = (share: number) => `${share * 100}%`;
const pixels = (size: string) => Number.parseInt(size, 10);
const low = STRENGTHS.find(({ id }) => id === 'low');

/** Figures that no constant holds, each with its meaning, or the test that looks for it. */
const stated = (figure: string, _reason: string) => figure;

/** The figures of each statement as the shop has them. */
const FIGURES: Readonly<Record<string, readonly (number | string)[]>> = {
  'AGE-6': [pixels(tokens.container.dialog), pixels(tokens.duration.slow)],
  'HDR-2': [stated('0', 'no badge: tests/paths/cart.screen.ts'), stated('3', 'an example')],
  'HOM-1': [
    /\d+/.exec(conditions.mdDown)?.[0] ?? '',
    ...[stated('1440', 'tests/e2e/home.spec.ts'), stated('900', 'tests/e2e/home.spec.ts')],
  ],
  'PRD-2': [PRICE_RANGE.min, PRICE_RANGE.max, PRICE_RANGE.max],
  'PRD-14': [`${low?.upTo}%`, PRICE_RANGE.min, PRICE_SCALE.valueAt(50)],
  'ZOM-2': [
    ...[percent(WHOLE), percent(LARGEST), ...LEVELS.map((level) => level * 100)],
    ...[stated('0', 'a key'), percent(WHOLE), percent(CLOSE_UP)],
  ],
  'CRT-3': [
    ...[percent(TAX_RATE), DELIVERY_FEE / 100, FREE_DELIVERY_FROM / 100, FREE_DELIVERY_FROM / 100],
    ...[stated('0', 'tests/machines/domain/cart.test.ts'), stated('0', 'the same'), stated('2', 'whole pence')],
  ],
  'CRT-7': [seconds(delayOf(additionMachine, 'acknowledgement'))],
  'VCH-1': [LONGEST_CODE],
  'CHK-3': [delayOf(checkoutMachine, 'redirectDelay'), stated('0', 'the first step: tests/machines/selectors.test.ts')],
  'CHK-6': [delayOf(checkoutMachine, 'stepPause')],
  'CHK-7': [delayOf(checkoutMachine, 'stepPause'), seconds(delayOf(cartMachine, 'longestCheck'))],
  'ADB-1': [CHECKOUT_STEPS.findIndex(({ name }) => name === 'Delivery Details') + 1],
  'ADB-3': [CHECKOUT_STEPS.findIndex(({ name }) => name === 'Delivery Details') + 1],
  'SAV-1': [MOST_SAVED],
  'SAV-2': [pixels(tokens.size.touch), pixels(tokens.size.touch)],
  'BCK-1': [MOST_WATCHED],
  'LOG-2': [constantOf('src/features/login/login.actors.ts', 'CHECK_MS')],
  'LOG-3': [CODE_LENGTH, CODE_LENGTH, constantOf('src/features/login/login.actors.ts', 'DUMMY_CODE')],
  'SGN-3': [CALENDAR_START.slice(0, 4)],
  'SGN-4': [
    stated('5', 'tests/machines/signup-fields.test.ts'),
    seconds(constantOf('src/features/signup/signup.actors.ts', 'LOOKUP_MS')),
    seconds(delayOf(signupMachine, 'slowDelay')),
  ],
  'STO-3': [LONGEST_LINE, LONGEST_TEXT.toLocaleString('en-GB')],
  'API-2': [DELAYS.products, DELAYS.search, DELAYS.product],
  'API-3': [
    seconds(delayOf(catalogueMachine, 'slowDelay')),
    seconds(constantOf('src/platform/api.ts', 'LONGEST_WAIT_MS')),
    constantOf('src/platform/api.ts', 'LONGEST_MESSAGE'),
    stated('750', 'an example'),
  ],
  'CON-1': [
    seconds(delayOf(contactMachine, 'noticeTime')),
    ...['9', '18', '10', '16'].map((hour) => stated(hour, 'hours of service: tests/e2e/pages.spec.ts')),
    seconds(delayOf(contactMachine, 'noticeTime')),
  ],
  'SRV-2': [seconds(delayOf(loginMachine, 'slowDelay'))],
  'SRV-5': [CHECKOUT_STEPS.findIndex(({ name }) => name === 'Delivery Details') + 1],
  'SRV-1': [
    seconds(constantOf('src/platform/server-api.ts', 'SLOW_MS')),
    seconds(constantOf('src/platform/server-api.ts', 'LONGEST_WAIT_MS')),
  ],
  'SRV-7': [seconds(delayOf(placingMachine, 'longestWait'))],
  'SRV-10': [seconds(delayOf(signupMachine, 'longestWait'))],
  'RUN-1': [seconds(constantOf('tools/demo-server/serve.ts', 'STOP_PATIENCE_MS'))],
};

/** Statements whose figures other tests look for, which name the requirement. */
const FIGURES_ELSEWHERE: Readonly<Record<string, string>> = {
  'AGE-1': 'the age is part of a quoted text',
  'AGE-2': 'the age is part of a quoted text',
  'FTR-1': 'tests/e2e/header.spec.ts',
  'RTE-2': 'tests/machines/domain/routes.test.ts',
  'RTE-5': 'tests/e2e/routes.spec.ts',
  'RTE-6': 'tests/unit/shop-server.test.ts',
  'PRD-6': 'five stars: tests/e2e/appearance.spec.ts',
  'DET-1': 'Challenge 25: tests/e2e/product.spec.ts',
  'DET-4': 'tests/machines/domain/delivery-estimate.test.ts',
  'CRT-1': 'tests/paths/models/cart.ts',
  'CRT-6': 'minus at one: tests/paths/models/cart.ts',
  'CHK-1': 'tests/machines/selectors.test.ts',
  'ADB-6': 'the number of a step: tests/e2e/addresses.spec.ts',
  'SES-2': 'tests/unit/api.test.ts',
  'SGN-2': 'tests/machines/signup-fields.test.ts',
  'STO-1': 'the number of a step: tests/e2e/cart.spec.ts',
  'PAG-1': 'tests/unit/texts.test.ts',
  'PAG-3': 'a version of WCAG',
  'SEO-3': 'tests/unit/site-files.test.ts',
  'SRV-6': 'tests/unit/placing-actors.test.ts',
  'RUN-2': 'tests/support/site-table.ts',
};

describe('FLW-3 every text that the requirements quote is in the shop', () => {
  test.each([...STATEMENTS].filter(([, text]) => quotedIn(text).length > 0))('FLW-3 %s', (id, statement) => {
    const excused = Object.keys(NOT_LOOKED_FOR[id] ?? {});
    const missing = quotedIn(statement).filter((text) => !isSaid(text, id));
    expect([...new Set(missing)].sort()).toEqual(excused.sort());
  });
});

describe('FLW-3 the figures of the requirements are those of the shop', () => {
  test.each(Object.entries(FIGURES))('FLW-3 %s', (id, figures) => {
    expect(figuresIn(STATEMENTS.get(id) ?? '')).toEqual(figures.map(String));
  });

  test('FLW-3 each statement with figures is among these, or says where they are looked for', () => {
    const withFigures = [...STATEMENTS].filter(([, text]) => figuresIn(text).length > 0).map(([id]) => id);
    expect(withFigures.length).toBeGreaterThan(40);
    expect(withFigures.sort()).toEqual([...Object.keys(FIGURES), ...Object.keys(FIGURES_ELSEWHERE)].sort());
  });

  test('FLW-3 each test that is named for a figure names the requirement', () => {
    const named = Object.entries(FIGURES_ELSEWHERE).flatMap(([id, reason]) =>
      [...reason.matchAll(/tests\/[\w./-]+\.ts/g)].map(([file]) => ({ id, file })),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(({ id, file }) => !textOf(file).includes(id))).toEqual([]);
  });
});
