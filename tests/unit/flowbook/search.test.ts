import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FLOWS } from '#tests/paths/all-flows.ts';
import { sentencesIn } from '#tools/chart-tests/report/sentences.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import { addressOf } from '#tools/flowbook/live/found-address.ts';
import { SearchIndex } from '#tools/flowbook/live/search.ts';

const SENTENCES = sentencesIn(readFileSync('docs/requirements.md', 'utf8'));
const ON_SCREEN = ['Contact', 'We aim to reply within two days', 'Send message'];
const index = new SearchIndex(
  FLOWS.map(({ machine }) => readChart(machine)),
  {
    sentences: new Map(SENTENCES.map(({ id, text }) => [id, text])),
    screenOf: (chart, path) => (chart === 'contact' && path === 'writing' ? ON_SCREEN : []),
  },
);

describe('FLW-2 the search', () => {
  test.each([
    ['a requirement', 'CHK-3', 'state', 'checkout', 'confirmed'],
    ['a requirement in small letters', 'chk-3', 'state', 'checkout', 'confirmed'],
    ['a name', 'choosingPayment', 'state', 'checkout', 'open.choosingPayment'],
    ['a part of a name', 'choosingP', 'state', 'checkout', 'open.choosingPayment'],
    ['the path of a state', 'open.choosingPayment', 'state', 'checkout', 'open.choosingPayment'],
    ['a name with a typing error', 'chosingPayment', 'state', 'checkout', 'open.choosingPayment'],
    ['an event', 'payment.chosen', 'transition', 'checkout', 'open'],
    ['a chart', 'header', 'chart', 'header', ''],
    ['words of a description', 'code is too short or wrong', 'state', 'login', 'code.entering.refused'],
    ['the same with typing errors', 'code is too shrt or worng', 'state', 'login', 'code.entering.refused'],
    ['words on a screen', 'reply within two days', 'state', 'contact', 'writing'],
  ])('FLW-2 %s: %s is a %s of %s', (_, query, kind, chart, path) => {
    expect(index.found(query)[0]).toMatchObject({ kind, chart, path });
  });

  test.each(['reply within two days', 'repl within tow days'])(
    'FLW-2 %s is found by the words on the screen, and they are said',
    (query) => {
      expect(index.found(query)[0]).toMatchObject({
        ...{ kind: 'state', chart: 'contact', path: 'writing' },
        about: "Words on the screen: 'We aim to reply within two days'",
      });
    },
  );

  test('FLW-2 of what is found by its name or description, this is said', () => {
    const [hit] = index.found('writing');
    expect(hit).toMatchObject({ chart: 'contact', path: 'writing' });
    expect(hit?.about).not.toContain('on the screen');
  });

  test('FLW-2 words of a requirement lead to a place that names it', () => {
    const places = index.found('You will receive a confirmation email shortly');
    expect(places[0]).toMatchObject({ covers: expect.arrayContaining(['CHK-3']) });
  });

  test('FLW-2 nothing is found of nothing, and of what is called so nowhere', () => {
    expect(index.found(' ')).toEqual([]);
    expect(index.found('xylophone')).toEqual([]);
  });

  test('FLW-2 a word of three letters is taken as it is: with another letter it is another word', () => {
    expect(index.found('the')).not.toEqual([]);
    expect(index.found('thx')).toEqual([]);
  });

  test('FLW-2 a transition has an address beside its state', () => {
    const [hit] = index.found('payment.chosen');
    expect(hit && addressOf(hit)).toBe('/flowbook/checkout/open?edge=open+payment.chosen');
  });
});
